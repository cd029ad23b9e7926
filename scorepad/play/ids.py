"""Ids that nobody can guess."""

import secrets


def new_game_id() -> str:
    """An id that nobody can guess: 128 random bits, 22 characters."""
    return secrets.token_urlsafe(16)


def new_player_id() -> str:
    """An id for a player of one game."""
    return secrets.token_hex(4)
