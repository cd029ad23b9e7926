"""Whether the server and its database are well, for those who watch over it."""

from flask import Blueprint, Response, jsonify

from scorepad import __version__
from scorepad.store import StoreUnavailable
from scorepad.web.current import current_store

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def healthz() -> tuple[Response, int]:
    """200 when games can be read, else 503; JSON with ``status``, ``version``, ``database``."""
    store = current_store()
    status, code = "ok", 200
    try:
        store.check()
    except StoreUnavailable:
        status, code = "unavailable", 503
    response = jsonify(status=status, version=__version__, database=store.dialect)
    response.cache_control.no_store = True
    return response, code
