"""The certificate of this machine's own authority, for phones to install."""

from hashlib import sha256

from flask import Blueprint, Response, abort, render_template

from scorepad.web.current import own_authority

blueprint = Blueprint("authority", __name__)


@blueprint.get("/authority")
def page() -> str:
    """What it is good for, how a phone installs it, and what it may do."""
    digest = sha256(_certificate()).hexdigest().upper()
    pairs = [digest[place : place + 2] for place in range(0, len(digest), 2)]
    return render_template("authority/page.html", fingerprint=" ".join(pairs))


@blueprint.get("/authority.crt")
def certificate() -> Response:
    """The certificate in DER, under the type that Android and iOS open by themselves."""
    response = Response(_certificate(), content_type="application/x-x509-ca-cert")
    response.headers["Content-Disposition"] = "attachment; filename=scorepad.crt"
    response.cache_control.no_cache = True
    return response


def _certificate() -> bytes:
    return own_authority() or abort(404)
