"""Somebody erased in one go, where nobody waits for a page."""

from scorepad.services.people.erasing import begin_erasing, go_on_erasing
from scorepad.store import Store, UnreadableGame


def erase_person(store: Store, device: str, person_id: str, now: int) -> None:
    """Erases the person; ``UnreadableGame`` where a damaged game may have the name still."""
    begin_erasing(store, device, person_id, now)
    while (erasure := go_on_erasing(store, device, person_id)).left:
        if erasure.is_stuck:
            raise UnreadableGame(erasure.damaged[0])
