"""The games that one device knows, as its first page lists them."""

from dataclasses import dataclass

from scorepad.play.game_lists import games_listed
from scorepad.play.listed import Listed, listed
from scorepad.play.people.namesakes import namesakes_in
from scorepad.store import Store

_RUNNING, _PAST = 20, 10
"""Games on the page; there may be more that are running, and lie about."""
_LOOKED_AT = 100


@dataclass(frozen=True, slots=True)
class HomeView:
    """What is running, last written first, and what was played last; ``more``
    when there is a history beyond that. ``group`` is the name of the circle that the
    device plays in, "" where it has no name, and ``None`` where there is none;
    ``has_groups`` when it is in several. ``has_signs`` when people of one name are told
    apart in these games."""

    running: tuple[Listed, ...]
    past: tuple[Listed, ...]
    more: bool
    group: str | None
    has_groups: bool
    has_signs: bool = False


def home_view(store: Store, device: str) -> HomeView:
    """The games of ``device`` and of the circle that it plays in.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as reader:
        circles = reader.circles_of(device) if device else []
        circle_id = circles[0].circle_id if circles else ""
        running = games_listed(reader, device, circle_id, over=False, limit=_LOOKED_AT)
        past = games_listed(reader, device, circle_id, over=True, limit=_PAST + 1)
        signs = namesakes_in(reader, circle_id, (each.game for each in (*running, *past)))
    running.sort(key=lambda each: each.game.updated_at, reverse=True)
    return HomeView(
        running=tuple(listed(each, circle_id, signs) for each in running[:_RUNNING]),
        past=tuple(listed(each, circle_id, signs) for each in past[:_PAST]),
        more=len(running) > _RUNNING or len(past) > _PAST,
        group=circles[0].name if circles else None,
        has_groups=len(circles) > 1,
        has_signs=bool(signs),
    )
