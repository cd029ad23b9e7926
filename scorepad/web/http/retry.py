"""Another try for requests whose transaction was cut off through nobody's fault.

Whoever sends a request twice has written once: every mark, game and link that a form makes has its
id in the form. So a request whose transaction collided with another, or whose connection broke
before anybody knew what became of it, is answered as if it had come once more.
"""

import random
import time
from collections.abc import Callable
from functools import wraps

from flask import Flask, request
from flask.typing import ResponseReturnValue, RouteCallable

from scorepad.store import StoreUnavailable

_RESTS = (0.02, 0.1, 0.3)
"""Seconds before the next try, at most: not all who collided come back at once."""


def try_again(app: Flask) -> None:
    """Let every view that ``app`` has by now be tried again."""
    for endpoint, view in app.view_functions.items():
        app.view_functions[endpoint] = _tried_again(view)


def _tried_again(view: RouteCallable) -> Callable[..., ResponseReturnValue]:
    @wraps(view)
    def trying(*args: object, **named: object) -> ResponseReturnValue:
        for rest in _RESTS:
            try:
                return view(*args, **named)  # type: ignore[return-value]  # no view of ours waits
            except StoreUnavailable as error:
                # A file that was sent along has been read, and comes once only.
                if not error.passing or request.files:
                    raise
            time.sleep(random.uniform(0, rest))  # noqa: S311 - no secret
        return view(*args, **named)  # type: ignore[return-value]

    return trying
