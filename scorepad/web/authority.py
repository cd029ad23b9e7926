"""The certificate of this machine's own authority, for phones to install."""

from flask import Blueprint, Response, abort, render_template

from scorepad.web.current import own_authority
from scorepad.words.numbers import fingerprint

blueprint = Blueprint("authority", __name__)


@blueprint.get("/authority")
def page() -> str:
    """Return what it is good for, how a phone installs it, and what it may do."""
    return render_template("authority/page.html", fingerprint=fingerprint(_certificate()))


@blueprint.get("/authority.crt")
def certificate() -> Response:
    """The certificate in DER, under the type that Android and iOS open by themselves."""
    response = Response(_certificate(), content_type="application/x-x509-ca-cert")
    response.headers["Content-Disposition"] = "attachment; filename=scorepad.crt"
    response.cache_control.no_cache = True
    return response


def _certificate() -> bytes:
    return own_authority() or abort(404)
