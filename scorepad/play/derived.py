"""Values that only this server can make, and makes alike each time: none is stored."""

import base64
import hashlib
import hmac


def derived(key: bytes, text: str) -> str:
    """128 bits that nobody can guess without ``key``, the server's: 22 characters."""
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
