"""Single facts about the whole database."""

from sqlalchemy import select

from scorepad.store.repository import Repository
from scorepad.store.tables import PROPERTY
from scorepad.store.upsert import instead

_KEY_FINGERPRINT = "key_fingerprint"
_ONE = select(PROPERTY.c.value).where(PROPERTY.c.name == _KEY_FINGERPRINT)
_SAVE = instead(PROPERTY)


class Properties(Repository):
    """The facts about the whole database."""

    def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the secret key that links to these games are derived from.

        ``None`` where none was stored yet.
        """
        return self._read(_ONE).scalar()

    def save_key_fingerprint(self, fingerprint: str) -> None:
        """Store the fingerprint of the key that links are derived from, from now on."""
        self._write(self._in_dialect(_SAVE), {"name": _KEY_FINGERPRINT, "value": fingerprint})
