"""House rules for the game that is about to begin, on a screen of their own."""

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import MultiDict

from scorepad.i18n.speech import language
from scorepad.services.house_rules import saved_for
from scorepad.services.house_rules_form import HouseRulesForm, read_house, with_minus
from scorepad.services.links import new_game_id
from scorepad.services.new_game import ONE_PHONE, UNSEEN, opening_of
from scorepad.services.rematch_form import earlier_games, empty_form, form_for
from scorepad.services.rule_fields import as_sent, variants_among
from scorepad.views.house_rules import house_view
from scorepad.web.house_rules import form_sent
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to, local_path
from scorepad.web.new_game import read_form
from scorepad.web.new_game_draft import draft, with_draft

blueprint = Blueprint("new_game_rules", __name__)


@blueprint.get("/new/rules")
def page() -> ResponseReturnValue:
    """Show the rules of the form as it was left, or of the ``game`` with that key."""
    left = draft()
    form = empty_form(earlier_games(current_store(), known_device(), language()))
    if left is not None:
        form = read_form(left)
    form = form_for(request.args.get("game", ""), form)
    opening, _ = opening_of(form)
    texts = {name: as_sent(value) for name, value in opening.options.items()}
    typed = {name: text for name, text in form.options.items() if text}
    return _show(HouseRulesForm(new_game_id(), form.game, texts={**texts, **typed}))


@blueprint.post("/new/rules")
def choose() -> ResponseReturnValue:
    """Play the next game by these rules; any other button shows their effect."""
    form, do = form_sent()
    base = form.base or abort(404)
    if do == "minus":
        form = with_minus(form, base)
    if do != "once":
        return _show(form)
    read = read_house(form, base)
    if read.wrong:
        return _show(form, 422)
    variants, rest = variants_among(read.house.options, base)
    of_others = [
        (name, text)
        for name, text in (draft() or MultiDict()).items(multi=True)
        if name not in ("game", "options_of") and not name.startswith("option.")
        # The rules that were chosen now also say who types bids.
        if not (name == "phones" and text in (ONE_PHONE, UNSEEN))
        if not (name == "variant" and text.startswith(f"{form.game}."))
    ]
    fields = [
        *of_others,
        *(("variant", f"{form.game}.{key}") for key in variants),
        *((f"option.{name}", as_sent(value)) for name, value in rest.items()),
        *(("game", form.game), ("options_of", form.game)),
    ]
    there = url_for("new_game.page")
    query = dict(of_others).get("at", "")
    back = local_path(f"{there}?{query}") if query else there
    return with_draft(go_to(f"{back or there}#game"), fields)


def _show(form: HouseRulesForm, status: int = 200) -> ResponseReturnValue:
    view = house_view(form, form.base or abort(404), saved=False)
    whom = saved_for(current_store(), known_device())
    html = render_template("house_rules/form.html", view=view, whom=whom, asks=False, once=True)
    return html, status
