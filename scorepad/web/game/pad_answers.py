"""The answers to a tap on the pad: the pad after it, or the reason why it was refused."""

import time
from collections.abc import Callable

from flask import request, url_for
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.pad_kinds import on_tricks
from scorepad.services.writing import Act, Fate, Intent, Outcome, Undo, write
from scorepad.views.active_cell import At
from scorepad.web.game.mark_forms import MarkForm, RoundForm, number, text, unreadable, writers_game
from scorepad.web.game.pad import address, asked, show
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment, go_to

_CONFLICTS = {Code.WRITTEN_MEANWHILE, Code.SAME_ID, Code.NOT_THE_NEWEST}


def in_round(form: RoundForm, act: Callable[[Pad, Round], acts.Cells | Refusal]) -> Act:
    """Return ``act`` on the deal that the form was made for."""

    @on_tricks
    def on(pad: Pad) -> acts.Cells | Undo | Refusal:
        played = pad.round(number(form.round))
        if played is None or played.deal != number(form.deal):
            return Refusal(Code.DEAL_IS_OVER, {"round": number(form.round)})
        return act(pad, played)

    return on


def where_it_was(pad: AnyPad) -> At:
    """Return the earlier round that is being corrected.

    Without one, return what mostly follows a tap: the cell that is to be filled next.
    """
    shown = request.form.get("round", type=int) if "from" in request.form else None
    if not isinstance(pad, Pad) or shown in (None, (pad.current or pad.rounds[-1]).number):
        return At()
    return At(round=shown, from_sheet=_from_sheet())


def _from_sheet() -> bool:
    return request.form.get("from") == "sheet"


def answer(
    game_id: str,
    form: MarkForm,
    act: Act,
    *,
    follows: Callable[[AnyPad], At] = where_it_was,
    stays: bool = False,
    onward: str = "",
    refused: Callable[[Refusal, int], Response] | None = None,
) -> Response:
    """Write what the form says, and show what ``follows`` on the pad after it.

    Instead, go ``onward`` to another screen, or back to the sheet if that is where the form came
    from, unless one ``stays``. ``refused`` makes the screen that says why not, where that isn't the
    pad, from the reason and a status.
    """
    if not form.validate():
        return show(writers_game(game_id), asked(), refusal=unreadable(form), status=422)
    intent = Intent(
        id=text(form.id),
        act=act,
        device=known_device(),
        at=int(time.time()),
        seen=form.seen.data or None,
    )
    outcome = write(current_store(), game_id, intent)
    if outcome.fate not in (Fate.WRITTEN, Fate.WRITTEN_BEFORE):
        return _refused(outcome, refused)
    if _from_sheet() and not stays:
        onward = url_for("sheet.page", game_id=game_id)
    if onward:
        return go_to(onward)
    at = follows(outcome.look.pad)
    if not asks_for_fragment():
        return go_to(address(outcome.look, at))
    response = show(outcome.look, at)
    kept = At(round=at.round, from_sheet=at.from_sheet)
    response.headers["HX-Replace-Url"] = address(outcome.look, kept)
    return response


def _refused(outcome: Outcome, elsewhere: Callable[[Refusal, int], Response] | None) -> Response:
    """Show the pad with the sentence, or as it stands now, unless that is said ``elsewhere``."""
    assert outcome.refusal is not None
    conflict = outcome.refusal.code in _CONFLICTS
    status = 409 if conflict else 422
    if elsewhere is not None:
        return elsewhere(outcome.refusal, status)
    kept = not conflict or outcome.refusal.code is Code.WRITTEN_MEANWHILE
    at = asked() if kept else At()
    if outcome.refusal.code is Code.NOTHING_CHANGED:
        at = where_it_was(outcome.look.pad)
    return show(outcome.look, at, refusal=outcome.refusal, status=status)
