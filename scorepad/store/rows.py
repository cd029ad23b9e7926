"""The plain values that come out of the store."""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, get_args

Role = Literal["host", "player", "view"]
"""The right in a game, and of a link to it.

It is ``host`` to write, ``player`` to see and to write for oneself, ``view`` to see.
"""

ROLES: tuple[Role, ...] = ("view", "player", "host")
"""The roles, the one that may do least first."""


def digest(ids: Iterable[str], before: int = 0) -> int:
    """Return a number of 32 bits that tells one list of marks, by their ids, from another.

    ``before`` is the number of the marks before these, 0 where there are none.

    >>> digest(["ab", "cd"]) == digest(["cd"], digest(["ab"])) != digest(["cd", "ab"])
    True
    """
    return zlib.crc32("".join(ids).encode(), before)


def state_of(edition: int, version: int, digest: int) -> str:
    """Return the text by which a phone tells which marks of a game it has.

    ``version`` is their number, ``digest`` their :func:`digest`.

    >>> state_of(0, 12, 3632233996)
    '0.12.d87f7e0c'
    """
    return f"{edition}.{version}.{digest:x}"


def state_of_marks(edition: int, ids: Sequence[str]) -> str:
    """Return :func:`state_of` a game in this edition that has the marks with these ids."""
    return state_of(edition, len(ids), digest(ids))


class GameRow(NamedTuple):
    """One game without its marks; times are in Unix seconds."""

    game_id: str
    created_at: int
    updated_at: int
    version: int
    """The number of marks."""
    host_generation: int
    view_generation: int
    summary: dict[str, Any]
    """As it was given to the store; empty where it is damaged."""
    group_id: str = ""
    """The group that has the game, "" for none."""
    deleted_at: int | None = None
    edition: int = 0
    """The number of times that marks were rewritten."""
    digest: int = 0
    """The digest of all marks, see :func:`digest`."""
    player_generation: int = 1
    seated_at: int = 0
    """The moment at which somebody last sat down on a seat or got up, 0 for never."""

    @property
    def state(self) -> str:
        """The text that tells these marks from others; see :func:`state_of`."""
        return state_of(self.edition, self.version, self.digest)

    def generation_of(self, role: Role) -> int:
        """Return the present generation of the link of this role."""
        generations = (self.host_generation, self.player_generation, self.view_generation)
        return generations[("host", "player", "view").index(role)]


class GameState(NamedTuple):
    """The part of a game's row that tells which marks it has, and the role of one device."""

    version: int
    """The number of marks."""
    edition: int
    """The number of times that marks were rewritten."""
    digest: int
    """The digest of all marks, see :func:`digest`."""
    role: Role
    asked_at: int | None
    """The moment at which a device last asked to write in it and got no answer, or ``None``."""
    player: str = ""
    """The player whose own phone the device is, "" for nobody's."""
    has_own_phones: bool = False
    """True if anybody has an own phone in the game."""
    seated_at: int = 0
    """As in :class:`GameRow`."""

    @property
    def state(self) -> str:
        """The text that tells these marks from others; see :func:`state_of`."""
        return state_of(self.edition, self.version, self.digest)

    @property
    def watched(self) -> "Watched":
        """The part that those who look on wait on."""
        return Watched(self.state, self.asked_at, self.seated_at)


class Watched(NamedTuple):
    """The part of a game that those who look on are told of as soon as it is another."""

    state: str
    """The text that tells its marks from others, see :func:`state_of`."""
    asked_at: int | None
    """The moment at which a device last asked to write in it and got no answer, or ``None``."""
    seated_at: int = 0
    """As in :class:`GameRow`."""


class Right(NamedTuple):
    """The role of a device in a game, and the generation of the link that gave it.

    ``player`` is the one whose own phone it is, "" for nobody's; ``sitting_id`` is its sitting.
    """

    role: Role
    generation: int
    player: str = ""
    sitting_id: str = ""


class OwnPhone(NamedTuple):
    """The device that is the own phone of ``player`` in a game, and its role there.

    ``player`` is "" where it came by the link for players and is nobody's (any more).
    """

    player: str
    device: str
    role: Role
    sitting_id: str = ""

    @property
    def writes(self) -> bool:
        """Return whether it enters for everybody."""
        return self.role == "host"


class DeviceGame(NamedTuple):
    """A game, and the role of one device in it; ``player`` and ``sitting_id`` as in :class:`Right`.

    ``has_own_phones`` is true if anybody has an own phone there, and ``asked_at`` as in
    :class:`GameState`; lists do not ask.
    """

    game: GameRow
    role: Role
    player: str = ""
    sitting_id: str = ""
    has_own_phones: bool = False
    asked_at: int | None = None


class Before(NamedTuple):
    """The last game of a page of the list: the next page begins after it."""

    created_at: int
    game_id: str


class AnyOf(NamedTuple):
    """The meanings of a word in a search: people by ids, rulesets, spans ``[since, until)``."""

    people: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()


class HistoryFilter(NamedTuple):
    """The filter of a list of games.

    It shows those with this person, by this ruleset, begun in ``[since, until)``; "" and ``None``
    for any. ``written`` leaves out games that have no entry beside their opening, unless one is
    being typed in from paper. Each of ``words`` is met in one of its meanings; people are those of
    a group, so a list of links knows no words.
    """

    person_id: str = ""
    ruleset: str = ""
    since: int | None = None
    until: int | None = None
    written: bool = False
    words: tuple[AnyOf, ...] = ()


class PaperDraft(NamedTuple):
    """The draft of a game that is typed in from paper.

    ``typed`` has the texts by the name of their field, empty where they are damaged; ``updated_at``
    is when somebody typed last, in Unix seconds.
    """

    typed: dict[str, str]
    updated_at: int


Asks = Literal["host", "player", "order"]
"""The thing that a device asks for, see :class:`Takeover`."""


class Takeover(NamedTuple):
    """A device that asked to write in a game, or for a seat in it.

    ``role`` is what it asks to be: ``host``, or ``player`` for the seat of ``player``, who is else
    whoever asked, "" where they did not say; ``order`` for the cards that ``player``, whose own
    phone it is, put into their order on another one. ``answer`` is "" until there is one, then
    ``yes`` or ``no``, by the device ``answered_by``; until then these two say when which phone was
    shown the question as the scorer's. ``ended_at`` is when the right was taken back, 0 for never,
    by ``ended_by``. ``had_role`` and ``had_generation`` are the right that the device had before a
    yes, and has again once that is taken back: ``host`` if it has come by the link for that since,
    "" in rows of earlier versions. Times are in Unix seconds.
    """

    takeover_id: str
    device: str
    player: str
    asked_at: int
    answer: str = ""
    answered_at: int = 0
    answered_by: str = ""
    ended_at: int = 0
    ended_by: str = ""
    role: Asks = "host"
    had_role: Role | Literal[""] = ""
    had_generation: int = 0

    @property
    def is_lent(self) -> bool:
        """Return whether the device may enter for everybody until that is taken back."""
        is_given = (self.role, self.answer, self.ended_at) == ("host", "yes", 0)
        return is_given and self.had_role != "host"


Began = Literal["taken", "joined", "yes", "rematch", "upgrade", "moved", "exchanged"]
"""The way in which a device came to a seat.

Its seat was free, it came by the link of a sitting, a question was answered, it had the seat in the
game before this one or in the version before, or it got another id, or its player was exchanged.
"""
Ended = Literal["", "left", "freed", "replaced", "moved", "exchanged"]
"""The way in which a device lost a seat; "" while it has it.

It left, somebody freed the seat or gave it to another device, it got another id, or its player was
exchanged with another one, whose seat it has since.
"""


class SittingRow(NamedTuple):
    """A device that sat on the seat of ``player``.

    Devices with the same ``sitting_id`` share one sitting. ``since`` and ``until`` are how many
    marks the game had when it began and ended, by the devices ``began_by`` and ``ended_by``;
    ``ended_at`` is 0 until then. Of the player's values before mark ``shown_until`` it sees those
    of earlier sittings, too. Times are in Unix seconds.
    """

    sitting_id: str
    device: str
    player: str
    began_at: int
    began: Began
    began_by: str
    since: int
    ended_at: int = 0
    ended: Ended = ""
    ended_by: str = ""
    until: int = 0
    shown_until: int = 0


class GroupRow(NamedTuple):
    """A group of people who play together; ``name`` is "" until somebody gives one.

    ``asks_who`` when the group is always asked whom a known name means.
    """

    group_id: str
    name: str
    created_at: int
    generation: int
    asks_who: bool = False


class Phone(NamedTuple):
    """A device in a group: ``name`` is what the group calls it, "" until somebody does.

    ``opened_at`` is since when it is in it, ``seen_at`` its last visit, to the day; Unix seconds.
    """

    device: str
    name: str
    opened_at: int
    seen_at: int


class GroupSize(NamedTuple):
    """The number of games and of devices that a group has.

    ``last_begun`` is when the latest game began, in Unix seconds, ``None`` without one.
    """

    games: int
    devices: int
    last_begun: int | None


class PersonRow(NamedTuple):
    """Somebody of a group, or a second id of somebody, where ``merged_into`` names one.

    ``merged_under`` is the id that somebody merged it with, ``None`` where it was matched by its
    name. ``erased_at`` is the Unix second since which they are erased, game by game. A ``guest``
    has no place in the tables of seasons.
    """

    person_id: str
    name: str
    sign: int
    hidden: bool
    merged_into: str | None
    created_at: int
    merged_under: str | None = None
    erased_at: int | None = None
    guest: bool = False


class SeasonRow(NamedTuple):
    """A span of days that a group has named.

    ``begins`` and ``ends`` are days, "2026-12-01"; ``ends`` is "" if nobody has said it. ``best``,
    ``of_evenings`` and ``least`` say what counts, see :class:`scorepad.stats.season.SeasonRules`.
    """

    season_id: str
    name: str
    begins: str
    ends: str = ""
    best: int = 0
    of_evenings: int = 0
    least: int = 0


class EndedRow(NamedTuple):
    """The moments at which a finished game began and ended; ``month`` is that of its facts."""

    month: str
    ended_at: int
    game_id: str
    begun_at: int


GroupLinkRole = Literal["television", "programs"]
GROUP_LINK_ROLES: tuple[GroupLinkRole, ...] = get_args(GroupLinkRole)
"""The purposes of links of a group.

A television shows its running games and its evening, programs read its evenings and games.
"""


class GroupLink(NamedTuple):
    """A link of a group by which others look on; only the present ``generation`` is valid."""

    group_id: str
    role: GroupLinkRole
    generation: int
    is_open: bool


class EveningMove(NamedTuple):
    """A game that was moved to another evening, as if it had begun and ended at these moments.

    Both are ``None`` if it was moved out of all evenings.
    """

    game_id: str
    begun_at: int | None
    ended_at: int | None


class FinishedRow(NamedTuple):
    """The facts of a finished game.

    ``month`` ("2026-11") is that in which it ended, "" where the game counts for nobody. ``form``
    is that of ``body``.
    """

    game_id: str
    group_id: str
    month: str
    ended_at: int
    ruleset: str
    form: int
    body: dict[str, Any]
    """As it was given to the store; empty where it is damaged."""


class SumRow(NamedTuple):
    """Sums of one ruleset ("": all together) in a ``span``: a month, or a year
    ("2026"); ``body`` is JSON text."""

    span: str
    ruleset: str
    body: str
