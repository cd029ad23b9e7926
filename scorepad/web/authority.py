"""The certificate of this machine's own authority, for phones to install."""

from flask import Blueprint, Response, abort, render_template

from scorepad.i18n.numbers import fingerprint
from scorepad.web.http.context import app_services

blueprint = Blueprint("authority", __name__)


@blueprint.get("/authority")
def page() -> str:
    """Show the authority's purpose, how a phone installs its certificate, and what it may do."""
    return render_template("authority/page.html", fingerprint=fingerprint(_certificate()))


@blueprint.get("/authority.crt")
def certificate() -> Response:
    """Return the certificate in DER, under the type that Android and iOS open by themselves."""
    response = Response(_certificate(), content_type="application/x-x509-ca-cert")
    response.headers.set("Content-Disposition", "attachment", filename="scorepad.crt")
    response.cache_control.no_cache = True
    return response


def _certificate() -> bytes:
    return app_services().ca_certificate or abort(404)
