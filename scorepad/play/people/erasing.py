"""Somebody erased for good: name and statistics go, the others' sheets still add up."""

from scorepad.pad.erasing import without_names
from scorepad.pad.kinds import read_pad
from scorepad.play.people.people import person_within
from scorepad.play.statistics.counting import keep_count
from scorepad.play.statistics.spans import year_of
from scorepad.play.summary import summarize
from scorepad.store import Store, Writer

_AT_ONCE = 20


def erase_person(store: Store, device: str, person_id: str) -> None:
    """Takes the person out of every game of the circle and out of the circle; a
    few games in each transaction, so that no mark waits long. Where that is cut
    short, the person is still there to be erased again.

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
            left = [game for game in games if game not in done][:_AT_ONCE]
            ids = set(writer.ids_of_person(circle_id, person.person_id))
            for game_id in left:
                _take_out(writer, game_id, ids)
            if not left:
                months = writer.months_of_person(circle_id, person.person_id)
                writer.change_months(circle_id, months)
                writer.drop_sums(circle_id, {*months, *map(year_of, months)})
                writer.forget_person(circle_id, person.person_id)
                return
        done.update(left)


def _take_out(writer: Writer, game_id: str, ids: set[str]) -> None:
    writer.remember_forgotten(game_id, ids)
    changed = without_names(writer.marks(game_id), ids)
    for mark in changed:
        writer.rewrite_mark(game_id, mark)
    if changed:
        pad = read_pad(writer.marks(game_id))
        writer.new_edition(game_id, summarize(pad))
        game = writer.game(game_id)
        assert game is not None
        keep_count(writer, game, pad)
