"""Each sentence about how an evening was won is true of the games it was made from."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from scorepad.i18n.evening_story import evening_story_told
from scorepad.i18n.speech import speaking
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.services.evening_moves import move_to_evening
from scorepad.services.evenings import evening_page
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.services.people.erasing import begin_erasing, go_on_erasing
from scorepad.stats.finished import ended_at
from scorepad.store import Store
from scorepad.views.evening_story import (
    BidsInARow,
    EveningStory,
    HighestBid,
    Lead,
    Margin,
    evening_story,
)
from tests.languages import each_language
from tests.pad.games_by_heart import hands_of
from tests.stats.plain_games import EVERYBODY, HOUR, longest, standing_cells, tell, write_game

FIRST, A_DAY = 1_800_000_000, 24 * HOUR
FOUR = EVERYBODY[:4]


def played(store: Store, games: Sequence[tuple[Mark, ...]], night: int = 0) -> list[str]:
    """Store finished games; return their ids."""
    ids = [f"{night:03}{number:019}" for number in range(len(games))]
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HOUSEHOLD, FIRST)
        for game_id, marks in zip(ids, games, strict=True):
            store_whole_game(transaction, game_id, group_id, marks[0].at, read_pad(marks))
    return ids


def story_of(store: Store, game_id: str) -> EveningStory:
    return evening_story(evening_page(store, HOUSEHOLD, game_id, FIRST, None))


def write_evening(random: Random, night: int) -> list[tuple[Mark, ...]]:
    """Write two to five games, one after the other or, on some evenings, at tables side by side."""
    at, games = FIRST + night * A_DAY, list[tuple[Mark, ...]]()
    people = random.choice([EVERYBODY, FOUR, EVERYBODY[:3]])
    is_one_game = random.random() < 0.7
    after = random.choice([20, HOUR])
    for number in range(random.randint(2, 5)):
        marks = write_game(random, f"{night:03}{number}", at, people)
        while is_one_game and games and kind_of(marks) != kind_of(games[0]):
            marks = write_game(random, f"{night:03}{number}", at, people)
        games.append(marks)
        at += after
    return sorted(games, key=lambda marks: ended_at(read_pad(marks)))


def kind_of(marks: tuple[Mark, ...]) -> object:
    cells = standing_cells(marks)
    return cells[Cell(0, 0, "", "ruleset")]["key"]


class Evening:
    """An evening worked out once more, from the cells of its games alone."""

    def __init__(self, games: Sequence[tuple[Mark, ...]]) -> None:
        self.games = games
        self.with_points = len({kind_of(marks) for marks in games}) == 1
        self.totals = [
            {person: told.totals[0] for person, told in tell([marks]).items()} for marks in games
        ]
        self.one_by_one = all(
            ended_at(read_pad(earlier)) <= later[0].at for earlier, later in pairwise(games)
        )

    def worth(self, person: str, after: int) -> tuple[int, ...]:
        """Return the points, or the numbers of first, second and other places; () for none."""
        totals = [of_game for of_game in self.totals[:after] if person in of_game]
        if not totals:
            return ()
        if self.with_points:
            return (sum(of_game[person] for of_game in totals),)
        places = Counter(
            sum(other > of_game[person] for other in of_game.values()) for of_game in totals
        )
        return tuple(places[place] for place in range(5))

    def leads(self, person: str, after: int) -> bool:
        """Return whether the person was first alone after so many games."""
        people = {each for of_game in self.totals for each in of_game}
        own = self.worth(person, after)
        return bool(own) and all(
            self.worth(other, after) < own for other in people if other != person
        )

    def made(self) -> dict[str, list[bool]]:
        """Return of each bid of everybody, in their order, whether it was made."""
        told = tell(list(self.games))
        return {person: [miss == 0 for _, miss in of.misses] for person, of in told.items()}

    def highest_bids(self) -> list[tuple[int, str, int]]:
        """Return each bid that was made: the bid, who made it, and the number of the game."""
        return [
            (bid, person, number)
            for number, marks in enumerate(self.games, 1)
            for bid, person in bids_made(marks)
        ]


def bids_made(marks: tuple[Mark, ...]) -> Iterator[tuple[int, str]]:
    cells = standing_cells(marks)
    table = cells[Cell(1, 0, "", "seating")]
    rounds = cells[Cell(1, 0, "", "rounds")]
    done = cells.get(Cell(0, 0, "", "ended"), rounds)
    for number, hand in enumerate(hands_of(kind_of(marks), len(table), rounds)[:done], 1):
        tricks = {each: cells.get(Cell(number, 1, each, "tricks")) for each in table}
        for person in table:
            took = tricks[person]
            if took is None:
                took = hand - sum(each for each in tricks.values() if each is not None)
            if cells[Cell(number, 1, person, "bid")] == took:
                yield took, person


def check_lead(lead: Lead | None, evening: Evening) -> None:
    count = len(evening.games)
    first = [person for person in evening.made() if evening.leads(person, count)]
    if lead is None:
        # Nobody is first alone, or got there while others played, or nobody can say in what order.
        assert not (first and evening.one_by_one and first[0] in evening.totals[-1]) or any(
            evening.leads(first[0], after) != (after >= since) and first[0] not in of_game
            for since in range(1, count + 1)
            for after, of_game in enumerate(evening.totals, 1)
        )
        return
    assert first == [lead.person]
    assert all(evening.leads(lead.person, after) for after in range(lead.game, count + 1))
    assert lead.game == 1 or not evening.leads(lead.person, lead.game - 1)
    assert lead.person in evening.totals[lead.game - 1]
    if lead.rival:
        assert evening.leads(lead.rival, lead.game - 1)
        assert lead.rival in evening.totals[lead.game - 1]
        assert evening.worth(lead.person, lead.game - 1)
    else:
        assert evening.one_by_one


def check_margin(margin: Margin, evening: Evening) -> None:
    before, last = len(evening.games) - 1, evening.totals[-1]
    assert evening.with_points
    assert evening.one_by_one
    assert evening.leads(margin.person, before)
    assert evening.leads(margin.person, before + 1)
    assert {margin.person, margin.rival} <= last.keys()
    (own,), (other,) = (evening.worth(each, before) for each in margin[:2])
    assert own - other == margin.points > 0
    assert max(last.values()) - min(last.values()) >= margin.points
    assert all(
        evening.worth(each, before) < (other,) for each in evening.made() if each not in margin
    )


def check_row(row: BidsInARow | None, evening: Evening) -> None:
    rows = {person: longest(made) for person, made in evening.made().items()}
    best = max(rows.values())
    holders = [person for person, number in rows.items() if number == best]
    told = BidsInARow(holders[0], best) if len(holders) == 1 and best >= 3 else None
    assert row == told


def check_highest(highest: HighestBid | None, evening: Evening) -> None:
    found = evening.highest_bids()
    best = max((bid for bid, _, _ in found), default=0)
    holders = {person for bid, person, _ in found if bid == best}
    game = min((number for bid, _, number in found if bid == best), default=0)
    told = HighestBid(next(iter(holders)), best, game) if best >= 2 and len(holders) == 1 else None
    assert highest == told


def test_each_fact_is_true_of_the_marks_of_random_evenings(store: Store) -> None:
    told = Counter[str]()
    for night in range(60):
        games = write_evening(Random(night), night)
        story, evening = story_of(store, played(store, games, night)[0]), Evening(games)
        check_lead(story.lead, evening)
        if story.margin:
            check_margin(story.margin, evening)
        check_row(story.row, evening)
        check_highest(story.highest, evening)
        told.update(key for key, value in story._asdict().items() if value)
        told["rival"] += bool(story.lead and story.lead.rival)
        told["throughout"] += bool(story.lead and story.lead.game == 1)
    assert min(told[key] for key in ("lead", "margin", "row", "highest", "rival", "throughout")) > 4


def test_of_games_from_paper_or_moved_ones_no_order_is_told(store: Store) -> None:
    games = [write_game(Random(seed), f"{seed}", FIRST + seed * HOUR, FOUR) for seed in range(3)]
    first, _, third = played(store, games)
    assert story_of(store, first).lead
    other = played(store, [write_game(Random(7), "7", FIRST - A_DAY, FOUR)], night=1)[0]
    assert move_to_evening(store, HOUSEHOLD, other, third, "") is None
    story = story_of(store, first)
    assert (story.lead, story.margin, story.row) == (None, None, None)
    at = FIRST + 9 * A_DAY
    papers = [tuple(replace(mark, at=at + n) for mark in marks) for n, marks in enumerate(games)]
    story = story_of(store, played(store, papers, night=2)[0])
    assert (story.lead, story.margin, story.row) == (None, None, None)
    assert story.highest


def test_nothing_is_told_where_a_name_was_erased_nor_of_two_people_of_one_name(
    store: Store,
) -> None:
    games = [write_game(Random(seed), f"{seed}", FIRST + seed * HOUR, FOUR) for seed in range(3)]
    first, *_ = played(store, games)
    story = story_of(store, first)
    assert story.lead
    person = story.lead.person
    other = next(each for each in FOUR if each != person)
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HOUSEHOLD, FIRST)
        transaction.people.change(group_id, other, name=story.names[person])
    with_namesake = story_of(store, first)
    assert with_namesake.lead is None
    assert not {person, other} & with_namesake.names.keys()
    begin_erasing(store, HOUSEHOLD, other, FIRST)
    assert evening_story_told(story_of(store, first)) == ()
    go_on_erasing(store, HOUSEHOLD, other)
    assert evening_story_told(story_of(store, first)) == ()


STORIES = [
    (Lead("a", "", 1), "Anna was ahead after every game."),
    (Lead("a", "", 2), "Anna took the lead in game 2 and kept it."),
    (Lead("a", "", 3), "Anna took the lead in the last game."),
    (Lead("a", "b", 2), "Anna overtook Ben in game 2 and stayed ahead."),
    (Lead("a", "b", 3), "Anna overtook Ben in the last game."),
]


@pytest.mark.parametrize(("lead", "sentence"), STORIES)
def test_the_lead_is_told_as_it_was(lead: Lead, sentence: str) -> None:
    story = EveningStory(lead, None, None, None, {"a": "Anna", "b": "Ben"}, 3)
    with speaking("en"):
        assert plain(evening_story_told(story)) == [sentence]


def plain(sentences: Sequence[str]) -> list[str]:
    return [sentence.replace("\u2068", "").replace("\u2069", "") for sentence in sentences]


@pytest.mark.parametrize("language", each_language())
def test_all_that_is_told_is_told_in_every_language(language: str) -> None:
    facts = Margin("a", "b", 10), BidsInARow("b", 7), HighestBid("b", 4, 2)
    story = EveningStory(Lead("a", "b", 3), *facts, {"a": "Anna", "b": "Ben"}, 3)
    with speaking(language):
        lead, margin, row, highest = plain(evening_story_told(story))
    for sentence, said in ((lead, "Anna"), (margin, "10"), (row, "7"), (highest, "4")):
        assert said in sentence
    assert all("Ben" in sentence for sentence in (lead, margin, row, highest))
