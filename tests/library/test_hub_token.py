"""The access token: where it is looked for, where it is kept, and that it does not show."""

import errno
import os
import stat
from pathlib import Path

import pytest

from app.errors import TokenError
from app.library.hub_token import TokenPlace, TokenStore, system_keyring

SECRET = "hf_abcdefgh"


class FakeKeyring:
    """Keeps entries in memory, or fails at everything."""

    def __init__(self, *, is_broken: bool = False) -> None:
        self.entries: dict[tuple[str, str], str] = {}
        self.is_broken = is_broken

    def _check(self) -> None:
        if self.is_broken:
            raise RuntimeError("locked " + SECRET)

    def get_password(self, service: str, name: str) -> str | None:
        self._check()
        return self.entries.get((service, name))

    def set_password(self, service: str, name: str, password: str) -> None:
        self._check()
        self.entries[service, name] = password

    def delete_password(self, service: str, name: str) -> None:
        self._check()
        del self.entries[service, name]


def store(folder: Path, keyring: FakeKeyring | None = None, **variables: str) -> TokenStore:
    return TokenStore(folder / "slipstream" / "token", {"HF_HOME": str(folder / "hf"), **variables}, keyring)


def test_there_may_be_none(tmp_path: Path) -> None:
    token = store(tmp_path, FakeKeyring()).token()
    assert (token.text, token.place) == ("", TokenPlace.NOWHERE)


def test_the_keyring_keeps_it_and_no_file_does(tmp_path: Path) -> None:
    keyring = FakeKeyring()
    kept = store(tmp_path, keyring)
    assert kept.keep(f"  {SECRET}\n") is TokenPlace.KEYRING
    token = store(tmp_path, keyring).token()
    assert (token.text, token.place) == (SECRET, TokenPlace.KEYRING)
    assert list(tmp_path.rglob("token")) == []
    kept.forget()
    assert kept.token().place is TokenPlace.NOWHERE
    assert keyring.entries == {}


@pytest.mark.parametrize("keyring", [None, FakeKeyring(is_broken=True)])
def test_without_a_keyring_a_file_keeps_it_that_only_its_owner_reads(
    tmp_path: Path, keyring: FakeKeyring | None
) -> None:
    (tmp_path / "slipstream").mkdir()
    (tmp_path / "slipstream" / "token").write_text("hf_old")
    kept = store(tmp_path, keyring)
    assert kept.keep(SECRET) is TokenPlace.FILE
    assert kept.token().text == SECRET
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "slipstream" / "token").stat().st_mode) == 0o600
    kept.forget() if keyring is None else (tmp_path / "slipstream" / "token").unlink()
    assert kept.token().place is TokenPlace.NOWHERE


def test_a_keyring_takes_the_token_over_from_the_file(tmp_path: Path) -> None:
    store(tmp_path).keep("hf_old")
    store(tmp_path, FakeKeyring()).keep(SECRET)
    assert not (tmp_path / "slipstream" / "token").exists()


def test_the_environment_comes_first_and_the_hubs_own_program_last(tmp_path: Path) -> None:
    (tmp_path / "hf").mkdir()
    (tmp_path / "hf" / "token").write_text("hf_other\n")
    assert store(tmp_path).token().place is TokenPlace.OTHER_PROGRAM
    store(tmp_path).keep(SECRET)
    assert store(tmp_path).token().place is TokenPlace.FILE
    token = store(tmp_path, HF_TOKEN="hf_env").token()
    assert (token.text, token.place) == ("hf_env", TokenPlace.ENVIRONMENT)


def test_what_is_no_token_is_refused(tmp_path: Path) -> None:
    for text in ("", "  ", "two words", "Schlüssel", "a\nb"):
        with pytest.raises(TokenError):
            store(tmp_path).keep(text)


def test_it_does_not_show(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    kept = store(tmp_path, FakeKeyring(is_broken=True))
    kept.keep(SECRET)
    assert SECRET not in f"{kept.token()} {kept!r} {[record.getMessage() for record in caplog.records]}"
    assert caplog.records


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "slipstream").write_text("no folder")
    with pytest.raises(TokenError, match="cannot be kept"):
        store(tmp_path).keep(SECRET)


def test_a_full_disk_costs_no_token_that_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = store(tmp_path)
    kept.keep(SECRET)

    def fail(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(TokenError, match="No space"):
            kept.keep("hf_another")
    assert kept.token().text == SECRET
    assert [path.name for path in (tmp_path / "slipstream").iterdir()] == ["token"]


def test_a_keyring_that_keeps_nothing_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    import keyring
    from keyring.backends import fail

    keyring.set_keyring(fail.Keyring())  # type: ignore[no-untyped-call]
    assert system_keyring() is None
