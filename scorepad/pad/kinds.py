"""The two kinds of game, tricks and duels: functions that call the right one for a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from scorepad.pad import judge, opening
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import fold
from scorepad.pad.mark_schema import MarkIndex, refuse_shape
from scorepad.pad.marks import Mark
from scorepad.pad.match.acts import check_match_opening, match_opening_cells
from scorepad.pad.match.fold import fold_match
from scorepad.pad.match.judge import judge_match, refuse_match_shape
from scorepad.pad.match.state import Match
from scorepad.pad.opening import RULESET, Opening
from scorepad.rules.game_file import TRICKS
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Code, Refusal

_FOLDS: Mapping[str, Callable[[Sequence[Mark]], AnyPad]] = {TRICKS: fold, "duel": fold_match}

MOST_MARKS = 5_000
"""The most marks in one game: twenty times as many as the longest evening has.

It limits how long the reading of a game can delay other requests.
"""

MOST_CELLS_A_GAME = 10_000
"""The most cells that the marks of one game write in total.

A tap writes one or two; this is twenty times as many as the longest evening has.
"""


def read_pad(marks: Sequence[Mark]) -> AnyPad:
    """Return the pad that ``marks`` make, of the kind that the first of them says."""
    ruleset = cast("Mapping[str, str]", dict(marks[0].cells)[RULESET])
    return _FOLDS[ruleset.get("kind", TRICKS)](marks)


def judge_mark(pad: AnyPad, mark: Mark) -> Refusal | None:
    """Return why ``mark`` cannot be written live on ``pad``, or ``None``."""
    marks = pad.written.marks
    if _has_no_room(len(marks), sum(len(each.cells) for each in marks), mark):
        return Refusal(Code.GAME_FULL)
    return judge_match(pad, mark) if isinstance(pad, Match) else judge.judge(pad, mark)


def judge_shape(pad: AnyPad, known: MarkIndex, mark: Mark) -> Refusal | None:
    """Return what is wrong with the shape of ``mark`` after the ``known`` ones, or ``None``."""
    if _has_no_room(len(known.marks), known.cells, mark):
        return Refusal(Code.GAME_FULL)
    if isinstance(pad, Match):
        return refuse_match_shape(known, pad.ruleset, pad.present, mark)
    return refuse_shape(known, pad.ruleset, mark)


def _has_no_room(marks: int, cells: int, mark: Mark) -> bool:
    return marks >= MOST_MARKS or cells + len(mark.cells) > MOST_CELLS_A_GAME


def check_opening(checked: Opening) -> Mapping[str, Refusal]:
    """Return what is wrong with an opening, by the place where it was typed."""
    if checked.game in duel_games():
        return check_match_opening(checked)
    return opening.check_opening(checked)


def opening_cells(checked: Opening) -> Cells:
    """Return the cells of the mark that opens the game; the opening must be right."""
    if checked.game in duel_games():
        return match_opening_cells(checked)
    return opening.opening_cells(checked)
