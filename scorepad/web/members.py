"""New games for those alone who have a group's link, where the owner of the server wants it so."""

from flask import Flask, request

from scorepad.play.circles import circles_of
from scorepad.web.current import current_store
from scorepad.web.device import known_device

_BEGINS = frozenset(
    (
        *("new_game.page", "new_game.change_or_open", "marks.bring", "files.bring"),
        # Who shares or names a group, or keeps rules in it, would get one.
        *("circles.page", "circles.change", "circles.new", "circles.begin", "house.keep"),
    )
)


class MembersOnly(Exception):
    """The device that asks is in no group, and others begin no games here."""


def members_alone(app: Flask) -> None:
    """Let only devices that are in a group begin games, bring some in, or make a group.

    A game that somebody was let into goes on, and its rematch is the group's."""

    @app.before_request
    def check() -> None:
        if request.endpoint in _BEGINS and not circles_of(current_store(), known_device()):
            raise MembersOnly
