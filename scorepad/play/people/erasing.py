"""Somebody erased for good: name and statistics go, the others' sheets still add up."""

from collections.abc import Sequence

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.erasing import without_names
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.people import players_of, told_apart
from scorepad.play.people.people import person_within
from scorepad.play.statistics.counting import keep_finished
from scorepad.play.statistics.spans import year_of
from scorepad.play.summary import summarize
from scorepad.stats.finished import count_game
from scorepad.store import Store


def erase_person(store: Store, device: str, person_id: str) -> None:
    """Take the person out of every game of the circle and out of the circle; one game
    in each transaction, so that no mark waits long. Where that is cut short, the
    person is still there to be erased again.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
        StoreUnavailable: not all was written.
    """
    done: set[str] = set()
    while True:
        with store.writing() as writer:
            writer.wipe()
            circle_id, person = person_within(writer, device, person_id)
            games = writer.games_of_person(circle_id, person.person_id)
            left = [game for game in games if game not in done]
            ids = set(writer.ids_of_person(circle_id, person.person_id))
            if not left:
                months = writer.months_of_person(circle_id, person.person_id)
                writer.change_months(circle_id, months)
                writer.drop_sums(circle_id, {*months, *map(year_of, months)})
                writer.forget_person(circle_id, person.person_id)
                return
        for game_id in left:
            _take_out(store, game_id, ids)
        done.update(left)


def _take_out(store: Store, game_id: str, ids: set[str]) -> None:
    with store.reading() as reader:
        before = reader.game(game_id)
        if before is None:
            return
        changed, pad, gone = _without(reader.marks(game_id), ids)
    with store.writing() as writer:
        writer.wipe()
        game = writer.game(game_id)
        if game is None:
            return
        if game.state != before.state:
            changed, pad, gone = _without(writer.marks(game_id), ids)
        writer.remember_forgotten(game_id, gone)
        for mark in changed:
            writer.rewrite_mark(game_id, mark)
        if changed:
            writer.new_edition(game_id, summarize(pad))
            game = writer.game(game_id)
            assert game is not None
            keep_finished(writer, game, count_game(game_id, pad) if pad.over else None)


def _without(marks: Sequence[Mark], ids: set[str]) -> tuple[Sequence[Mark], AnyPad, set[str]]:
    """Return the marks that change where the person with these ids is taken out, the pad
    after it, and the players whose names may never come back."""
    pad = read_pad(marks)
    others = told_apart(pad).keys() - players_of(pad, ids)
    gone = (ids - others) | set(players_of(pad, ids))
    changed = without_names(marks, gone)
    by_id = {mark.id: mark for mark in changed}
    return changed, read_pad([by_id.get(mark.id, mark) for mark in marks]), gone
