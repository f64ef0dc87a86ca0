from pathlib import Path

from app.library.file_identity import file_identity


def test_a_file_is_known_again_under_another_name(tmp_path: Path) -> None:
    one, other = tmp_path / "a.gguf", tmp_path / "b.gguf"
    one.write_bytes(b"GGUF one")
    before = file_identity(one)
    one.rename(other)
    assert file_identity(other) == before


def test_other_content_is_another_file(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    seen = set()
    for content in (b"GGUF one", b"GGUF two", b"GGUF one and more"):
        path.write_bytes(content)
        seen.add(file_identity(path))
    assert len(seen) == 3
