"""A match followed duel by duel on a phone without JavaScript."""

import pytest

from scorepad.pad.match.acts import win_round
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table


@pytest.fixture
def match(table: Open) -> Table:
    """Anna and Ben, nothing played yet."""
    return table(("Anna", "Ben"), game="wizards_cup")


def follow(phone: Phone, match: Table) -> Phone:
    return phone.go(match.path).follow("Write down the duels")


def fight(phone: Phone, *winners: str) -> None:
    """Duels that a power decides, each for the player with that name."""
    for winner in winners:
        phone.tap(winner)


def test_the_next_key_asks_only_for_what_the_decision_needs(phone: Phone, match: Table) -> None:
    follow(phone, match)
    assert "Duel 1 · which elements?" in phone.text
    phone.tap("Fire")
    assert "Ben’s element?" in phone.text
    phone.tap("Shadow")
    assert "no element is weaker: which values?" in phone.text
    phone.tap("5")
    assert "Ben’s value?" in phone.text
    phone.follow("Cards, powers").follow("Back")
    assert "Ben’s value?" in phone.text
    assert len(match.pad.written.marks) == 1
    phone.tap("3")
    assert "Duel 2 · Ben’s element?" in phone.text
    assert "Duel 1 · Anna wins: No element is weaker, and 5 beats 3." in phone.text
    assert "4 cards left" in phone.text
    phone.tap("Water")
    assert "Duel 3 · Anna’s element?" in phone.text
    assert "Water beats Fire" in phone.text
    (first, second) = match.pad.rounds[0].duels
    assert [side.value for side in first.sides] == [5, 3]
    assert [side.value for side in second.sides] == [5, None]


def test_what_is_told_of_a_duel_is_there_after_a_look_elsewhere(
    phone: Phone, other_phone: Phone, match: Table
) -> None:
    let_in(match, other_phone, "host")
    follow(phone, match).tap("Fire")
    for elsewhere in ("sheet", "links", "table"):
        phone.go(f"{match.path}/{elsewhere}")
        assert "Ben’s element?" in phone.go(match.path).text
    phone.follow("Cards, powers").follow("Back")
    assert "Ben’s element?" in phone.text
    # It is told on this phone alone, in this match, and of this duel.
    assert "which elements?" in other_phone.go(f"{match.path}?at=duel").text
    other_phone.tap("Anna")
    assert "Duel 2 · which elements?" in phone.go(match.path).text
    phone.tap("↶ Undo")
    assert "Ben’s element?" in phone.go(match.path).text


def test_a_power_needs_one_tap(phone: Phone, match: Table) -> None:
    follow(phone, match)
    fight(phone, "Ben", "both", "nobody")
    winners = [duel.verdict.winner for duel in match.pad.rounds[0].duels]
    assert winners == ["B", "both", "none"]


def test_the_round_ends_by_itself_and_the_next_begins(phone: Phone, match: Table) -> None:
    follow(phone, match)
    assert "must be among the 6" in phone.text
    fight(phone, *["Ben"] * 4)
    assert "1 card left" in phone.text
    fight(phone, "Ben")
    assert match.pad.totals == {"a": 0, "b": 1}
    assert "Ben won round 1 1 : 0 ·" in phone.text
    assert "Duel 1 · which elements?" in phone.text
    assert "each may swap one" in phone.text
    phone.tap("↶ Undo")
    assert "Duel 5" in phone.text
    assert match.pad.totals == {"a": 0, "b": 0}


def test_both_may_win_by_powers_and_the_pad_offers_what_follows(phone: Phone, match: Table) -> None:
    follow(phone, match)
    assert 'id="both-win"' not in phone.html
    fight(phone, "both")
    phone.tap("Both win the round")
    assert match.pad.totals == {"a": 1, "b": 1}
    assert "Both won round 1 1 : 1 ·" in phone.text
    phone.tap("both")
    assert "won round 1" not in phone.text


def test_a_pending_card_and_a_permanent_power_are_noted(phone: Phone, match: Table) -> None:
    follow(phone, match)
    fight(phone, "Ben")
    phone.follow("Cards, powers").tap("Anna’s pending card comes in")
    assert phone.text.count("5 cards left") == 2
    phone.follow("Cards, powers").tap("Note", permanent="lower value wins")
    assert "∞ lower value wins" in phone.text
    assert "Permanent power (lower value wins)" in phone.go(f"{match.path}/log").text
    phone.go(match.path)
    fight(phone, "Ben")
    assert "∞" not in phone.text


def test_a_text_that_is_too_long_is_refused_and_stays(phone: Phone, match: Table) -> None:
    follow(phone, match).follow("Cards, powers")
    phone.tap("Note", permanent="x" * 40)
    assert phone.status == 422
    assert "x" * 40 in phone.html
    assert len(match.pad.written.marks) == 1


def test_values_without_a_key_are_typed(phone: Phone, match: Table) -> None:
    follow(phone, match).tap("Fire").tap("Void")
    phone.tap("Set", **{"a.value": "x"})
    assert phone.status == 422
    assert "A number from 0 to 99, please." in phone.text
    form, _ = phone.button("Set")
    assert form.fields["a.value"] == "x"
    phone.tap("Set", **{"a.value": "14"}).tap("10")
    assert match.pad.rounds[0].duels[0].verdict.facts == {"a": 14, "b": 10}


def test_a_dormant_bonus_is_added_before_the_values_are_compared(
    phone: Phone, match: Table
) -> None:
    follow(phone, match).tap("Fire").tap("Void").tap("4")
    address = f"{match.path}?at=duel.a.bonus&a.element=Fire&b.element=Void&a.value=4"
    assert "Anna’s Dormant bonus?" in phone.go(address).text
    phone.tap("2").tap("5")
    assert match.pad.rounds[0].duels[0].verdict.winner == "A"


def test_either_side_may_be_told_first_and_told_anew(phone: Phone, match: Table) -> None:
    def tell(key: str, part: str, value: str) -> None:
        """Tap a key of one side; the other side has the same keys."""
        form = next(
            form
            for form in phone.forms
            if any(
                (button.name, button.value) == (f"{key}.{part}", value) for button in form.buttons
            )
        )
        phone.send(form.action, {**form.fields, f"{key}.{part}": value})

    follow(phone, match)
    tell("b", "element", "Void")
    assert "Anna’s element?" in phone.text
    phone.follow("Element Void")
    assert "which elements?" in phone.text
    tell("b", "element", "Fire")
    tell("a", "element", "Fire")
    tell("b", "value", "7")
    assert "Anna’s value?" in phone.text
    tell("a", "value", "7")
    (duel,) = match.pad.rounds[0].duels
    assert duel.verdict.winner == "none"
    assert [(side.element, side.value) for side in duel.sides] == [("Fire", 7), ("Fire", 7)]


def test_a_round_is_still_one_tap_and_can_be_while_duels_are_followed(
    phone: Phone, match: Table
) -> None:
    follow(phone, match)
    fight(phone, "Ben")
    phone.follow("End the round").tap("Anna wins the round")
    assert match.pad.totals == {"a": 1, "b": 0}
    other = phone.follow("End the round")
    other.tap("Anna wins the round")
    assert match.pad.winners == ("a",)


def test_two_phones_that_write_the_same_duel_are_told(
    phone: Phone, other_phone: Phone, match: Table
) -> None:
    second = let_in(match, other_phone, "host")
    follow(second, match)
    follow(phone, match).tap("Anna")
    second.tap("Ben")
    assert second.status == 409
    assert "Somebody wrote here in the meantime" in second.text
    assert len(match.pad.rounds[0].duels) == 1


def test_who_looks_on_sees_the_cards_and_taps_nothing(
    phone: Phone, other_phone: Phone, match: Table
) -> None:
    follow(phone, match).tap("Ben")
    viewer = let_in(match, other_phone).go(match.path)
    assert "4 cards left" in viewer.text
    assert viewer.forms == []


def test_a_key_that_cannot_be_read_writes_nothing_and_a_trick_game_has_no_duels(
    phone: Phone, match: Table, table: Open
) -> None:
    form, button = follow(phone, match).button("Ben")
    fields = {**form.fields, button.name: button.value}
    assert phone.send(form.action, {**fields, "power": "C"}).status == 422
    assert phone.send(form.action, {**fields, "place": "x"}).status == 422
    assert phone.send(form.action, {**fields, "round": "9"}).status == 422
    assert len(match.pad.written.marks) == 1
    game = table()
    for act in ("duels", "pending", "permanent"):
        assert phone.send(f"{game.path}/{act}", {**fields, "player": "a"}).status == 404


def test_a_match_is_ended_early_and_goes_on(phone: Phone, match: Table) -> None:
    assert "End the game now" not in phone.go(f"{match.path}/table").text
    match.act(lambda _: win_round(1, ["b"]))
    phone.go(f"{match.path}/table").follow("End the game now").tap("End the game now")
    assert match.pad.winners == ("b",)
    assert "The winner: Ben" in phone.text
    assert "★" in phone.go("/").text or "Ben" in phone.text
    phone.go(f"{match.path}/end").tap("Play on")
    assert "Who wins round 2?" in phone.text
    log = phone.go(f"{match.path}/log").text
    assert "game ended" in log
    assert "game reopened" in log


def test_a_level_match_that_is_ended_early_is_a_draw(phone: Phone, match: Table) -> None:
    match.act(lambda _: win_round(1, ["a", "b"]))
    phone.go(f"{match.path}/table").follow("End the game now").tap("End the game now")
    assert "A draw" in phone.text
    assert "Ended early, level tokens" in phone.text
    assert "Ended early, level tokens: nobody wins." in phone.go(f"{match.path}/end").text


def test_the_end_has_a_picture_of_the_tokens(phone: Phone, match: Table) -> None:
    for number, players in enumerate((["a"], ["b"], ["a"]), 1):
        match.act(lambda _, at=number, won=players: win_round(at, won))
    assert "Tokens round by round" in phone.go(f"{match.path}/end").text
    assert phone.html.count("<circle") == 6
    assert phone.html.count('class="gained"') == 3
    assert "The curve" not in phone.text
