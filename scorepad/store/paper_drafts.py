"""The drafts of games that are typed in from paper."""

import json
from collections.abc import Iterable, Mapping

from sqlalchemy import delete, insert, select, update

from scorepad.store.repository import Repository, if_sound, json_text
from scorepad.store.rows import PaperDraft
from scorepad.store.tables import GAME, PAPER_DRAFT

_ONE = select(PAPER_DRAFT.c.typed, PAPER_DRAFT.c.updated_at)
_TIMES = select(PAPER_DRAFT.c.game_id, PAPER_DRAFT.c.updated_at)


class PaperDrafts(Repository):
    """The drafts of games that are typed in from paper, one a game at most."""

    def get(self, game_id: str) -> PaperDraft | None:
        """Return what has been typed of the game, ``None`` where nobody types it in."""
        self._hold(game_id)
        row = self._connection.execute(_ONE.where(PAPER_DRAFT.c.game_id == game_id)).first()
        if row is None:
            return None
        typed = if_sound(
            lambda: {str(name): str(text) for name, text in json.loads(row[0]).items()}
        )
        return PaperDraft(typed or {}, row[1])

    def save(self, game_id: str, typed: Mapping[str, str], at: int) -> None:
        """Store what has been typed of the game until ``at``, in the place of what was before."""
        self._hold(game_id)
        self.drop(game_id)
        row = {"game_id": game_id, "typed": json_text(typed), "updated_at": at}
        self._write(insert(PAPER_DRAFT), row)

    def drop(self, game_id: str) -> None:
        """Remove what has been typed of the game, if anything was."""
        self._write(delete(PAPER_DRAFT).where(PAPER_DRAFT.c.game_id == game_id))

    def touch(self, game_id: str, at: int) -> None:
        """Note that somebody has turned to the draft at ``at``, if there is one."""
        this = update(PAPER_DRAFT).where(PAPER_DRAFT.c.game_id == game_id)
        self._write(this.values(updated_at=at))

    def among(self, game_ids: Iterable[str]) -> dict[str, int]:
        """Return those of the games that are typed in, with when somebody typed last."""
        these = PAPER_DRAFT.c.game_id.in_(list(game_ids))
        return {str(row[0]): int(row[1]) for row in self._connection.execute(_TIMES.where(these))}

    def left(self, group_id: str, before: int, limit: int) -> list[str]:
        """Return ids of games of the group that nobody has typed in since ``before``.

        They are those with nothing but their opening on the pad.
        """
        query = _TIMES.join(GAME, GAME.c.game_id == PAPER_DRAFT.c.game_id).where(
            GAME.c.group_id == group_id,
            GAME.c.deleted_at.is_(None),
            GAME.c.version == 1,
            PAPER_DRAFT.c.updated_at < before,
        )
        return [str(row[0]) for row in self._connection.execute(query.limit(limit))]
