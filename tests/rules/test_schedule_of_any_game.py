"""The schedule of any game, worked out a second way."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Deal, Ruleset, deals, deals_to_come, largest_hand, undealt


def dealt_from_a_pile(rules: Ruleset, players: int) -> list[int]:
    """Hand sizes for which dealing card by card leaves what must be kept."""
    pile = [(suit.code, rank) for suit in rules.deck.suits for rank in rules.deck.ranks]
    pile += [(special.code, "") for special in rules.deck.specials for _ in range(special.count)]
    possible = []
    hand = 0
    while len(pile) - players >= rules.schedule.keep:
        del pile[:players]
        hand += 1
        possible.append(hand)
    return possible


def in_the_schedule(rules: Ruleset, players: int) -> list[int]:
    """The hand sizes that the schedule has, from one card up."""
    possible = dealt_from_a_pile(rules, players)
    caps = [cap for number, cap in rules.schedule.largest_for if number == players]
    if rules.schedule.largest:
        caps = [rules.schedule.largest]
    return [hand for hand in possible if all(hand <= cap for cap in caps)]


def course_of(rules: Ruleset, players: int) -> list[int]:
    """The hands of a whole game without its extra deals, by its course alone."""
    up = in_the_schedule(rules, players)
    down = up[::-1]
    return {"up": up, "down": down, "up_down": up + down[1:], "down_up": down + up[1:]}[
        rules.schedule.course
    ]


@given(data=st.data())
def test_a_whole_game_holds_every_hand_of_its_schedule(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    players = data.draw(st.integers(rules.least, rules.most))
    if rules.schedule.rounds:
        assert list(deals(rules, players)) == fixed_by_hand(rules, players, rules.schedule.rounds)
    else:
        course = course_of(rules, players)
        assert deals(rules, players) == (*(Deal(hand) for hand in course), *rules.schedule.extra)
    possible = dealt_from_a_pile(rules, players)
    assert largest_hand(rules, players) == possible[-1]
    cards = ("bomb", "cloud", "kraken", "whale", "loot", "loot")
    more = sum(getattr(rules.play, card) for card in cards)
    for hand in possible:
        assert undealt(rules, players, hand) >= rules.schedule.keep
        assert undealt(rules, players, hand) + players * hand == rules.deck.size + more


def fixed_by_hand(
    rules: Ruleset, players: int, rounds: int, played: int = 0, last: int | None = None
) -> list[Deal]:
    """The deals of ``rounds`` rounds still to come, written one after the
    other: a growing game from its front, a shrinking one from its end, and one
    that does both from its ends to the middle, or from the middle to its ends."""
    largest = in_the_schedule(rules, players)[-1]
    extras = list(rules.schedule.extra)
    while len(extras) > rounds:
        extras.pop(0)
    count = rounds - len(extras)
    course: list[int] = []
    if rules.schedule.course == "up_down":
        front: list[int] = []
        back: list[int] = []
        while len(front) + len(back) < played + count:
            shorter = front if len(front) == len(back) else back
            shorter.append(min(largest, len(shorter) + 1))
        course = (front + back[::-1])[played:]
    elif rules.schedule.course == "down_up":
        course = [1] if (played + count) % 2 else [1, 1]
        while len(course) < played + count:
            outer = min(largest, course[0] + 1)
            course = [outer, *course, outer]
        course = course[played:] if count else []
    while len(course) < count:
        if rules.schedule.course == "up":
            before = course[-1] if course else last or 0
            course.append(before + 1 if before < largest else largest)
        else:
            cap = largest if last is None or last > largest else last
            after = course[0] if course else 0
            course.insert(0, after + 1 if after < cap else cap)
    return [*(Deal(hand) for hand in course), *extras]


@given(data=st.data())
def test_a_game_of_fixed_rounds_is_what_one_would_write_down_by_hand(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    players = data.draw(st.integers(rules.least, rules.most))
    played = data.draw(st.integers(0, 20))
    last = data.draw(st.integers(1, 30)) if played else None
    rounds = data.draw(st.integers(0, 40))
    to_come = deals_to_come(rules, players, dealt=played, last=last, rounds=rounds)
    by_hand = fixed_by_hand(rules, players, max(0, rounds - played), played, last)
    assert list(to_come) == by_hand


@given(data=st.data())
def test_nothing_changes_when_the_same_people_go_on(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    players = data.draw(st.integers(rules.least, rules.most))
    rounds = data.draw(st.none() | st.integers(1, 40))
    own = data.draw(st.lists(st.integers(1, 30), max_size=12))
    whole = deals_to_come(rules, players, rounds=rounds, hands=own)
    extras = min(len(rules.schedule.extra), len(whole))
    played = data.draw(st.integers(0, len(whole) - extras))
    rest = deals_to_come(
        rules,
        players,
        dealt=played,
        last=whole[played - 1].hand if played else None,
        rounds=rounds,
        hands=own,
    )
    assert rest == whole[played:]
