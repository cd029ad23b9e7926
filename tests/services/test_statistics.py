"""What is kept of finished games is what all of their marks say, whatever is done to them."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Fate, author
from scorepad.pad.people import is_erased, person_ids
from scorepad.pad.plain_fields import does_count
from scorepad.pad.state import Pad, Phase
from scorepad.services.access import opened_game
from scorepad.services.deleted_games import delete_game, purge_games, restore_game
from scorepad.services.groups import HOUSEHOLD, current_group, ensure_group
from scorepad.services.import_export.exporting import games_of_device
from scorepad.services.import_export.importing import import_games
from scorepad.services.marks import append_change, change_of, store_whole_game, write
from scorepad.services.people.game_moves import move_game
from scorepad.services.people.merging import merge_people, second_ids, unmerge_person
from scorepad.services.people.parting import NotParted, Parted, part_games, undo_parting
from scorepad.services.people.people import people_of, rename_person
from scorepad.services.statistics.results import statistics_view
from scorepad.services.statistics.update import catch_up
from scorepad.services.statistics.values import StatisticsQuery, StatisticsView
from scorepad.services.write_operations import Act, FormWrite, SeenCells, Undo
from scorepad.stats.best import Feat
from scorepad.stats.rating import LEAST_RATED
from scorepad.stats.tally import FORM
from scorepad.store import GroupRow, Store, Transaction
from tests.kinds import soak
from tests.services.people.erased import erase_person
from tests.stats.plain_games import longest, tell, write_game

PHONE = "phone"
FIRST = 1_600_000_000
MONTH = 30 * 86_400
ONE_GROUP, OTHER_GROUP = ("anna", "ben", "cleo", "dan"), ("annie", "ben", "cleo", "eva")
"""Anna is written down as Annie in the other group, which she never meets herself in."""

MONTHS = (0, 1, 13, 14)
"""When games end: in two years, the first of which is summed as a whole."""

TABLES = ("span_sum", "month_rating", "month", "finished")


def opened(url: str) -> Store:
    store = Store(url)
    store.prepare()
    return store


def seen(store: Store, asked: StatisticsQuery | None = None) -> StatisticsView:
    """Return what the phone is shown when everything is counted."""
    view = statistics_view(store, PHONE, asked or StatisticsQuery())
    while view.left:
        view = statistics_view(store, PHONE, asked or StatisticsQuery())
    return view


def forget_all(store: Store) -> None:
    """As if nothing had ever been counted, as in a database of an earlier version."""
    with store.writing() as transaction:
        for table in TABLES:
            transaction._connection.exec_driver_sql(f"DELETE FROM {table}")


def kept(store: Store, table: str) -> list[str]:
    """Every row of the table."""
    with store.reading() as transaction:
        return sorted(map(repr, transaction._connection.exec_driver_sql(f"SELECT * FROM {table}")))


def is_what_marks_say(store: Store) -> bool:
    """Return whether what is kept is what comes out when all is counted anew."""
    known = seen(store)
    months = known.known_months
    all_asked = [
        StatisticsQuery(),
        *(StatisticsQuery(person=each) for each, _ in known.known_people[:1]),
        *(StatisticsQuery(ruleset=each) for each in known.known_rulesets[:1]),
        *(StatisticsQuery(since=months[-1], until=each) for each in months[1:2]),
    ]
    kept = [seen(store, asked) for asked in all_asked]
    forget_all(store)
    return kept == [seen(store, asked) for asked in all_asked]


def games_agree(store: Store) -> bool:
    """Return whether every person has the games in which a pad names them."""
    with store.reading() as transaction:
        group = current_group(transaction, PHONE)
        ids = transaction.people.ids(group.group_id)
        here = [
            game for game in transaction.games.after("", 999) if game.group_id == group.group_id
        ]
        noted = {
            (game_id, person.person_id)
            for person in transaction.people.all(group.group_id)
            for game_id in transaction.people.games_of(group.group_id, person.person_id)
        }
        pads = {game.game_id: read_pad(transaction.marks.all(game.game_id)) for game in here}
    written = {
        (game_id, ids[person])
        for game_id, pad in pads.items()
        for player, person in person_ids(pad).items()
        if not is_erased(pad.names[player])
    }
    return {each for each in noted if each[0] in pads} == written


def change(store: Store, game_id: str, act: Act, number: int) -> None:
    """One act on a pad, by whoever sees it as it is."""
    pad = opened_game(store, game_id, PHONE).pad
    made = act(pad)
    seen = SeenCells(pad.written.seen(dict(made)) if isinstance(made, tuple) else None)
    intent = FormWrite(f"{number:032x}", lambda _: made, author(PHONE), FIRST + 99 * MONTH, seen)
    assert write(store, game_id, PHONE, intent.apply).fate is Fate.WRITTEN


class Group:
    """People who play, correct, delete and tidy up, by chance."""

    def __init__(self, store: Store, seed: int) -> None:
        self.random, self.store = Random(seed), store
        self.number = count(1)
        self.there: list[str] = []
        self.deleted: list[str] = []
        self.acts = [self.play, self.play, self.correct, self.exchange, self.undo]
        self.acts += [self.delete, self.come_back, self.leave_out]
        self.rare = [self.merge, self.erase, self.purge, self.part, self.part_again, self.move]

    def act(self, *, rare: bool = False) -> None:
        self.random.choice(self.rare if rare else self.acts)()

    def play(self) -> None:
        """A game, written down while it is played or brought in whole."""
        game_id = f"{next(self.number):022d}"
        at = FIRST + self.random.choice(MONTHS) * MONTH + self.random.randrange(9_999)
        people = self.random.choice([ONE_GROUP, OTHER_GROUP])
        marks = write_game(self.random, game_id[::-1], at, people)
        with self.store.writing() as transaction:
            group_id = ensure_group(transaction, PHONE, FIRST)
            if self.random.random() < 0.5:
                store_whole_game(transaction, game_id, group_id, at, read_pad(marks))
            else:
                store_whole_game(transaction, game_id, group_id, marks[0].at, read_pad(marks[:1]))
            game = transaction.games.get(game_id)
            for place in range(game.version, len(marks)):
                before, pad = read_pad(marks[:place]), read_pad(marks[: place + 1])
                change = change_of(game.game_id, marks[place : place + 1], pad, before)
                game = append_change(transaction, game, change)
        self.there.append(game_id)

    def correct(self) -> None:
        """A trick of a round that is done was somebody else's."""

        def act(pad: Pad) -> acts.Cells:
            done = self.random.choice([each for each in pad.rounds if each.phase is Phase.DONE])
            tricks = {each: box.tricks for each, box in done.boxes.items() if box.tricks}
            one = self.random.choice(sorted(tricks))
            other = next(each for each in done.seats if each != one)
            now = done.boxes[other].tricks or 0
            return acts.correct_tricks(done, {one: tricks[one] - 1, other: now + 1})

        self._change(act)

    def exchange(self) -> None:
        """Two people were in each other's rows."""
        self._change(lambda pad: acts.exchange(pad, *self.random.sample([*pad.names], 2)))

    def undo(self) -> None:
        """The newest act is taken back: mostly, the game runs again."""

        def act(pad: Pad) -> Undo:
            return Undo(pad.written.undoable.id)

        self._change(act)

    def leave_out(self) -> None:
        """A game is not to count, or counts after all."""

        def act(pad: Pad) -> acts.Cells:
            return ((Cell(0, 0, "", "counts"), not does_count(pad)),)

        self._change(act)

    def _change(self, act: Act) -> None:
        if self.there:
            number = 10**6 + next(self.number)
            change(self.store, self.random.choice(self.there), act, number)

    def delete(self) -> None:
        if self.there:
            game_id = self.there.pop(self.random.randrange(len(self.there)))
            delete_game(self.store, game_id, PHONE, FIRST)
            self.deleted.append(game_id)

    def come_back(self) -> None:
        if self.deleted:
            self.there.append(self.deleted.pop())
            restore_game(self.store, self.there[-1], PHONE, FIRST)

    def purge(self) -> None:
        purge_games(self.store, PHONE, FIRST + 99 * MONTH)
        self.deleted.clear()

    def merge(self) -> None:
        ids = {each.id for each in people_of(self.store, PHONE)}
        if {"anna", "annie"} <= ids:
            assert merge_people(self.store, PHONE, "annie", "anna")

    def part(self) -> None:
        """Some games were another's, of the same name or somebody known."""
        people = people_of(self.store, PHONE)
        person = self.random.choice(people)
        into = self.random.choice(["", *(each.id for each in people)])
        games = self.random.sample(self.there, (1 + len(self.there)) // 2)
        done = part_games(self.store, PHONE, person.id, games, into, FIRST + 99 * MONTH)
        assert isinstance(done, NotParted) or games_agree(self.store)

    def part_again(self) -> None:
        """Somebody who was put together is somebody else again."""
        doubles = [
            second.person_id
            for each in people_of(self.store, PHONE)
            for second in second_ids(self.store, PHONE, each.id)
        ]
        for second in doubles[:1]:
            people = [each.id for each in people_of(self.store, PHONE)]
            unmerge_person(self.store, PHONE, second, self.random.choice(["", *people]))
            assert games_agree(self.store)

    def move(self) -> None:
        """A game is another group's for a while."""
        with self.store.writing() as transaction:
            here, there = ensure_group(transaction, PHONE, FIRST), "other".ljust(22, "-")
            if transaction.groups.get(there) is None:
                transaction.groups.add(GroupRow(there, "Others", FIRST, 1))
                transaction.groups.enter(there, PHONE, 1, 1)
                transaction.groups.enter(here, PHONE, 1, 2)
        for game_id in self.random.sample(self.there, 1) if self.there else []:
            for group in (there, here)[: self.random.choice([1, 2])]:
                move_game(self.store, game_id, PHONE, group)
            with self.store.reading() as transaction:
                if transaction.games.get(game_id).group_id == there:
                    self.there.remove(game_id)

    def erase(self) -> None:
        for person in self.random.sample(people_of(self.store, PHONE), 1):
            erase_person(self.store, PHONE, person.id, 1_000)


@pytest.mark.one_database
@pytest.mark.parametrize(
    "act",
    ["play", "correct", "undo", "leave_out", "delete", "come_back", "merge", "erase", "part"],
)
def test_after_every_kind_of_change_what_is_kept_is_what_the_marks_say(store: Store, act: str):
    group = a_group(store, 9)
    group.delete()
    before = seen(store)
    getattr(group, act)()
    assert seen(store) != before
    assert is_what_marks_say(store)


def test_statistics_records_and_ratings_are_those_of_the_games_that_count(store: Store):
    group = a_group(store, 12)
    for game_id in group.there[1::3]:
        change(
            store, game_id, lambda _: ((Cell(0, 0, "", "counts"), False),), next(group.number) + 999
        )
    with_them = seen(store)
    of_anna = seen(store, StatisticsQuery(person="anna"))
    assert with_them.not_counting == len(group.there[1::3])
    for game_id in group.there[1::3]:
        delete_game(store, game_id, PHONE, FIRST)
    without = seen(store)
    assert without.not_counting == 0
    assert with_them._replace(not_counting=0) == without
    assert of_anna.person == seen(store, StatisticsQuery(person="anna")).person
    assert 0 < of_anna.not_counting <= with_them.not_counting


def test_whatever_is_done_in_whatever_order_what_is_kept_is_what_the_marks_say(store: Store):
    group = a_group(store, 4, seed=2)
    for step in range(12):
        group.act(rare=step % 4 == 3)
        if step % 3:
            seen(store)
    assert is_what_marks_say(store)


@pytest.mark.one_database
@pytest.mark.parametrize("seed", [0, 1, *(soak(seed) for seed in range(2, 12))])
def test_people_are_parted_and_put_together_in_any_order_and_figures_follow(
    store: Store, seed: int
):
    group = a_group(store, 6, seed=seed)
    for step in range(10):
        group.random.choice([group.part, group.part, group.part_again, group.move])()
        if step % 3 == 2:
            group.merge()
            group.play()
            seen(store)
        assert games_agree(store)
    assert is_what_marks_say(store)


@pytest.mark.one_database
def test_a_part_that_is_taken_back_leaves_every_figure_as_it_was(store: Store):
    group = a_group(store, 8)
    before = seen(store)
    games = group.there[::2]
    done = part_games(store, PHONE, "ben", games, "", FIRST + 99 * MONTH)
    assert isinstance(done, Parted)
    parted = done.id
    apart = seen(store)
    figures = {each.id: each.figures.games for each in apart.people}
    counted = {each.id: each.figures.games for each in before.people}
    assert figures["ben"] + figures[parted] == counted["ben"]
    assert 0 < figures[parted] <= len(games)
    assert {each.name for each in apart.people if each.id in ("ben", parted)} == {"Ben"}
    assert merge_people(store, PHONE, parted, "ben")
    assert seen(store).people == before.people
    assert unmerge_person(store, PHONE, parted)
    assert seen(store).people == apart.people
    assert is_what_marks_say(store)


@pytest.mark.one_database
@pytest.mark.parametrize("into", ["", "eva"])
def test_a_part_under_a_name_is_taken_back_with_the_names_on_the_pads(store: Store, into: str):
    def names():
        with store.reading() as transaction:
            return [transaction.games.get(game).summary["players"] for game in group.there]

    group = a_group(store, 8)
    before, called = seen(store), names()
    with store.reading() as transaction:
        now = current_group(transaction, PHONE)
        met = set(transaction.people.games_of(now.group_id, "eva")) if into else set()
        games = set(transaction.people.games_of(now.group_id, "ben")) - met
    done = part_games(store, PHONE, "ben", games, into, FIRST + 99 * MONTH, "Ben B.")
    assert isinstance(done, Parted)
    assert games
    new = "Eva" if into else "Ben B."
    with store.reading() as transaction:
        apart = {game: transaction.games.get(game).summary["players"] for game in games}
    assert done.kept == sum(new not in players for players in apart.values()) < len(games)
    assert games_agree(store)
    assert undo_parting(store, PHONE, done.id, "ben", FIRST + 99 * MONTH)
    assert names() == called
    assert seen(store).people == before.people
    assert is_what_marks_say(store)


@pytest.mark.one_database
def test_who_was_put_together_in_two_steps_is_parted_in_two(store: Store):
    a_group(store, 9)
    before = seen(store).people
    if {"anna", "annie", "dan", "eva"} - {each.id for each in before}:
        raise AssertionError("everybody has to have played")
    assert merge_people(store, PHONE, "annie", "dan") is True
    middle = seen(store).people
    assert merge_people(store, PHONE, "dan", "eva") is False
    with store.reading() as transaction:
        group = current_group(transaction, PHONE)
        assert transaction.people.ids_among(group.group_id, ["annie"]) == {"annie": "dan"}
    assert [each.person_id for each in second_ids(store, PHONE, "dan")] == ["annie"]
    assert unmerge_person(store, PHONE, "annie")
    assert seen(store).people == before
    assert middle != before


@pytest.mark.one_database
def test_a_game_that_is_moved_there_and_back_leaves_everything_as_it_was(store: Store):
    group = a_group(store, 6)
    before = seen(store)
    with store.writing() as transaction:
        here = ensure_group(transaction, PHONE, FIRST)
        transaction.groups.add(GroupRow("o" * 22, "Others", FIRST, 1))
        transaction.groups.enter("o" * 22, PHONE, 1, 1)
        transaction.groups.enter(here, PHONE, 1, 2)
    move_game(store, group.there[0], PHONE, "o" * 22)
    with store.reading() as transaction:
        months = transaction.statistics.changes_by_month("o" * 22)
        there = [
            row.game_id
            for each in months
            for row in transaction.statistics.finished_in("o" * 22, each, FORM)
        ]
    assert there == group.there[:1]
    assert seen(store).games == before.games - 1
    assert is_what_marks_say(store)
    move_game(store, group.there[0], PHONE, here)
    assert seen(store) == before


def a_group(store: Store, games: int, seed: int = 7) -> Group:
    group = Group(store, seed)
    for _ in range(games):
        group.play()
    return group


def test_the_screen_says_what_plain_loops_say(store: Store):
    a_group(store, 14)
    with store.reading() as transaction:
        whole = [transaction.marks.all(game.game_id) for game in transaction.games.after("", 99)]
    whole.sort(key=lambda marks: marks[-1].at)
    told = tell(whole)
    view = seen(store)
    assert view.games == len(whole)
    assert sum(view.by_ruleset.values()) == len(whole)
    assert view.group.rounds == sum(len(plain.misses) for plain in told.values())
    assert {each.id for each in view.people} == told.keys()
    for person in view.people:
        plain = told[person.id]
        assert (person.figures.games, person.figures.rounds) == (plain.games, len(plain.misses))
        assert (person.figures.wins, person.figures.shared) == (plain.alone, plain.shared)
        assert person.figures.won_in_a_row.number == longest(plain.won)
        made = [miss == 0 for _, miss in plain.misses]
        assert person.figures.made_in_a_row.number == longest(made)
        assert person.figures.made_now.number == longest(made[::-1][: made[::-1].index(False)])
        assert (person.rating is None) == (plain.games < LEAST_RATED)
        assert bool(person.curve) == bool(person.rating)
    highest = {record.ruleset: record for record in view.records if record.feat is Feat.TOTAL}
    for ruleset, record in highest.items():
        games = [marks for marks in whole if read_pad(marks).ruleset.key == ruleset]
        totals = [total for plain in tell(games).values() for total in plain.totals]
        assert record.best.value == max(totals)
        with store.reading() as transaction:
            assert max(read_pad(transaction.marks.all(record.best.game_id)).totals.values()) == max(
                totals
            )


def test_what_is_asked_for_is_a_part_of_the_whole_and_what_nobody_can_read_counts_as_not_asked(
    store: Store,
):
    a_group(store, 10)
    whole = seen(store)
    assert whole.person is None
    anna = seen(store, StatisticsQuery(person="anna"))
    assert anna.games == anna.person.figures.games < whole.games
    assert len(anna.person.curve) >= len(next(p for p in whole.people if p.id == "anna").curve)
    by_ruleset = [seen(store, StatisticsQuery(ruleset=key)) for key in whole.known_rulesets]
    assert [view.games for view in by_ruleset] == [
        whole.by_ruleset[key] for key in whole.known_rulesets
    ]
    assert all(view.comparable for view in by_ruleset)
    for last in whole.known_months:
        later = [month for month in whole.known_months if month > last]
        until = seen(store, StatisticsQuery(until=last))
        since = seen(store, StatisticsQuery(since=min(later))) if later else None
        assert until.games + (since.games if since else 0) == whole.games
        assert until.group.rounds + (since.group.rounds if since else 0) == whole.group.rounds
    odd = StatisticsQuery(person="nobody", ruleset="chess", since="2026-13", until="soon")
    assert seen(store, odd) == whole
    nothing = statistics_view(store, "stranger", StatisticsQuery())
    assert (nothing.games, nothing.people, nothing.records, nothing.left) == (0, (), (), 0)


def test_a_group_that_is_taken_along_says_the_same_elsewhere(store: Store, tmp_path: Path):
    group = a_group(store, 6)
    group.merge()
    lines = list(games_of_device(store, PHONE, "json", FIRST + 99 * MONTH))
    text = "".join(lines).splitlines(keepends=True)
    with closing(opened(f"sqlite:///{tmp_path}/there.db")) as there:
        for _ in range(2):
            import_games(there, PHONE, lambda: iter(text), FIRST + 99 * MONTH)
            here, elsewhere = seen(store), seen(there)
            assert {each.id: each for each in elsewhere.people} == {
                each.id: each for each in here.people
            }
            assert (elsewhere.group, elsewhere.records) == (here.group, here.records)


def test_a_renamed_person_is_the_same_one(store: Store):
    a_group(store, 3)
    before = seen(store)
    assert rename_person(store, PHONE, "ben", "Benjamin") is None
    names = {each.id: each.name for each in seen(store).people}
    assert names["ben"] == "Benjamin"
    assert [each.figures for each in seen(store).people] == [each.figures for each in before.people]


def test_the_others_keep_their_figures_and_ratings_when_somebody_is_erased(store: Store):
    a_group(store, 12)
    before = {each.id: each for each in seen(store).people}
    erase_person(store, PHONE, "ben", 1_000)
    after = {each.id: each for each in seen(store).people}
    assert after == {person: each for person, each in before.items() if person != "ben"}
    sums = kept(store, "span_sum")
    assert sums
    assert not any('"ben"' in row for row in sums)


def test_a_mark_on_a_running_game_leaves_all_that_is_kept_alone(store: Store):
    a_group(store, 2)
    seen(store)
    with store.writing() as transaction:
        group_id = ensure_group(transaction, PHONE, FIRST)
        marks = write_game(Random(5), "running", FIRST)
        store_whole_game(transaction, "r" * 22, group_id, marks[0].at, read_pad(marks[:1]))

    before = [kept(store, table) for table in TABLES]
    pad = opened_game(store, "r" * 22, PHONE).pad
    assert isinstance(pad, Pad)
    bidder = pad.current.order[0]
    cells = acts.enter(1, 1, bidder, "bid", 0)
    intent = FormWrite("f" * 32, lambda _: cells, author(PHONE), FIRST)
    assert write(store, "r" * 22, PHONE, intent.apply).fate is Fate.WRITTEN
    assert [kept(store, table) for table in TABLES] == before


def test_what_is_counted_in_many_pieces_is_not_said_before_it_is_whole(store: Store):
    a_group(store, 22)
    whole = seen(store)
    forget_all(store)
    with store.reading() as transaction:
        group = current_group(transaction, PHONE)
        assert len(transaction.statistics.uncounted_games(group.group_id, FORM, 99)) == 22
    catch_up(store, group.group_id, 0)
    with store.reading() as transaction:
        assert transaction.statistics.number_uncounted(group.group_id, FORM) == 2
    assert seen(store) == whole


class Meanwhile(Store):
    """A store in which something else happens just before each write."""

    def happens(self, act: Callable[[], None], times: int) -> None:
        self._act, self._times = act, times

    @contextmanager
    def writing(self, only: str | None = None) -> Iterator[Transaction]:
        if self._times:
            self._times -= 1
            self._act()
        with super().writing(only) as transaction:
            yield transaction


def test_what_changes_while_it_is_summed_is_summed_again(store: Store, database: str):
    group = a_group(store, 6)
    seen(store)
    group.correct()
    watched = Meanwhile(database)
    watched.happens(group.correct, 5)
    view = seen(watched)
    watched.close()
    assert view == seen(store)
    assert is_what_marks_say(store)


def test_the_household_is_told_of_its_own_group(store: Store):
    with store.writing() as transaction:
        ensure_group(transaction, HOUSEHOLD, FIRST)
    assert statistics_view(store, HOUSEHOLD, StatisticsQuery()).games == 0
