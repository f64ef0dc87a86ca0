"""The kind of a reply is told from where most of its characters stand."""

import pytest

from app.core.text_kind import TextKind, kind_of

PROSE = "The harbour was quiet that morning, and nobody spoke. Later the boats came in, one by one. " * 4
CODE = "```python\ndef f(x: int) -> int:\n    return x * x\n\n\nprint(f(3))\n```\n"
TABLE = "| City | People |\n|---|---|\n" + "| Utrecht | 374 000 |\n" * 8
LIST = "\n".join(f"- the {number}. thing to take along on the way" for number in range(8))
MATHS = "So\n\n$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\n\nand with $a = 1$ that is $x = 2$."


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (PROSE, TextKind.PROSE),
        ("Here it is:\n\n" + CODE, TextKind.CODE),
        ("Here it is:\n\n" + CODE.removesuffix("```\n"), TextKind.CODE),
        (PROSE + CODE, TextKind.PROSE),
        ("A table:\n\n" + TABLE, TextKind.TABLE),
        ("Take these:\n\n" + LIST, TextKind.LIST),
        ("1. one thing that is long enough to count\n2. another thing of about that size\n", TextKind.LIST),
        (MATHS, TextKind.MATHS),
        ("Yes.", TextKind.SHORT),
        ("", TextKind.SHORT),
        ("It costs between $5 and $6, or $7 at the weekend, which many find too much. " * 3, TextKind.PROSE),
        (f"<think>{CODE}{CODE}</think>\n\n{PROSE}", TextKind.PROSE),
        (f"<think>{PROSE}", TextKind.SHORT),
    ],
)
def test_kinds(text: str, kind: TextKind) -> None:
    assert kind_of(text) is kind


def test_a_list_within_code_is_code() -> None:
    text = "Write this:\n\n```markdown\n" + LIST + "\n" + TABLE + "```\n"
    assert kind_of(text) is TextKind.CODE
