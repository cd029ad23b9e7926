"""What a server writes into its log, and when."""

import sys
from logging import INFO, Formatter, StreamHandler, getLogger

_NAMES = ("scorepad.requests", "scorepad.database")


def keep_journal(*, always: bool) -> None:
    """Write what happens to requests and to the database on standard error: where that is
    kept, in a journal or a file, or ``always``.

    Somebody at home who looks at a terminal is not bothered with it.
    """
    if sys.stderr.isatty() and not always:
        return
    handler = StreamHandler()
    handler.setFormatter(Formatter("scorepad: %(message)s"))
    for name in _NAMES:
        logger = getLogger(name)
        logger.setLevel(INFO)
        logger.propagate = False
        logger.handlers = [handler]
