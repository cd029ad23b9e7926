"""The schedule of any game, worked out a second way."""

from itertools import pairwise

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


@given(data=st.data())
def test_a_whole_game_holds_every_hand_that_can_be_dealt_once(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    players = data.draw(st.integers(rules.least, rules.most))
    possible = dealt_from_a_pile(rules, players)
    course = possible if rules.schedule.course == "up" else possible[::-1]
    assert deals(rules, players) == (*(Deal(hand) for hand in course), *rules.schedule.extra)
    assert largest_hand(rules, players) == possible[-1]
    for hand in possible:
        assert undealt(rules, players, hand) >= rules.schedule.keep
        assert undealt(rules, players, hand) + players * hand == rules.deck.size


def fixed_by_hand(rules: Ruleset, players: int, rounds: int, last: int | None) -> list[Deal]:
    """The deals of ``rounds`` rounds still to come, written one after the
    other: a growing game from its front, a shrinking one from its end."""
    largest = dealt_from_a_pile(rules, players)[-1]
    extras = list(rules.schedule.extra)
    while len(extras) > rounds:
        extras.pop(0)
    course: list[int] = []
    while len(course) + len(extras) < rounds:
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
    to_come = deals_to_come(rules, players, played=played, last=last, rounds=rounds)
    assert list(to_come) == fixed_by_hand(rules, players, max(0, rounds - played), last)


@given(data=st.data())
def test_what_is_to_come_is_always_dealable_and_ends_with_the_extra_deals(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    players = data.draw(st.integers(rules.least, rules.most))
    played = data.draw(st.integers(0, 20))
    last = data.draw(st.integers(1, 30)) if played else None
    extras_played = data.draw(st.integers(0, len(rules.schedule.extra))) if played else 0
    rounds = data.draw(st.none() | st.integers(0, 40))
    own = data.draw(st.lists(st.integers(1, 30), max_size=12))
    to_come = deals_to_come(
        rules,
        players,
        played=played,
        last=last,
        extras_played=extras_played,
        rounds=rounds,
        hands=own,
    )
    extras = rules.schedule.extra[extras_played:]
    if rounds is None:
        course = to_come[: len(to_come) - len(extras)]
        assert to_come[len(course) :] == extras
    else:
        assert len(to_come) == max(0, rounds - played)
        course = to_come[: max(0, len(to_come) - len(extras))]
        assert (*course, *extras[len(extras) - (len(to_come) - len(course)) :]) == to_come
    sizes = [deal.hand for deal in course]
    assert all(size >= 1 for size in sizes)
    assert all(undealt(rules, players, size) >= rules.schedule.keep for size in sizes)
    assert not any(deal.blind for deal in course)
    if not own and rules.schedule.course == "up":
        assert all(
            one < two or one == two == largest_hand(rules, players) for one, two in pairwise(sizes)
        )
    if not own and rules.schedule.course == "down":
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[-1:] in ([], [1])


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
        played=played,
        last=whole[played - 1].hand if played else None,
        rounds=rounds,
        hands=own,
    )
    assert rest == whole[played:]
