"""The history of a group: its games, newest first, page by page, filtered."""

from datetime import datetime, tzinfo
from typing import NamedTuple

from scorepad.pad.moments import local
from scorepad.services.evening_times import has_evenings
from scorepad.services.evenings import counted_group_id
from scorepad.services.game_summary import Listed, listed
from scorepad.services.games import games_by_link, games_listed
from scorepad.services.history_search import Vocabulary, month_span, search_words
from scorepad.services.people.signs import namesakes_in
from scorepad.services.seasons import Season, newest_season
from scorepad.store import Before, DeviceGame, HistoryFilter, Store, Transaction

_A_PAGE = 30
_MOST_BY_LINK = 200
"""The most games by links that a search reads; a phone has few."""
_MOST_MONTHS = 120


class HistoryQuery(NamedTuple):
    """The filters in the address of a page; "" for none, and unreadable ones are ignored."""

    player: str = ""
    """A person's id."""
    game: str = ""
    """A ruleset's key."""
    month: str = ""
    """A month ("2026-11")."""
    after: str = ""
    """The last game of the page before."""
    words: str = ""
    """The words of a search, as they were typed."""


class HistoryPage(NamedTuple):
    """A page of the history."""

    query: HistoryQuery
    running: tuple[Listed, ...]
    """The games that are running; on the first page only."""
    past: tuple[Listed, ...]
    others: tuple[Listed, ...]
    """The games by links that a search found, listed after all games of the group."""
    people: tuple[tuple[str, str], ...]
    """The people to filter by: (id, name)."""
    games: tuple[str, ...]
    """The keys of the rulesets to filter by."""
    months: tuple[tuple[str, int], ...]
    """The months to filter by: ("2026-11", a moment in it)."""
    older: str
    """``after`` for the next page; "" if there is none."""
    deleted: bool
    """True if any deleted game can be restored."""
    has_evenings: bool
    """True if several games were played on one of the group's newest evenings."""
    season: Season | None
    """The newest season of the group, ``None`` if it has none."""

    @property
    def filtered(self) -> bool:
        """Return whether anything narrows the list."""
        return self.listed or bool(self.query.words)

    @property
    def listed(self) -> bool:
        """Return whether a player, a game or a month is chosen from the lists."""
        return bool(self.query.player or self.query.game or self.query.month)


NO_VOCABULARY = Vocabulary()


def history_page(
    store: Store,
    device: str,
    query: HistoryQuery,
    zone: tzinfo | None,
    vocabulary: Vocabulary = NO_VOCABULARY,
) -> HistoryPage:
    """Return the page that ``query`` asks for, of the games that ``device`` may open.

    Months begin and end as in ``zone``, the reader's; ``None`` is the zone of this machine. Words
    of the query are read with the reader's ``vocabulary``.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    since, until = _span(query.month, zone)
    words = search_words(query.words, vocabulary)
    history_filter = HistoryFilter(query.player, query.game, since, until)
    before = _before(query.after)
    # Writers may have to wait for a reader, so each transaction is short, and works nothing out.
    group_id = counted_group_id(store, device)
    with store.reading() as transaction:
        people = transaction.people.all(group_id)
    with store.reading() as transaction:
        rulesets = transaction.history.rulesets(group_id)
        months = _months(transaction, group_id, zone)
        deleted = transaction.history.deleted(group_id, 1)
        several = bool(group_id) and has_evenings(transaction, group_id, zone)
        season = newest_season(transaction, group_id, datetime.now(zone).date().isoformat())
    years = range(int(months[-1][0][:4]) if months else _this_year(zone), _this_year(zone) + 1)
    any_of = (word.any_of(people, years, zone) for word in words)
    history_filter = history_filter._replace(words=tuple(any_of))
    with store.reading() as transaction:
        # Running games first: one that ends meanwhile is listed twice rather than not at all.
        running = (
            []
            if before
            else games_listed(
                transaction,
                device,
                group_id,
                over=False,
                limit=_A_PAGE,
                history_filter=history_filter._replace(written=True),
            )
        )
    with store.reading() as transaction:
        past = games_listed(
            transaction,
            device,
            group_id,
            over=True,
            limit=_A_PAGE + 1,
            history_filter=history_filter,
            before=before,
        )
        linked: dict[bool, list[DeviceGame]] = {False: [], True: []}
        if words and not query.player:
            for over in linked:
                games = games_by_link(
                    transaction,
                    device,
                    group_id,
                    over=over,
                    limit=_MOST_BY_LINK,
                    history_filter=history_filter._replace(written=not over),
                )
                linked[over] = [
                    each for each in games if all(word.fits(each.game, zone) for word in words)
                ]
        running = [*running, *([] if before else linked[False])]
        others = linked[True] if len(past) <= _A_PAGE else []
    with store.reading() as transaction:
        shown = (*running, *past, *others)
        signs = namesakes_in(transaction, group_id, (each.game for each in shown))
        drafts = transaction.paper_drafts.among(each.game.game_id for each in running)
    page = tuple(listed(each, group_id, signs) for each in past[:_A_PAGE])
    return HistoryPage(
        query=query,
        running=tuple(listed(each, group_id, signs, drafts) for each in running),
        past=page,
        others=tuple(listed(each, group_id, signs) for each in others),
        people=tuple((person.person_id, person.name) for person in people),
        games=tuple(sorted(rulesets)),
        months=months,
        older=f"{page[-1].at}.{page[-1].game_id}" if len(past) > _A_PAGE else "",
        deleted=bool(deleted),
        has_evenings=several,
        season=season,
    )


def _this_year(zone: tzinfo | None) -> int:
    return datetime.now(zone).year


def _before(after: str) -> Before | None:
    moment, _, game_id = after.partition(".")
    if not (moment.isascii() and moment.isdecimal() and len(moment) < 16 and game_id):
        return None
    return Before(int(moment), game_id)


def _months(
    transaction: Transaction, group_id: str, zone: tzinfo | None
) -> tuple[tuple[str, int], ...]:
    months: list[tuple[str, int]] = []
    newest = transaction.history.last_begun(group_id)
    while newest is not None and len(months) < _MOST_MONTHS:
        months.append((f"{local(newest, zone):%Y-%m}", newest))
        first, _ = _span(months[-1][0], zone)
        newest = transaction.history.last_begun(group_id, first)
    return tuple(months)


def _span(month: str, zone: tzinfo | None) -> tuple[int | None, int | None]:
    """Return the first moment of a month and of the next one, in Unix seconds."""
    year, _, number = month.partition("-")
    digits = year + number
    if not (digits.isascii() and digits.isdecimal() and len(year) == 4 and len(number) == 2):
        return None, None
    first, months = int(year), int(number)
    if not (1970 <= first < 3000 and 1 <= months <= 12):
        return None, None
    return month_span(first, months, zone)
