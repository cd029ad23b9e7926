"""The links of groups by which others look on: a television, for instance."""

from sqlalchemy import select, update

from scorepad.store.repository import Repository, columns_of, upsert
from scorepad.store.rows import GroupLink, GroupLinkRole
from scorepad.store.tables import GROUP, GROUP_LINK

_LINKS = select(*columns_of(GROUP_LINK, GroupLink)).join(
    GROUP, GROUP.c.group_id == GROUP_LINK.c.group_id
)
_PUT = upsert(GROUP_LINK)


class GroupLinks(Repository):
    """The links of groups by which others look on."""

    def get(self, group_id: str, role: GroupLinkRole) -> GroupLink | None:
        """Return the link of the group with this role.

        It is ``None`` if the group never had one, or is deleted.
        """
        these = (GROUP_LINK.c.group_id == group_id, GROUP_LINK.c.role == role)
        row = self._connection.execute(_LINKS.where(*these, GROUP.c.deleted_at.is_(None))).first()
        return None if row is None else GroupLink(*row)

    def put(self, link: GroupLink) -> None:
        """Store the link, in the place of the one that the group had with this role."""
        self._write(self._in_dialect(_PUT), link._asdict())

    def renew(self, group_id: str) -> None:
        """End all links of the group that were given out; those that are open have a new one."""
        this = GROUP_LINK.c.group_id == group_id
        self._write(update(GROUP_LINK).where(this).values(generation=GROUP_LINK.c.generation + 1))
