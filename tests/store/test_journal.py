import pytest

from scorepad.store.sqlite import journal_mode


@pytest.mark.parametrize(
    "version",
    [(3, 44, 6), (3, 44, 7), (3, 50, 7), (3, 50, 9), (3, 51, 3), (3, 52, 0), (4, 0, 0)],
)
def test_a_version_that_was_mended_keeps_a_write_ahead_log(version):
    assert journal_mode(version) == "wal"


@pytest.mark.parametrize(
    "version",
    [
        (3, 7, 0),
        (3, 40, 1),
        (3, 43, 9),
        (3, 44, 5),
        (3, 45, 0),
        (3, 49, 9),
        (3, 50, 6),
        (3, 51, 0),
        (3, 51, 2),
    ],
)
def test_a_version_that_can_lose_commits_keeps_a_rollback_journal(version):
    assert journal_mode(version) == "delete"
