"""Export of games to files: one game, those of a device, or all of a machine.

A file of many games has a document on each line. The first says what the file
is: ``scorepad`` (``"games"``), ``version``, ``exported_at`` (Unix seconds),
``circle`` (its name, or "") and ``people``, each with ``person_id``, ``name``,
``look``, ``hidden``, and in ``ids`` other ids of theirs in old games; a guest has ``guest``
(true). If evenings were ended by a tap, ``evening_ends`` says when (Unix seconds). Seasons
are in ``seasons``, each with ``name``, ``begins`` and ``ends`` ("2026-12-01", "" for none),
``best``, ``of`` and ``least`` (0 for none). House rules are in ``house_rules``, each with ``id``,
``name``, ``game`` and ``options``. Every other line is a game's document.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, get_args

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.import_check import marks_to_export
from scorepad.pad.marks import Mark
from scorepad.pad.visibility import can_ever_hide
from scorepad.services.damaged_games import note_damaged
from scorepad.services.games import games_listed
from scorepad.services.groups import HOUSEHOLD, current_group
from scorepad.services.house_rules import house_rules_of
from scorepad.services.import_export.columns import heading, lines
from scorepad.services.import_export.game_json import FIRST_VERSION, document, one_line, readable
from scorepad.services.pad_cache import stored_pad
from scorepad.services.seasons import can_be_season
from scorepad.store import (
    Before,
    EveningMove,
    GameRow,
    GroupRow,
    PaperDraft,
    Store,
    StoreUnavailable,
    Transaction,
    UnreadableGame,
)

Format = Literal["json", "csv", "csv-semicolon"]
FORMATS: tuple[Format, ...] = get_args(Format)

_SEPARATORS: Mapping[Format, str] = {"csv": ",", "csv-semicolon": ";"}

_AT_ONCE = 50
"""Games that are listed in each transaction: with a rollback journal, marks wait for it."""


def game_file(game: GameRow, pad: AnyPad, format: Format, paper: PaperDraft | None = None) -> str:
    """Return one game as the text of a file.

    ``paper`` is its draft from paper, only for those who may write in the game.
    """
    if format == "json":
        return readable(document(game, marks_to_export(pad), paper))
    separator = _SEPARATORS[format]
    return heading(separator) + lines(game.game_id, game.created_at, pad, separator)


def games_of_device(store: Store, device: str, format: Format, now: int) -> Iterator[str]:
    """Yield the file of every game that the device may open, piece by piece.

    Games that are damaged are left out; :mod:`scorepad.services.damaged_games` says which.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        first = _beginning(transaction, device, group, now, format)
    yield first
    group_id = group.group_id if group else ""
    # Running games first: one that ends meanwhile comes twice, and is read as one; the other way
    # round it would be missing.
    for over in (False, True):
        before: Before | None = None
        while True:
            with store.reading() as transaction:
                page = games_listed(
                    transaction, device, group_id, over=over, limit=_AT_ONCE, before=before
                )
            for listed in page:
                try:
                    yield _game(store, listed.game.game_id, format, writes=listed.role == "host")
                except UnreadableGame:
                    with suppress(StoreUnavailable):
                        note_damaged(store, listed.game.game_id)
            if len(page) < _AT_ONCE:
                break
            last = page[-1].game
            before = Before(last.created_at, last.game_id)


def games_of_machine(
    store: Store, format: Format, now: int, left_out: dict[str, int]
) -> Iterator[str]:
    """Yield the file of every game of the machine, with the people of the household.

    Games that are damaged are added to ``left_out``, with when they began.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, HOUSEHOLD)
        first = _beginning(transaction, HOUSEHOLD, group, now, format)
    yield first
    last = ""
    while True:
        with store.reading() as transaction:
            page = transaction.games.after(last, _AT_ONCE)
        for game in page:
            try:
                yield _game(store, game.game_id, format, writes=True)
            except UnreadableGame:
                left_out[game.game_id] = game.created_at
        if len(page) < _AT_ONCE:
            return
        last = page[-1].game_id


def _game(store: Store, game_id: str, format: Format, *, writes: bool) -> str:
    """Return the piece of one game, "" if it was deleted meanwhile.

    Devices that may write in it also get its draft from paper. With a rollback journal, writers
    wait for readers. So each game is read in a transaction of its own, and worked on afterwards.

    Raises:
        UnreadableGame: it is damaged.
    """
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
        marks = transaction.marks.fetch(game_id)
        paper = transaction.paper_drafts.get(game_id) if writes else None
        moves = transaction.evenings.moves_among([game_id]) if writes else {}
    if game is None or game.deleted_at is not None:
        return ""
    return _piece(game, marks(), format, paper, moves.get(game_id))


def _piece(
    game: GameRow,
    marks: Sequence[Mark],
    format: Format,
    paper: PaperDraft | None,
    evening: EveningMove | None,
) -> str:
    if format != "json":
        pad = stored_pad(game.game_id, marks).shown
        return lines(game.game_id, game.created_at, pad, _SEPARATORS[format])
    # Reading a pad takes longest, and most games never had hidden bids.
    hides = can_ever_hide(marks)
    exported = marks_to_export(stored_pad(game.game_id, marks)) if hides else marks
    return one_line(document(game, exported, paper, evening))


def _beginning(
    transaction: Transaction, device: str, group: GroupRow | None, now: int, format: Format
) -> str:
    if format != "json":
        return heading(_SEPARATORS[format])
    head: dict[str, Any] = {
        "scorepad": "games",
        "version": FIRST_VERSION,
        "exported_at": now,
        "circle": group.name if group else "",
        "people": _people(transaction, group.group_id) if group else [],
    }
    ends = transaction.evenings.ends(group.group_id) if group else []
    if ends:
        head["evening_ends"] = ends
    # People edit databases, and a file with what can be no season is not taken anywhere.
    seasons = list(filter(can_be_season, transaction.seasons.all(group.group_id) if group else []))
    if seasons:
        head["seasons"] = [
            {
                "name": season.name,
                "begins": season.begins,
                "ends": season.ends,
                "best": season.best,
                "of": season.of_evenings,
                "least": season.least,
            }
            for season in seasons
        ]
    houses = house_rules_of(transaction, device)
    if houses:
        head["house_rules"] = [
            {"id": each.id, "name": each.name, "game": each.game, "options": dict(each.options)}
            for each in houses
        ]
    return one_line(head)


def _people(transaction: Transaction, group_id: str) -> list[dict[str, Any]]:
    return [
        {
            "person_id": person.person_id,
            "name": person.name,
            "look": person.sign,
            "hidden": bool(person.hidden),
            "ids": [
                each
                for each in transaction.people.ids_of(group_id, person.person_id)
                if each != person.person_id
            ],
            **({"guest": True} if person.guest else {}),
        }
        for person in transaction.people.all(group_id)
    ]
