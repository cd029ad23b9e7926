"""Whether the server and its database are well, for those who watch over it."""

from flask import Blueprint, Response, jsonify

from scorepad import __version__
from scorepad.store import StoreUnavailable
from scorepad.web.current import copy_health, current_store
from scorepad.web.hosts import HEALTH

blueprint = Blueprint("health", __name__)


@blueprint.get(HEALTH)
def healthz() -> tuple[Response, int]:
    """Answer 200 when games can be read, else 503; JSON with ``status``, ``version``,
    ``database`` and ``copies``.

    The status is "damaged" or "no_copies" where games can still be read, and ``copies``
    says in a sentence what is wrong.
    """
    store, copies = current_store(), copy_health()
    status, code = "ok", 200
    if copies.why is not None:
        status = "damaged" if copies.why == "unsound" else "no_copies"
    try:
        store.check()
    except StoreUnavailable:
        status, code = "unavailable", 503
    response = jsonify(
        status=status,
        version=__version__,
        database=store.dialect,
        copies=copies.said or "ok",
    )
    response.cache_control.no_store = True
    return response, code
