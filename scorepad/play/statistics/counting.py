"""The figures of a game, kept in the transaction that changes it."""

from datetime import datetime

from scorepad.stats.finished import Finished
from scorepad.stats.tally import FORM
from scorepad.store import FinishedRow, GameRow, Writer


def keep_finished(writer: Writer, game: GameRow, finished: Finished | None) -> None:
    """Keep what ``game`` adds to the statistics of its circle; ``None`` while it runs."""
    if not game.circle_id:
        return
    if game.deleted_at is None and finished is not None:
        writer.keep_finished(_row(game, finished))
    else:
        writer.drop_finished(game.game_id, game.circle_id)


def month_of(at: int) -> str:
    """The month of a moment (Unix seconds) in this machine's time zone: "2026-11"."""
    return f"{datetime.fromtimestamp(at).astimezone():%Y-%m}"


def _row(game: GameRow, finished: Finished) -> FinishedRow:
    return FinishedRow(
        game_id=game.game_id,
        circle_id=game.circle_id,
        month=month_of(finished.ended_at) if finished.tallies else "",
        ended_at=finished.ended_at,
        ruleset=finished.ruleset,
        form=FORM,
        body=finished.as_json(),
    )
