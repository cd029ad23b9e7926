"""Flask, with requests tried again, and with no game's key in the log."""

import random
import time
from types import TracebackType

from flask import Flask, request
from flask.typing import ResponseReturnValue

from scorepad.store import StoreUnavailable

_BACKOFF_SECONDS = (0.02, 0.1, 0.3)
"""Upper bounds of a random backoff: the jitter keeps those who collided apart."""


class ScorepadFlask(Flask):
    """Flask, but a request is tried again, and the URL of one that failed is not logged."""

    def dispatch_request(self) -> ResponseReturnValue:
        """Return what the view returns; try it again where another try may succeed at once.

        All POSTs are idempotent (their forms carry ids), so retrying is safe.
        """
        for seconds in _BACKOFF_SECONDS:
            try:
                return super().dispatch_request()
            except StoreUnavailable as error:
                # An uploaded file has been read already and can't be read twice.
                if not error.passing or request.files:
                    raise
            time.sleep(random.uniform(0, seconds))  # noqa: S311 - no secret
        return super().dispatch_request()

    def log_exception(
        self,
        exc_info: (tuple[type, BaseException, TracebackType] | tuple[None, None, None]),
    ) -> None:
        """Log which screen failed, and where in the program; the URL is the key to its game."""
        where = request.url_rule.rule if request.url_rule else "no screen"
        self.logger.error("Exception on %s [%s]", where, request.method, exc_info=exc_info)
