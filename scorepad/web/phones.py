"""The screens of the phones of a group: their names, and how a lost phone loses its right."""

import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, StringField
from wtforms.validators import Length

from scorepad.rules.refusal import Refusal
from scorepad.services.groups import groups_of
from scorepad.services.phones import (
    ID_SHOWN,
    name_phone,
    phone_of_group,
    phones_of,
    take_out,
)
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("phones", __name__, url_prefix="/group/phones")


class PhoneForm(Form):
    """The form of a phone; ``do`` is the button that was tapped: ``name``, or ``out``."""

    do = StringField(validators=[Length(max=20)])
    name = StringField(validators=[Length(max=500)])


@blueprint.get("")
def page() -> ResponseReturnValue:
    """Show the phones of the group, the one that was here last first."""
    device = known_device()
    return render_template(
        "phones/page.html",
        phones=phones_of(current_store(), device),
        own=device,
        shown=ID_SHOWN,
        out="out" in request.args,
        named="named" in request.args,
    )


@blueprint.get("/<phone>")
def one(phone: str) -> ResponseReturnValue:
    """Show one phone of the group."""
    return _show(phone)


@blueprint.post("/<phone>")
def change(phone: str) -> ResponseReturnValue:
    """Name a phone of the group, or take its right away."""
    form, store, device = PhoneForm(request.form), current_store(), known_device()
    found = phone_of_group(store, device, phone)
    if not form.validate():
        return _show(phone)
    group = groups_of(store, device)[0]
    if form.do.data == "out" and found.device != device:
        take_out(store, group.group_id, found.device, device, int(time.time()))
        return go_to(url_for("phones.page", out=1))
    refusal = name_phone(store, [group.group_id], found.device, form.name.data or "")
    if refusal is not None:
        return _show(phone, refusal, form.name.data or "")
    return go_to(url_for("phones.page", named=1))


def _show(
    phone: str, refusal: Refusal | None = None, text: str | None = None
) -> ResponseReturnValue:
    found = phone_of_group(current_store(), known_device(), phone)
    html = render_template(
        "phones/phone.html",
        phone=found,
        key=found.device[:ID_SHOWN],
        is_own=found.device == known_device(),
        refusal=refusal,
        typed=found.name if text is None else text,
    )
    return html, 422 if refusal else 200
