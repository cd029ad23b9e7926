"""Marks kept, with everything that is worked out from them and kept beside them."""

from collections.abc import Sequence
from dataclasses import replace

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark, digest
from scorepad.play.people.seating import note_people
from scorepad.play.statistics.counting import keep_count
from scorepad.play.summary import summarize
from scorepad.store import GameRow, Writer


def keep_marks(
    writer: Writer, game: GameRow, marks: Sequence[Mark], before: AnyPad, pad: AnyPad
) -> GameRow:
    """Writes ``marks``, which have made ``pad`` of ``before``; the game after them."""
    summary = summarize(pad)
    version = writer.append_all(game.game_id, marks, summary)
    if game.circle_id and pad.names.keys() != before.names.keys():
        note_people(writer, game, pad.names, marks[-1].at)
    if before.over or pad.over:
        keep_count(writer, game, pad)
    return replace(
        game,
        version=version,
        updated_at=marks[-1].at,
        summary=summary,
        digest=digest((mark.id for mark in marks), game.digest),
    )


def keep_opening(writer: Writer, game_id: str, circle_id: str, mark: Mark) -> None:
    """Writes a game with the ``mark`` that opens it, in the circle with that id;
    "" for none.

    Raises:
        AlreadyThere: the id is taken.
    """
    pad = read_pad((mark,))
    summary = summarize(pad)
    writer.add_game(game_id, mark.at, summary, circle_id)
    writer.append(game_id, mark, summary)
    if circle_id:
        game = writer.game(game_id)
        assert game is not None
        note_people(writer, game, pad.names, mark.at)


def keep_whole(writer: Writer, game_id: str, circle_id: str, created_at: int, pad: AnyPad) -> None:
    """Writes a game that was played elsewhere, with all its marks, into the circle.

    Raises:
        AlreadyThere: the id is taken.
    """
    summary = summarize(pad)
    writer.add_game(game_id, created_at, summary, circle_id)
    writer.append_all(game_id, pad.written.marks, summary)
    game = writer.game(game_id)
    assert game is not None
    note_people(writer, game, pad.names, created_at)
    if pad.over:
        keep_count(writer, game, pad)
