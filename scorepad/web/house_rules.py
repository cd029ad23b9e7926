"""House rules: a game's numbers and switches changed, and stored under a name."""

import time

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, HiddenField, StringField
from wtforms.validators import Regexp

from scorepad.rules.refusal import Refusal
from scorepad.services.house_rules import (
    HouseRules,
    drop_house_rule,
    house_rule,
    house_rules,
    refuse_house,
    save_house_rules,
    saved_for,
    saved_here_only,
)
from scorepad.services.house_rules_form import (
    HouseRulesForm,
    form_of,
    form_of_pad,
    paid_for_missing,
    read_house,
    with_minus,
)
from scorepad.services.links import new_game_id
from scorepad.views.house_rules import games_to_change, house_list, house_view
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import ID, known_device, this_device
from scorepad.web.http.responses import asks_for_fragment, go_to

blueprint = Blueprint("house_rules", __name__, url_prefix="/house")

_OPTION, _ORDER = "option.", "order."
_LONGEST_ORDER = 20


class HouseForm(Form):
    """The form of house rules: the game, the name, and the button that was tapped.

    Options are read by their names.
    """

    form_id = HiddenField(validators=[Regexp(rf"{ID}\Z")])
    game = HiddenField()
    name = StringField()
    do = StringField()


@blueprint.get("")
def page() -> ResponseReturnValue:
    """Show the house rules of this device, and the games that can be changed."""
    store, device = current_store(), known_device()
    rules = house_list(house_rules(store, device), saved_here_only(store, device))
    whom = saved_for(store, device)
    return render_template("house_rules/page.html", rules=rules, games=games_to_change(), whom=whom)


@blueprint.get("/new")
def new() -> ResponseReturnValue:
    """Show a form for new house rules.

    It has the rules of ``game`` as its sheet has them, or the rules by which the game ``like`` is
    played.
    """
    like = request.args.get("like")
    if like:
        pad = readers_game(like).pad
        return _show(form_of_pad(pad, new_game_id()))
    return _show(HouseRulesForm(new_game_id(), request.args.get("game", "")))


@blueprint.get("/<house_id>")
def edit(house_id: str) -> ResponseReturnValue:
    """Show the form with the stored house rules."""
    return _show(form_of(_house(house_id)))


@blueprint.post("/new")
@blueprint.post("/<house_id>")
def save(house_id: str = "") -> ResponseReturnValue:
    """Store the rules, and have them chosen for a new game; any other button shows their effect.

    Points for a missed bid are asked about once.
    """
    rules_form, do = form_sent(house_id)
    if do in ("minus", "keep_minus") and rules_form.base is not None:
        rules_form = with_minus(rules_form, rules_form.base)
    if not do.startswith("keep"):
        return _show(rules_form)
    return _save(rules_form, sure=do == "keep_so")


def form_sent(house_id: str = "") -> tuple[HouseRulesForm, str]:
    """Return the form of house rules that was sent, and the button that was tapped."""
    form = HouseForm(request.form)
    valid = form.validate()
    rules_form = HouseRulesForm(
        id=house_id or (valid and form.form_id.data) or new_game_id(),
        game=form.game.data or "",
        name=form.name.data or "",
        # A switch is sent as "no" and, when it is on, as "yes" after it.
        texts={
            field.removeprefix(_OPTION): values[-1]
            for field, values in request.form.lists()
            if field.startswith(_OPTION)
        }
        # Each place in an order is a field of its own.
        | {
            field.removeprefix(_ORDER): "".join(values)[:_LONGEST_ORDER]
            for field, values in request.form.lists()
            if field.startswith(_ORDER)
        },
    )
    return rules_form, form.do.data or ""


@blueprint.get("/<house_id>/remove")
def ask(house_id: str) -> ResponseReturnValue:
    """Show what it means to remove house rules."""
    whom = saved_for(current_store(), known_device())
    return render_template("house_rules/remove.html", house=_house(house_id), whom=whom)


@blueprint.post("/<house_id>/remove")
def remove(house_id: str) -> ResponseReturnValue:
    """Remove house rules; sent twice, they are still removed."""
    drop_house_rule(current_store(), known_device(), house_id)
    return go_to(url_for("house_rules.page"))


def _house(house_id: str) -> HouseRules:
    return house_rule(current_store(), known_device(), house_id) or abort(404)


def _save(form: HouseRulesForm, *, sure: bool) -> ResponseReturnValue:
    base = form.base or abort(404)
    read = read_house(form, base)
    if read.wrong:
        return _show(form, refuse_house(current_store(), known_device(), read.house), 422)
    if not sure and paid_for_missing(read, base):
        return _show(form, status=422, asks=True)
    refusal = save_house_rules(current_store(), this_device(), read.house, int(time.time()))
    if refusal is not None:
        return _show(form, refusal, 422)
    return go_to(url_for("new_game.page", rules=form.id, kept=1))


def _show(
    form: HouseRulesForm,
    name_refused: Refusal | None = None,
    status: int = 200,
    *,
    asks: bool = False,
) -> ResponseReturnValue:
    exists = house_rule(current_store(), known_device(), form.id) is not None
    view = house_view(form, form.base or abort(404), name_refused, saved=exists)
    template = "house_rules/_effect.html" if asks_for_fragment() else "house_rules/form.html"
    whom = saved_for(current_store(), known_device())
    return render_template(template, view=view, whom=whom, asks=asks), status
