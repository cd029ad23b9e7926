"""The health of the server and its database, for those who watch over it."""

import shutil
import time

from flask import Blueprint, request

from scorepad import __version__
from scorepad.store import Store, StoreUnavailable
from scorepad.web.http.arrived import arrived, asks_what_arrives
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.proxies import proxies_seen
from scorepad.web.http.security import HEALTH, is_asked_by_itself

blueprint = Blueprint("health", __name__)


@blueprint.get(HEALTH)
def healthz() -> tuple[dict[str, object], int]:
    """Answer 200 where games can be read, else 503.

    The answer is JSON with ``status``, ``version``, ``database`` and ``copies``. The status is
    "damaged" or "no_copies" where games can still be read, and ``copies`` says in a sentence what
    is wrong.

    The machine itself is told more: in ``proxies`` what was seen of them, if anything, and with
    ``?full`` the name of ``newest_copy`` and its ``copy_age`` in seconds (null without one),
    ``free_disk`` in bytes, and ``waiting_writes``, the number of writes that wait in the process
    that answers. ``arrived`` is for whoever has the server's key, see
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
    if is_asked_by_itself():
        # Only the machine itself is told, since others could misuse it.
        if seen := proxies_seen():
            facts["proxies"] = " ".join(seen)
        if "full" in request.args:
            facts |= _more(store)
    return facts, code


def _more(store: Store) -> dict[str, object]:
    copy = store.newest_copy()
    # The time of the last change is the backup's own; its modification time is that of its games.
    made = copy.stat().st_ctime if copy else None
    return {
        "newest_copy": copy.name if copy else None,
        "copy_age": round(max(0, time.time() - made)) if made is not None else None,
        "free_disk": shutil.disk_usage(store.backup_base.parent).free,
        "waiting_writes": store.waiting_writes(),
    }
