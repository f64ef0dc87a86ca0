"""Where a tuned draft goes: nothing of the person's is replaced unasked, and no scratch stays."""

import os
from pathlib import Path

import pytest

from app.errors import ModelWriteError, UsageError
from app.service.tuned_file import check_output, check_room, keep, scratch_folder


def test_a_new_name_is_fine(tmp_path: Path) -> None:
    check_output(tmp_path / "new.gguf", (tmp_path / "draft.gguf", None), may_overwrite=False)


def test_a_file_is_replaced_only_when_that_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "new.gguf").touch()
    with pytest.raises(UsageError, match=r"is there already.*--force"):
        check_output(tmp_path / "new.gguf", (), may_overwrite=False)
    check_output(tmp_path / "new.gguf", (), may_overwrite=True)


def test_a_model_in_use_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "draft.gguf").touch()
    (tmp_path / "link.gguf").symlink_to("draft.gguf")
    for name in ("draft.gguf", "link.gguf"):
        with pytest.raises(UsageError, match="in use as a model itself"):
            check_output(tmp_path / name, (None, tmp_path / "draft.gguf"), may_overwrite=True)


def test_a_folder_is_no_file_name(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a folder"):
        check_output(tmp_path, (), may_overwrite=True)


def test_a_disk_too_small_is_told_in_numbers(tmp_path: Path) -> None:
    check_room(tmp_path, 5_000_000, 5_000_000)
    with pytest.raises(ModelWriteError, match=r"about 5 MB in .*, and 4 MB are free") as caught:
        check_room(tmp_path, 5_000_000, 4_000_000)
    assert "--output" in caught.value.hint


def test_the_scratch_folder_is_gone_at_the_end_also_after_a_failure(tmp_path: Path) -> None:
    with pytest.raises(KeyError), scratch_folder(tmp_path) as scratch:
        (scratch / "file").touch()
        assert scratch.parent == tmp_path
        raise KeyError
    assert list(tmp_path.iterdir()) == []


def test_a_file_kept_outlives_the_scratch_folder(tmp_path: Path) -> None:
    with scratch_folder(tmp_path) as scratch:
        (scratch / "file").write_text("best")
        keep(scratch / "file", tmp_path / "new.gguf")
    assert [path.name for path in tmp_path.iterdir()] == ["new.gguf"]
    assert (tmp_path / "new.gguf").read_text() == "best"


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "nowhere"):
        with pytest.raises(ModelWriteError, match="cannot be written to") as caught, scratch_folder(folder):
            pass
        assert "--output" in caught.value.hint


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may write everywhere")
def test_a_folder_that_may_not_be_written_to_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(ModelWriteError, match="Permission denied"), scratch_folder(tmp_path):
        pass


def test_a_final_name_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ModelWriteError, match="cannot be written"):
        keep(tmp_path / "file", tmp_path / "nowhere" / "new.gguf")
