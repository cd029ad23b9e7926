"""Drafts of games that are typed in from paper: kept until the games are on the pad."""

from collections.abc import Mapping

from scorepad.pad.moments import A_DAY
from scorepad.services.access import allowed
from scorepad.services.groups import current_group_id
from scorepad.services.paper_form import place_of
from scorepad.store import GameRow, PaperDraft, Store, Transaction

DAYS_TO_TYPE = 30
"""The days without typing after which a draft is deleted, unless its game has begun."""

_SECONDS_TO_TYPE = DAYS_TO_TYPE * A_DAY
_AT_ONCE = 20
_BOXES = ("bid", "tricks", "total")


def draft_of(store: Store, game_id: str) -> PaperDraft | None:
    """Return the draft of the game for a file, ``None`` if it is not typed in.

    It is only for those who may write in the game: bids may be hidden on its pad.
    """
    with store.reading() as transaction:
        return transaction.paper_drafts.get(game_id)


def typed_paper(store: Store, game_id: str) -> Mapping[str, str]:
    """Return what has been typed of the game, by the name of the field; empty for none."""
    draft = draft_of(store, game_id)
    return draft.typed if draft else {}


def keep_typed(
    store: Store,
    game_id: str,
    device: str,
    typed: Mapping[str, str],
    shown: Mapping[str, str],
    now: int,
) -> Mapping[str, str]:
    """Store what ``device`` has typed, and return all that has been typed of the game.

    Two phones can type in one game, and each keeps its own fields. A field that still has the text
    it was ``shown`` with takes what another phone has typed there since.

    Args:
        typed: the texts of the form by the name of their field.
        shown: those that the form was shown with.
        now: in Unix seconds.

    Raises:
        NoSuchGame, ViewingOnly: the device may not write in the game.
        StoreUnavailable: nothing was stored; it can be tried again.
    """
    before = typed_paper(store, game_id)
    merged = _merged(before, typed, shown)
    if merged == before:
        return merged
    with store.writing(game_id) as transaction:
        game = allowed(transaction, game_id, device, writes=True).game
        draft = transaction.paper_drafts.get(game_id)
        merged = _merged(draft.typed if draft else {}, typed, shown)
        # A game is a draft from its names on. One that has begun is a draft only while something is
        # typed.
        if has_boxes(merged) or (draft and game.version == 1):
            transaction.paper_drafts.save(game_id, merged, now)
        else:
            transaction.paper_drafts.drop(game_id)
    return merged


def has_boxes(typed: Mapping[str, str]) -> bool:
    """Return whether anything is typed in a box of the paper."""
    return any(text and place_of(name)[0] in _BOXES for name, text in typed.items())


def _merged(
    before: Mapping[str, str], typed: Mapping[str, str], shown: Mapping[str, str]
) -> dict[str, str]:
    changed = {name: text for name, text in typed.items() if text != shown.get(name, "")}
    return {name: text for name, text in {**before, **changed}.items() if text.strip()}


def drop_draft(transaction: Transaction, game: GameRow) -> GameRow:
    """Remove the draft of a game that is on the pad now."""
    transaction.paper_drafts.drop(game.game_id)
    return game


def end_old_drafts(store: Store, device: str, now: int) -> None:
    """Delete some of the group's games of which nobody has typed anything for a month.

    They can be restored like any deleted game. One that has begun on the pad is left as it is.

    Raises:
        StoreUnavailable: nothing was written.
    """
    until = now - _SECONDS_TO_TYPE
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        left = transaction.paper_drafts.left(group_id, until, 1) if group_id else []
    if left:
        with store.writing() as transaction:
            for game_id in transaction.paper_drafts.left(group_id, until, _AT_ONCE):
                transaction.games.delete(game_id, now)
