"""The responses to what is written in a game: a fragment, or another screen."""

from collections.abc import Callable
from dataclasses import replace

from flask import render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.pad.marks import Fate, Verdict
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.marks import Outcome, write
from scorepad.services.table_changes import deal_of
from scorepad.services.write_operations import Act
from scorepad.views.active_cell import PadQuery
from scorepad.web.game.access import OWN, players_game, writers_game
from scorepad.web.game.mark_forms import MarkForm, RoundForm, number
from scorepad.web.game.pad import pad_url, read_pad_query, show
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment, go_to

_CONFLICTS = {Code.WRITTEN_MEANWHILE, Code.SAME_ID, Code.NOT_THE_NEWEST, Code.DEAL_IS_OVER}
_DECISION_CONFLICTS = {*_CONFLICTS, Code.ROUND_NOT_OPEN, Code.ROUND_HAS_BEGUN}
"""The refusals of a form beside the pad which mean that the game went on meanwhile.

A tap names its round itself. So a round that is not open is a mistake in a tap.
"""


def submit(game_id: str, form: MarkForm, act: Act, *, own: bool = False) -> Outcome:
    """Write what a form says, or refuse it if it can't be read.

    ``own`` is true if a player's own phone may send it as well.
    """
    if form.validate():
        device = known_device()
        said = form.form_write(act, device)
        return write(current_store(), game_id, device, said.apply, plays=own)
    opened = players_game(game_id) if own else writers_game(game_id)
    return Outcome(opened, (Verdict("", Fate.REFUSED, form.unreadable()),))


def to_pad(game_id: str) -> Response:
    """Go back to the pad, whose undo names what was just done."""
    return go_to(url_for("pad.page", game_id=game_id))


def status_of(refusal: Refusal | None) -> int:
    """Return 409 if somebody else was quicker, 422 for another refusal, 200 for none."""
    if refusal is None:
        return 200
    return 409 if refusal.code in _DECISION_CONFLICTS else 422


def tap_status(refusal: Refusal) -> int:
    """Return 409 if somebody else was quicker than a tap, 422 for another refusal."""
    return 409 if refusal.code in _CONFLICTS else 422


def in_round(form: RoundForm, cells: Callable[[Round], acts.Cells | Refusal]) -> Act:
    """Return the act that writes ``cells`` of the deal that the form was made for."""

    def act(pad: AnyPad) -> acts.Cells | Refusal:
        round_ = deal_of(as_trick_pad(pad), number(form.round), number(form.deal))
        return round_ if isinstance(round_, Refusal) else cells(round_)

    return act


def next_pad_query(opened: OpenedGame) -> PadQuery:
    """Return the place on the pad to show after a tap.

    It is the earlier round that is being corrected. Without one, it is the next cell to fill. A
    phone that writes all, and shows the own cards of a match, goes on showing these.
    """
    pad = opened.pad
    if opened.writes and request.form.get("at", "").partition(".")[0] == OWN:
        return PadQuery(field=OWN)
    shown = request.form.get("round", type=int) if "from" in request.form else None
    if not isinstance(pad, Pad) or shown in (None, (pad.current or pad.rounds[-1]).number):
        return PadQuery()
    return PadQuery(round=shown, from_sheet=is_from_sheet())


def is_from_sheet() -> bool:
    """Return whether the form was opened from the sheet, and leads back there."""
    return request.form.get("from") == "sheet"


def tap(game_id: str, form: MarkForm, act: Act, *, own: bool = False) -> Response:
    """Write what a form of the pad says, and show what follows; ``own`` as for :func:`submit`."""
    return follow_up(submit(game_id, form, act, own=own))


def follow_up(outcome: Outcome, at: PadQuery | None = None) -> Response:
    """Show the pad at ``at``, or why nothing was written.

    Without ``at``, go back to the sheet if the form came from there, else show the next cell.
    """
    opened = outcome.opened
    if opened.role == "player" and not opened.player:
        # Others have freed the seat: what was written before has come, or not.
        lost = 1 if outcome.refusal is not None else None
        return go_to(url_for("own_phones.page", game_id=opened.game.game_id, lost=lost))
    if outcome.refusal is not None:
        return _refused(opened, outcome.refusal)
    if at is None and is_from_sheet():
        return go_to(url_for("sheet.page", game_id=opened.game.game_id))
    at = at or next_pad_query(opened)
    if not asks_for_fragment():
        return go_to(pad_url(opened, at))
    response = show(opened, at)
    own = OWN if at.field == OWN else None
    at = PadQuery(round=at.round, field=own, from_sheet=at.from_sheet)
    response.headers["HX-Replace-Url"] = pad_url(opened, at)
    return response


def _refused(opened: OpenedGame, refusal: Refusal) -> Response:
    """Show the pad with the refusal; show the present pad if somebody else was quicker."""
    at = read_pad_query()
    if refusal.code is Code.OTHER_PLAYER_NEEDED:
        # Somebody has closed the round meanwhile: ask at once which other result changes.
        at = replace(at, value=request.form.get("value", type=int))
    if refusal.code is Code.NOTHING_CHANGED:
        at = next_pad_query(opened)
    elif refusal.code in (Code.SAME_ID, Code.NOT_THE_NEWEST, Code.DEAL_IS_OVER):
        at = PadQuery(field=OWN if at.field == OWN else None)
    return show(opened, at, refusal=refusal, status=tap_status(refusal))


def decide(
    game_id: str,
    form: MarkForm,
    act: Act,
    show_refusal: Callable[[OpenedGame, Refusal], ResponseReturnValue],
) -> ResponseReturnValue:
    """Write what a form beside the pad says; show the pad, or the form with the refusal."""
    outcome = submit(game_id, form, act)
    if outcome.refusal is None:
        return to_pad(game_id)
    return show_refusal(outcome.opened, outcome.refusal)


def show_form(
    template: str, opened: OpenedGame, refusal: Refusal | None, **facts: object
) -> ResponseReturnValue:
    """Show a form beside the pad, with the ``refusal`` of what was sent."""
    html = render_template(template, refusal=refusal, names=opened.pad.names, **facts)
    return html, status_of(refusal)
