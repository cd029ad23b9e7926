"""The health of the server and its database, for monitoring."""

import hmac
import shutil
import time
from collections.abc import Mapping

from flask import Blueprint, Response, current_app, jsonify, request

from scorepad import __version__
from scorepad.services.backups import newest_copy
from scorepad.store import Store, StoreUnavailable
from scorepad.web.http.arrived import arrived, asks_what_arrives
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.proxies import proxies_seen
from scorepad.web.http.security import HEALTH, is_asked_by_itself

blueprint = Blueprint("health", __name__)

_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
_FIGURES = {
    "newest_copy_age_seconds": ("copy_age", "Age of the newest copy of all games."),
    "free_disk_bytes": ("free_disk", "Free bytes on the disk of the games and their copies."),
    "waiting_writes": ("waiting_writes", "Writes that wait for their turn."),
}
"""The figures for Prometheus, by name: the key of the fact, and the help text."""


@blueprint.get(HEALTH)
def healthz() -> Response:
    """Answer 200 if games can be read, else 503.

    The answer is JSON with ``status``, ``version``, ``database`` and ``copies``. If games can be
    read, but copies can't be made, the status is "damaged" or "no_copies", and ``copies`` says in a
    sentence what is wrong.

    The machine itself, and anybody with the token of SCOREPAD_WATCH_TOKEN, gets more. ``proxies``
    says what was seen of proxies, if anything. With ``?full`` there are also the name of
    ``newest_copy``, its ``copy_age`` in seconds (null without one), ``free_disk`` in bytes, and
    ``waiting_writes``, the number of writes that wait in the process that answers.
    ``?full=prometheus`` returns the same as text for Prometheus, always with 200, as it takes
    figures from no other answer. ``arrived`` is for those who have the server's key, see
    :func:`scorepad.web.http.arrived.arrived`.
    """
    store, backups = current_store(), app_services().backups
    status, code = "ok", 200
    if backups.why is not None:
        status = "damaged" if backups.why == "unsound" else "no_copies"
    try:
        store.check()
    except StoreUnavailable:
        status, code = "unavailable", 503
    facts: dict[str, object] = {
        "status": status,
        "version": __version__,
        "database": store.dialect,
        "copies": backups.sentence or "ok",
    }
    if asks_what_arrives():
        facts["arrived"] = arrived()
    if is_asked_by_itself() or _has_token():
        # Nobody else is told, since others could misuse it.
        if seen := proxies_seen():
            facts["proxies"] = " ".join(seen)
        if "full" in request.args:
            facts |= _more(store)
    if request.args.get("full") == "prometheus":
        return Response(_figures(facts), content_type=_PROMETHEUS)
    answer = jsonify(facts)
    answer.status_code = code
    return answer


def _has_token() -> bool:
    token, sent = current_app.config["WATCH_TOKEN"], request.headers.get("Authorization", "")
    return bool(token) and hmac.compare_digest(sent.encode(), f"Bearer {token}".encode())


def _figures(facts: Mapping[str, object]) -> str:
    """Return the facts as lines for Prometheus; unknown ones are left out."""
    status = facts["status"]
    told = {
        "games_readable": (status != "unavailable", "1 while games can be read."),
        "copies_made": (status == "ok", "1 while games can be read and copied."),
        **{name: (facts.get(fact), said) for name, (fact, said) in _FIGURES.items()},
    }
    lines = [
        "# HELP scorepad_info The version that answers, and the kind of its database.",
        "# TYPE scorepad_info gauge",
        f'scorepad_info{{version="{__version__}",database="{facts["database"]}"}} 1',
    ]
    for name, (value, said) in told.items():
        if isinstance(value, int):
            lines += [
                f"# HELP scorepad_{name} {said}",
                f"# TYPE scorepad_{name} gauge",
                f"scorepad_{name} {value:d}",
            ]
    return "\n".join([*lines, ""])


def _more(store: Store) -> dict[str, object]:
    copy = newest_copy(store)
    # ``st_ctime`` is when the copy was made; its modification time is that of its games.
    made = copy.stat().st_ctime if copy else None
    return {
        "newest_copy": copy.name if copy else None,
        "copy_age": round(max(0, time.time() - made)) if made is not None else None,
        "free_disk": shutil.disk_usage(store.backup_base.parent).free,
        "waiting_writes": store.waiting_writes(),
    }
