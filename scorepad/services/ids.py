"""Ids that nobody can guess."""

import base64
import hashlib
import hmac
import secrets


def new_game_id() -> str:
    """Return an id that nobody can guess: 128 random bits, 22 characters.

    None begins with a hyphen: commands would read it as an option.
    """
    while (new_id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return new_id


def new_player_id() -> str:
    """Return an id for a player of one game."""
    return secrets.token_hex(4)


def derived(key: bytes, text: str) -> str:
    """Return 22 characters (128 bits) that nobody can guess without the server's ``key``."""
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
