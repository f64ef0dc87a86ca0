"""Whether a file is in some program's memory."""

import mmap
import sys
from pathlib import Path

import pytest

from app.library.file_users import loaded_files

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")


def test_a_mapped_file_is_found_through_links_as_well(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("with space\nand line.gguf", "b.gguf")]
    for path in paths:
        path.write_bytes(b"GGUF")
    link = tmp_path / "link.gguf"
    link.symlink_to(paths[0])
    assert loaded_files([*paths, link]) == set()
    with paths[0].open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ):
        assert paths[0] in loaded_files(paths)
        assert paths[1] not in loaded_files(paths)
        assert loaded_files([link]) == {link}
    assert loaded_files(paths) == set()


def test_processes_that_do_not_show_themselves_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "1").mkdir()
    (tmp_path / "1" / "maps").mkdir()
    assert loaded_files([tmp_path / "a.gguf"], tmp_path) == set()
