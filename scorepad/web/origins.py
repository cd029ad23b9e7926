"""Where a form comes from: what another site's page sends is not what was tapped here."""

from flask import Flask, Response, request

from scorepad.web.errors import refuse
from scorepad.web.referring import names_no_place, says_host

_ASKS_ONLY = ("GET", "HEAD", "OPTIONS")


def refuse_foreign_forms(app: Flask) -> None:
    """Return what a browser says that another site's page has sent is refused, whatever
    token it holds; what no browser sends says nothing and needs the token alone."""

    @app.before_request
    def check() -> Response | None:
        foreign = request.method not in _ASKS_ONLY and _comes_from_elsewhere()
        return refuse(400, "stale_form") if foreign else None


def _comes_from_elsewhere() -> bool:
    if names_no_place():
        # Over https the token's keeper reads it, and stumbles.
        return True
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        # "none" is a person, who sends a page again.
        return site not in ("same-origin", "none")
    # By plain http browsers say no more than the address.
    return says_host() not in (None, request.host)
