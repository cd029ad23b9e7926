"""The right to begin games, if the owner of the server gives it only to members of groups."""

from flask import Flask, request

from scorepad.services.groups import groups_of
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

_BEGINS_GAMES = frozenset(
    {
        "new_game.page",
        "new_game.change_or_open",
        "marks.create_offline_game",
        "files.import_file",
        # These lead to a new group, or make one.
        "groups.page",
        "groups.change",
        "groups.new",
        "groups.begin",
        "house_rules.save",
    }
)


class MembersOnly(Exception):
    """Raised when a device that is in no group asks, and only members begin games here."""


def require_membership(app: Flask) -> None:
    """Let only devices that are in a group begin games, import some, or make a group.

    People who were let into a game can go on playing it. Its rematch belongs to the group.
    """

    @app.before_request
    def check() -> None:
        if request.endpoint in _BEGINS_GAMES and not groups_of(current_store(), known_device()):
            raise MembersOnly
