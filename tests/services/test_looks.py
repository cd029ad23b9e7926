"""What those who look on at games wait on, by which looks for news are held."""

from pathlib import Path

from scorepad.pad.marks import Mark
from scorepad.services.polls import watched
from scorepad.store import Store, Takeover, Watched
from tests.store.appending import append_mark


def keep(store: Store, *games: str) -> None:
    with store.writing() as transaction:
        for game in games:
            transaction.games.add(game, 1, {})
            append_mark(transaction, game, Mark("one"), {})
            transaction.links.grant(game, "host", "host", 1, 1)


def waits_on(store: Store, game: str) -> Watched:
    return store.game_state(game, "host").watched


def test_each_game_has_the_state_that_its_phones_hear_and_one_that_is_gone_has_none(
    store: Store,
) -> None:
    keep(store, "one", "two", "gone")
    with store.writing("gone") as transaction:
        transaction.games.delete("gone", 2)
    asked = ("one", "two", "gone", "unknown")
    assert watched(store, asked) == {each: waits_on(store, each) for each in ("one", "two")}
    before = waits_on(store, "one")
    with store.writing("one") as transaction:
        append_mark(transaction, "one", Mark("two"), {})
    written = waits_on(store, "one")
    assert watched(store, ["one", "two"])["one"] == written != before
    # The question of a phone that wants to write is no mark, and whoever answers it hears at once.
    with store.writing("one") as transaction:
        transaction.takeovers.add("one", Takeover("question", "viewer", "", 5))
    assert watched(store, ["one"])["one"] == waits_on(store, "one") == Watched(written.state, 5)


def test_while_games_cannot_be_read_none_has_a_state(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/scorepad.db")
    store.prepare()
    keep(store, "one")
    store.close()
    (tmp_path / "scorepad.db").rename(tmp_path / "away.db")
    assert watched(store, ["one"]) == {}
    store.close()
