"""Whatever phones send late, every screen has an answer."""

from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad.fold import fold
from scorepad.pad.mark_schema import MarkIndex, refuse_shape
from scorepad.pad.marks import Mark
from scorepad.pad.state import Pad
from scorepad.services.access import OpenedGame
from scorepad.services.game_summary import summarize
from scorepad.services.rematches import rematch
from scorepad.store import GameRow
from scorepad.views.active_cell import PadQuery
from scorepad.views.end import end_view
from scorepad.views.log import log_lines, news_since, undo_line
from scorepad.views.pad import pad_view
from scorepad.views.sheet import sheet_view
from tests.pad.late_marks import PLAYERS, late_marks
from tests.pad.scribe import Scribe

GAMES = ["wizard_gigamic", "quoicoupli", "oh_hell", "skull_king", "wizard_fisher"]
ATS = [
    PadQuery(),
    PadQuery(round=1),
    PadQuery(field="trump"),
    PadQuery(field="bonus", player="anna"),
    *(PadQuery(field=field, player=player) for field in ("bid", "tricks") for player in PLAYERS),
    PadQuery(field="tricks", player="anna", value=1),
    PadQuery(round=1, field="tricks", player="ben", value=0),
    PadQuery(round=1, field="bid", player="ben", alone=True),
]


def look_at(pad: Pad) -> None:
    """Everything that any screen asks."""
    now = OpenedGame(
        GameRow("g" * 22, 0, 0, len(pad.written.marks), 1, 1, summarize(pad)), "host", pad
    )
    for at in ATS:
        assert pad_view(pad, now, at).game.version == now.game.version
    assert sheet_view(pad, now, corrections=True).lines
    assert end_view(now, None).rounds >= 1
    assert len(log_lines(pad)) == len(pad.written.marks) - 1
    undo_line(pad)
    assert len(list(news_since(pad, 0))) == len(pad.written.marks)
    rematch(pad)


@settings(max_examples=60)
@given(st.sampled_from(GAMES), late_marks(25), st.randoms(use_true_random=False))
def test_late_marks_in_any_order_can_be_shown(game: str, marks: list[Mark], order) -> None:
    table = Scribe(game, "anna ben cleo dora", options={"play.bomb": True, "play.cloud": True})
    table.play_rounds(1)
    known, written = MarkIndex(table.marks), []
    for mark in marks:
        if refuse_shape(known, table.pad.ruleset, mark) is None:
            known.add(mark)
            written.append(mark)
    look_at(fold([*table.marks, *written]))
    order.shuffle(written)
    look_at(fold([*table.marks, *written]))
