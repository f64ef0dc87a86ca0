import pytest

from app.library.quantization_grades import EXPLANATIONS, Grade, grade_of


@pytest.mark.parametrize(
    ("quantization", "grade"),
    [
        ("F16", Grade.ORIGINAL),
        ("bf16", Grade.ORIGINAL),
        ("Q8_0", Grade.FAITHFUL),
        ("Q6_K", Grade.FINE),
        ("Q5_K_S", Grade.FINE),
        ("Q4_K_M", Grade.BALANCED),
        ("IQ4_XS", Grade.BALANCED),
        ("MXFP4", Grade.BALANCED),
        ("Q3_K_L", Grade.SMALL),
        ("IQ2_XXS", Grade.ROUGH),
        ("TQ1_0", Grade.ROUGH),
        ("", Grade.UNKNOWN),
        ("odd", Grade.UNKNOWN),
    ],
)
def test_bits_decide(quantization: str, grade: Grade) -> None:
    assert grade_of(quantization) is grade


def test_every_grade_is_explained() -> None:
    assert set(EXPLANATIONS) == set(Grade)
    assert all(text.endswith(".") for text in EXPLANATIONS.values())
