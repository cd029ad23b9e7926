"""The screen of a group's links by which others look on: made, shown as a code, and revoked."""

from collections.abc import Mapping

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, HiddenField
from wtforms.validators import AnyOf

from scorepad.services.group_links import (
    group_link,
    group_link_token,
    make_group_link,
    revoke_group_link,
)
from scorepad.services.groups import groups_of
from scorepad.store import GROUP_LINK_ROLES, GroupLinkRole
from scorepad.web.http.context import current_store, server_key, shared_link
from scorepad.web.http.device import known_device
from scorepad.web.http.errors import refuse
from scorepad.web.http.responses import go_to

blueprint = Blueprint("group_links", __name__, url_prefix="/group/links")

_LEADS_TO: Mapping[GroupLinkRole, str] = {
    "television": "television.page",
    "programs": "programs.page",
}
"""The endpoints that the links lead to, by their roles."""


class LinkForm(Form):
    """The form of a link; ``do`` is the button that was tapped."""

    role = HiddenField(validators=[AnyOf(GROUP_LINK_ROLES)])
    do = HiddenField(validators=[AnyOf(("make", "revoke"))])


@blueprint.get("")
def page() -> ResponseReturnValue:
    """Show the link with the ``role`` of the URL, or that there is none."""
    if not groups_of(current_store(), known_device()):
        return go_to(url_for("groups.new"))
    role = _role(request.args.get("role"))
    link = group_link(current_store(), known_device(), role)
    address = url_for(_LEADS_TO[role], token=group_link_token(server_key(), link)) if link else ""
    return render_template(
        "group_links/page.html",
        role=role,
        address=address,
        shared=shared_link(address) if address else None,
        revoked=link is None and "revoked" in request.args,
    )


@blueprint.post("")
def change() -> ResponseReturnValue:
    """Make or revoke a link of the group."""
    form = LinkForm(request.form)
    if not form.validate():
        return refuse(422, "unreadable")
    role, is_revoked = _role(form.role.data), form.do.data == "revoke"
    act = revoke_group_link if is_revoked else make_group_link
    act(current_store(), known_device(), role)
    return go_to(url_for("group_links.page", role=role, revoked=1 if is_revoked else None))


def _role(text: str | None) -> GroupLinkRole:
    return next((role for role in GROUP_LINK_ROLES if role == text), "television")
