"""An app whose log tells nobody's secret."""

from types import TracebackType

from flask import Flask, request


class QuietFlask(Flask):
    """Flask, but the address of a request that failed is not written down: a
    link's address is the key to its game."""

    def log_exception(
        self,
        exc_info: (tuple[type, BaseException, TracebackType] | tuple[None, None, None]),
    ) -> None:
        """Says which screen failed, and where in the program."""
        where = request.url_rule.rule if request.url_rule else "no screen"
        self.logger.error("Exception on %s [%s]", where, request.method, exc_info=exc_info)
