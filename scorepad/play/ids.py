"""Ids that nobody can guess."""

import secrets


def new_game_id() -> str:
    """Return an id that nobody can guess: 128 random bits, 22 characters.

    None begins with a hyphen: commands would read it as an option.
    """
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


def new_player_id() -> str:
    """An id for a player of one game."""
    return secrets.token_hex(4)
