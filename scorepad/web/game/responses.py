"""The answers to what is written in a game: a fragment, or another screen."""

from collections.abc import Callable

from flask import request, url_for
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame, opened_to_write
from scorepad.services.fates import Act, Fate, MarkFate
from scorepad.services.marks import Outcome, write
from scorepad.services.pad_kinds import on_tricks
from scorepad.views.active_cell import PadQuery
from scorepad.web.game.mark_forms import MarkForm, RoundForm, number
from scorepad.web.game.pad import address, read_pad_query, show
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment, go_to

_CONFLICTS = {
    *(Code.WRITTEN_MEANWHILE, Code.SAME_ID, Code.NOT_THE_NEWEST),
    *(Code.ROUND_NOT_OPEN, Code.ROUND_HAS_BEGUN),
}


def writers_game(game_id: str) -> OpenedGame:
    """Return the opened game, for a screen that only writers see."""
    return opened_to_write(current_store(), game_id, known_device())


def written(game_id: str, form: MarkForm, act: Act) -> Outcome:
    """Write what a form says; one that cannot be read is refused."""
    if form.validate():
        return write(current_store(), game_id, known_device(), form.intent(act))
    return Outcome(writers_game(game_id), (MarkFate("", Fate.REFUSED, form.unreadable()),))


def to_pad(game_id: str) -> Response:
    """Go back to the pad, whose undo says what was just done."""
    return go_to(url_for("pad.page", game_id=game_id))


def status_of(refusal: Refusal | None) -> int:
    """Return 409 where somebody else was quicker, 422 for what is wrong, else 200."""
    if refusal is None:
        return 200
    return 409 if refusal.code in _CONFLICTS else 422


def in_round(form: RoundForm, act: Callable[[Pad, Round], acts.Cells | Refusal]) -> Act:
    """Return ``act`` on the deal that the form was made for."""

    @on_tricks
    def on(pad: Pad) -> acts.Cells | Refusal:
        round_ = pad.round(number(form.round))
        if round_ is None or round_.deal != number(form.deal):
            return Refusal(Code.DEAL_IS_OVER, {"round": number(form.round)})
        return act(pad, round_)

    return on


def where_it_was(pad: AnyPad) -> PadQuery:
    """Return the earlier round that is being corrected.

    Without one, return what mostly follows a tap: the cell that is to be filled next.
    """
    shown = request.form.get("round", type=int) if "from" in request.form else None
    if not isinstance(pad, Pad) or shown in (None, (pad.current or pad.rounds[-1]).number):
        return PadQuery()
    return PadQuery(round=shown, from_sheet=_from_sheet())


def _from_sheet() -> bool:
    return request.form.get("from") == "sheet"


def answer(
    game_id: str,
    form: MarkForm,
    act: Act,
    *,
    follows: Callable[[AnyPad], PadQuery] = where_it_was,
    stays: bool = False,
    onward: str = "",
    refused: Callable[[Refusal, int], Response] | None = None,
) -> Response:
    """Write what the form says, and show what ``follows`` on the pad after it.

    Instead, go ``onward`` to another screen, or back to the sheet if that is where the form came
    from, unless one ``stays``. ``refused`` makes the screen that says why not, where that isn't the
    pad, from the reason and a status.
    """
    outcome = written(game_id, form, act)
    opened = outcome.opened
    if outcome.refusal is not None:
        return _refused(opened, outcome.refusal, None if form.errors else refused)
    if _from_sheet() and not stays:
        onward = url_for("sheet.page", game_id=game_id)
    if onward:
        return go_to(onward)
    at = follows(opened.pad)
    if not asks_for_fragment():
        return go_to(address(opened, at))
    response = show(opened, at)
    response.headers["HX-Replace-Url"] = address(
        opened, PadQuery(round=at.round, from_sheet=at.from_sheet)
    )
    return response


def _refused(
    opened: OpenedGame, refusal: Refusal, elsewhere: Callable[[Refusal, int], Response] | None
) -> Response:
    """Show the pad with the sentence, or as it stands now, unless that is said ``elsewhere``."""
    status = status_of(refusal)
    if elsewhere is not None:
        return elsewhere(refusal, status)
    overtaken = refusal.code in (Code.SAME_ID, Code.NOT_THE_NEWEST)
    at = PadQuery() if overtaken else read_pad_query()
    if refusal.code is Code.NOTHING_CHANGED:
        at = where_it_was(opened.pad)
    return show(opened, at, refusal=refusal, status=status)
