"""A match on two own phones: each puts the own cards into an order that the other cannot see."""

import re
from typing import Any

import pytest
from flask import Flask

from scorepad.pad.match import acts as match_acts
from scorepad.rules import Sorcerer
from tests.web.evening import let_in, write_over
from tests.web.game.test_own_phones import joined
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table

CARDS = {
    "a": [("Fire", 5), ("Void", 3), ("Void", 2), ("Void", 8), ("Void", 1), ("Shadow", 9)],
    "b": [("Water", 4), ("Light", 6), ("Light", 7), ("Light", 0), ("Light", 2), ("Shadow", 10)],
}

FIXED = "The order stands since duel 1; where a card was typed wrong, the scorer taps who wins."


@pytest.fixture
def match(table: Open) -> Table:
    """Anna and Ben, nothing played yet."""
    return table(("Anna", "Ben"), game="wizards_cup")


def own(game: Table, phone: Phone) -> Phone:
    """Anna's or Ben's own screen, at the phone that keeps the score as well."""
    return phone.go(f"{game.path}?at=own")


def place(game: Table, phone: Phone, player: str, cards: int = 6) -> Phone:
    """Tap cards into their order, on the screen of the own phone."""
    own(game, phone)
    for element, value in CARDS[player][:cards]:
        phone.tap(str(value), element=element)
        assert phone.status == 200, phone.text
    return phone


def orders(game: Table) -> dict[str, list[Any]]:
    boxes = game.pad.rounds[-1].boxes
    return {player: [each and (each.element, each.value) for each in box.order]
            for player, box in boxes.items()}  # fmt: skip


def both(app: Flask, game: Table) -> tuple[Phone, Phone]:
    """Anna keeps the score on her own phone, Ben has scanned the code; both orders stand."""
    anna = game.phone.go(f"{game.path}/own-phone").tap("Anna")
    ben = joined(app, game, "Ben")
    place(game, anna, "a")
    place(game, ben, "b")
    return own(game, anna), ben


def test_a_scan_a_tap_on_the_name_and_each_card_is_two_taps(app: Flask, match: Table) -> None:
    ben = joined(app, match, "Ben")
    assert ben.path == match.path
    assert "Your card 1?" in ben.text
    place(match, ben, "b", 5)
    assert "Your pending card?" in ben.text
    ben.tap("10", element="Shadow")
    assert "Your order stands; nobody sees it yet." in ben.text
    assert "Still missing: Anna" in ben.text
    # Everybody is told who is ready, and no card.
    for phone in (ben, match.phone.go(match.path), let_in(match, Phone(app)).go(match.path)):
        assert "Anna order is awaited" in phone.text
        assert "Ben ✓ order stands" in phone.text
    assert "Shadow" not in match.phone.text
    assert orders(match)["b"] == CARDS["b"]
    assert orders(match)["a"] == [None] * 6


def test_the_scorers_phone_is_an_own_one_as_well(match: Table) -> None:
    anna = match.phone.go(match.path).follow("Own order of cards")
    assert "Whose phone is this one?" in anna.text
    anna.tap("Anna")
    assert "Your card 1?" in anna.text
    place(match, anna, "a", 1)
    assert "Your card 2?" in anna.text
    anna.follow("Pad")
    assert "Who wins round 1?" in anna.text
    assert anna.text.index("Own order of cards") < anna.text.index("both")
    anna.go(f"{match.path}/own-phone").follow("Anna’s cards")
    assert "Your card 2?" in anna.text


def test_the_own_order_comes_first_where_own_phones_are_in_use(app: Flask, match: Table) -> None:
    def is_first() -> bool:
        words = match.phone.go(match.path).text
        return words.index("Own order of cards") < words.index("both")

    assert not is_first()
    joined(app, match, "Ben")
    assert is_first()
    # On a phone of whoever only keeps the score it is one way among others.
    joined(app, match, "Anna")
    assert not is_first()


def test_the_last_card_is_taken_back(app: Flask, match: Table) -> None:
    ben = place(match, joined(app, match, "Ben"), "b", 3)
    ben.tap("↶ Undo Card 3")
    assert orders(match)["b"] == [*CARDS["b"][:2], *[None] * 4]
    assert "Your card 3?" in ben.text


def test_each_card_is_changed_by_a_tap_on_it_until_it_is_turned_up(
    app: Flask, match: Table
) -> None:
    anna, ben = both(app, match)
    ben.go(match.path)
    assert "Tap a card to change it." in ben.text
    for place, (label, value) in enumerate([("1 Water 4", 9), ("Pending card Shadow 10", 11)]):
        ben.follow(label)
        # What stands is half of it: mostly the value alone is another.
        assert "Turn up" not in ben.text
        ben.tap(str(value))
        assert orders(match)["b"][5 * place] == (CARDS["b"][5 * place][0], value)
        assert "Both orders stand." in ben.text
    ben.follow("2 Light 6").follow("2 Light 6")
    assert "Both orders stand." in ben.text
    # On the phone that keeps the score too; a refusal leaves the question where it is.
    own(match, anna).follow("2 Void 3").tap("Set", other="100")
    assert "0 to 99" in anna.text
    assert orders(match)["a"][1] == ("Void", 3)
    anna.tap("4", element="Nature")
    assert anna.path == match.path
    assert "Both orders stand." in anna.text
    assert orders(match)["a"] == [CARDS["a"][0], ("Nature", 4), *CARDS["a"][2:]]
    changing = ben.go(f"{match.path}?at=own.3")
    late, _ = changing.button("7")
    anna.tap("Turn up the cards of duel 1")
    news = ben.go(f"{match.path}?at=own.3")
    assert "2 Light 6" not in [words for words, _ in news.links]
    assert FIXED in news.text
    ben.send(late.action, {**late.fields, "element": "Fire", "value": "1"})
    assert ben.status == 422
    assert "the order stays as it is" in ben.text
    assert FIXED in ben.text


def test_a_card_that_was_typed_wrong_does_not_hold_up_who_wins(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    for phone in (own(match, anna), ben.go(match.path)):
        assert FIXED not in phone.text
    anna.tap("Turn up the cards of duel 1")
    for phone in (own(match, anna), ben.go(match.path)):
        assert FIXED in phone.text
    # Ben has won by the cards as they were typed, and Anna by those on the table.
    anna.tap("Anna")
    assert [box.left for box in match.pad.current.boxes.values()] == [5, 4]
    for phone in (anna, ben.go(match.path)):
        assert FIXED in phone.text
    match.act(lambda _: match_acts.win_round(1, ["a"]))
    assert FIXED not in ben.go(match.path).text


def test_news_come_while_a_card_is_changed_and_leave_it_asked_for(app: Flask, match: Table) -> None:
    ben = place(match, joined(app, match, "Ben"), "b")
    anna = place(match, match.phone.go(f"{match.path}/own-phone").tap("Anna"), "a", 3)
    for phone, label in ((ben, "2 Light 6"), (anna, "2 Void 3")):
        own(match, phone).follow(label)
        [there] = re.findall(r'hx-get="([^"]+since=[^"]+)"', phone.html)
        there = there.replace("&amp;", "&")
        assert phone.client.get(there, headers=HTMX).status_code == 204
        write_over(match, match_acts.note_permanent(1, "a", 1, f"Power {label}"))
        news = phone.client.get(there, headers=HTMX)
        assert (news.status_code, "Your card 2?" in news.text) == (200, True)


@pytest.mark.parametrize("key", [{}, {"other": "6"}])
def test_the_same_card_in_two_places_is_asked_about(
    app: Flask, match: Table, key: dict[str, str]
) -> None:
    ben = place(match, joined(app, match, "Ben"), "b", 3)
    ben.tap("Set" if key else "6", element="Light", **key)
    assert ben.status == 422
    assert "That is your card 2 already." in ben.text
    assert orders(match)["b"][3] is None
    # No news take the question away.
    assert "since=" not in ben.html
    assert "Swap" not in ben.text
    ben.tap("I have two of these")
    assert orders(match)["b"][3:] == [("Light", 6), None, None]
    # Where another card lies, the two may have been mixed up.
    ben.follow("1 Water 4").tap("Set" if key else "6", element="Light", **key)
    ben.tap("Swap cards 1 and 2")
    assert orders(match)["b"][:2] == [("Light", 6), ("Water", 4)]
    ben.follow("1 Light 6").tap("4", element="Water")
    ben.tap("I have two of these")
    assert orders(match)["b"][:2] == [("Water", 4), ("Water", 4)]
    # The same once more in its own place is none.
    ben.follow("1 Water 4").tap("7", element="Water")
    ben.follow("1 Water 7").tap("7", element="Water")
    assert ben.status == 200


def test_what_the_pile_before_had_twice_is_not_asked_about_again(app: Flask, match: Table) -> None:
    ben = place(match, joined(app, match, "Ben"), "b", 1)
    ben.tap("4", element="Water").tap("I have two of these")
    match.act(lambda _: match_acts.win_round(1, ["a"]))
    ben.go(match.path).tap("Water 4").tap("Water 4")
    assert orders(match)["b"][:3] == [("Water", 4), ("Water", 4), None]
    ben.tap("4", element="Water")
    assert "That is your card 1 already." in ben.text


def test_a_swap_of_cards_that_another_own_phone_changed_meanwhile_is_refused(
    app: Flask, match: Table
) -> None:
    ben = place(match, joined(app, match, "Ben"), "b")
    ben.follow("1 Water 4").tap("6", element="Light")
    swap, _ = ben.button("Swap cards 1 and 2")
    write_over(match, match_acts.place_card(1, "b", 2, Sorcerer("Light", 6)))
    ben.tap("Swap cards 1 and 2")
    assert ben.status == 409
    assert orders(match)["b"] == CARDS["b"]
    forged = {**swap.fields, "place": "9", "seen": "", "id": "e" * 32}
    assert ben.send(swap.action, forged).status == 422


def test_who_looks_on_is_not_spoken_to(app: Flask, match: Table) -> None:
    viewer = let_in(match, Phone(app)).go(match.path)
    assert "Each draws one card of the other’s set" in viewer.text
    assert not re.search(r"\byour?\b", viewer.text, re.IGNORECASE)


def test_duel_by_duel_is_turned_up_and_written_down(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    assert "Both orders stand." in anna.text
    ben.go(match.path).tap("Turn up the cards of duel 1")
    viewer = let_in(match, Phone(app))
    for phone in (ben, own(match, anna), viewer.go(match.path)):
        cards = re.findall("Fire 5|Water 4", phone.text)
        assert cards[:2] == ["Fire 5", "Water 4"]
    # Both cards are known: one tap of the scorer's writes the duel down, and the cards are there.
    # Whoever only plays reads the same verdict at the same time.
    assert "write it down" not in ben.go(match.path).text
    assert "Duel 1 · Ben wins Water beats Fire, whatever the values. Whoever keeps" in ben.text
    own(match, anna).tap("Duel 1: Ben wins – write it down Water beats Fire")
    assert match.pad.current.duels[0].verdict.winner == "B"
    for phone in (anna, ben.go(match.path), viewer.go(match.path)):
        assert "Duel 1 · Fire 5 – Water 4 · Ben wins: Water beats Fire" in phone.text
    anna.tap("Turn up the cards of duel 2")
    assert "Void 3" in ben.go(match.path).text
    # A power decides; what was tapped by mistake is taken back where it was tapped.
    anna.tap("Anna")
    assert match.pad.current.duels[1].verdict.winner == "A"
    anna.tap("↶ Undo duel 2: Void 3 – Water 4")
    assert "Duel 2: Ben wins – write it down" in anna.text
    assert len(match.pad.current.duels) == 1
    # A Dormant bonus is told first, and the key that tells it writes the duel down.
    anna.follow("Anna’s Dormant bonus?").tap("3")
    assert match.pad.current.duels[1].verdict.facts == {"a": 6, "b": 4}
    assert "Turn up the cards of duel 3" in anna.text
    # The pad is one tap away, and says the same of who wins.
    anna.tap("Turn up the cards of duel 3").follow("Pad")
    assert "Duel 3: Ben wins – write it down" in anna.text


@pytest.mark.parametrize("is_scorer_slower", [True, False])
@pytest.mark.parametrize("at_pad", [True, False])
def test_two_who_turn_up_the_same_cards_at_once_are_refused_nothing(
    app: Flask, match: Table, *, is_scorer_slower: bool, at_pad: bool
) -> None:
    anna, ben = both(app, match)
    there = match.path if at_pad else f"{match.path}?at=own"
    for duel, element in ((1, "Fire"), (2, "Void")):
        taps = [
            (phone, *phone.go(url).button(f"Turn up the cards of duel {duel}"))
            for phone, url in ((ben, match.path), (anna, there))
        ]
        for phone, form, _ in taps if is_scorer_slower else reversed(taps):
            phone.send(form.action, form.fields)
            assert (phone.status, "refused" in phone.html) == (200, False)
            assert element in phone.text
        assert {box.turned for box in match.pad.current.boxes.values()} == {duel, 1}
        if duel == 1:
            own(match, anna).tap("Duel 1: Ben wins")


def test_nothing_is_turned_up_before_both_orders_stand(app: Flask, match: Table) -> None:
    ben = place(match, joined(app, match, "Ben"), "b")
    form = {**ben.token, "id": "f" * 32, "round": "1"}
    assert ben.send(f"{match.path}/turn", form).status == 422
    assert "Anna still puts cards into their order." in ben.text


def test_the_next_round_begins_with_the_same_cards(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    ben.go(match.path).tap("Turn up the cards of duel 1")
    match.act(lambda _: match_acts.win_round(1, ["a"]))
    viewer = let_in(match, Phone(app))
    for phone in (ben, anna, match.phone, viewer):
        assert "Anna won round 1 1 : 0 · 2 tokens win" in phone.go(match.path).text
    ben.go(match.path)
    assert "Another card" in ben.text
    ben.tap("Light 6")
    assert orders(match)["b"] == [("Light", 6), *[None] * 5]
    assert "Light 6" not in [each for form in ben.forms for each in form.labels]
    ben.tap("↶ Undo Card 1")
    # The scorer's phone takes back what it wrote itself, and no card of Ben's.
    pad = match.phone.go(match.path)
    assert "↶ Undo Round 1 · won by Anna" in [each for form in pad.forms for each in form.labels]
    place(match, ben, "b")
    place(match, own(match, anna), "a")
    assert "Anna won round 1" in anna.text
    anna.tap("Turn up the cards of duel 1")
    for phone in (ben, anna, match.phone, viewer):
        assert "won round 1" not in phone.go(match.path).text


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ({"card": "Wood.5"}, "element"),
        ({"card": "Fire.x"}, "0 to 99"),
        ({"value": "5"}, "Choose the element first, then the value."),
        ({"element": "Fire", "value": "100"}, "0 to 99"),
    ],
)
def test_what_is_no_card_is_refused_and_writes_nothing(
    app: Flask, match: Table, card: dict[str, str], says: str
) -> None:
    ben = joined(app, match, "Ben")
    ben.send(
        f"{match.path}/order", {**ben.token, "id": "f" * 32, "round": "1", "place": "1", **card}
    )
    assert ben.status == 422
    assert says in ben.text
    assert orders(match)["b"] == [None] * 6


def test_who_has_no_seat_is_asked_who_it_is(match: Table) -> None:
    token = {**match.phone.go(match.path).token, "id": "f" * 32, "round": "1", "at": "own"}
    for act in ("order", "turn"):
        match.phone.send(f"{match.path}/{act}", {**token, "place": "1", "card": "Fire.5"})
        assert match.phone.path == f"{match.path}/own-phone"
    assert len(match.pad.written.marks) == 1


def test_the_pad_asks_for_no_card_that_stands_in_an_order(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    pad = anna.go(match.path)
    assert "element?" not in pad.text
    assert pad.follow("Own cards").go(match.path)
    # A page from before told of other cards; what was told in part is kept on the phone.
    told = {**pad.token, "id": "f" * 32, "round": "1", "place": "1", "at": "duel"}
    pad.send(f"{match.path}/duels", {**told, "a.element": "Nature", "b.element": "Water"})
    assert not match.pad.current.duels
    pad.go(match.path).tap("Turn up the cards of duel 1")
    assert "Fire 5" in ben.go(match.path).text
    pad.send(f"{match.path}/duels", {**told, "a.element": "Nature", "b.element": "Water"})
    [duel] = match.pad.current.duels
    assert [(side.element, side.value) for side in duel.sides] == [("Fire", 5), ("Water", 4)]
    assert "Turn up the cards of duel 2" in pad.text


def test_what_was_told_before_a_card_was_turned_up_says_nothing_of_it(
    app: Flask, match: Table
) -> None:
    pad = match.phone.go(f"{match.path}?at=duel").tap("Nature")
    anna, _ = both(app, match)
    anna.tap("Turn up the cards of duel 1")
    pad.go(match.path).tap("Duel 1: Ben wins")
    [duel] = match.pad.current.duels
    assert [(side.element, side.value) for side in duel.sides] == [("Fire", 5), ("Water", 4)]


def test_a_poll_brings_nothing_before_something_is_written(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    for phone in (anna, ben):
        own(match, phone)
        [there] = re.findall(r'hx-get="([^"]+since=[^"]+)"', phone.html)
        there = there.replace("&amp;", "&")
        assert phone.client.get(there, headers=HTMX).status_code == 204
        own(match, anna).tap("↶ Undo Card 6")
        again = phone.client.get(there, headers=HTMX)
        assert again.status_code == 200
        assert "HX-Refresh" not in again.headers
        anna.tap("9", element="Shadow")


def test_the_last_duel_is_told_until_the_next_round_has_begun(app: Flask, match: Table) -> None:
    anna, ben = both(app, match)
    viewer = let_in(match, Phone(app))
    told = "Duel 8 · Void 8 – Light 2 · Anna wins: No element is weaker, and 8 beats 2."
    for number in (1, 2):
        for _ in range(8):
            write_over(match, match_acts.turn_up(match.pad.current))
            cards = match.pad.current.face_up
            write_over(match, match_acts.log_duel(number, match.pad.current.next_duel, cards))
        for phone in (own(match, anna), ben, viewer, match.phone):
            assert told in phone.go(f"{match.path}?at=own" if phone is anna else match.path).text
        if number == 1:
            place_again(match, anna, ben)
    assert match.pad.winners == ("a",)


def place_again(game: Table, *phones: Phone) -> None:
    """Put the cards of the round before into the same order."""
    for player, phone in zip("ab", phones, strict=True):
        own(game, phone)
        for element, value in CARDS[player]:
            assert "Duel 8" in phone.text
            phone.tap(f"{element} {value}")


def test_a_scorer_without_a_seat_turns_up_and_writes_down(app: Flask, match: Table) -> None:
    place(match, joined(app, match, "Anna"), "a")
    place(match, joined(app, match, "Ben"), "b")
    pad = match.phone.go(match.path).tap("Turn up the cards of duel 1")
    pad.tap("Duel 1: Ben wins – write it down")
    assert "Duel 1 · Ben wins: Water beats Fire" in pad.text
    assert "Turn up the cards of duel 2" in pad.text


def test_sums_that_decide_are_typed_where_the_own_cards_are(app: Flask, match: Table) -> None:
    match.act(lambda _: match_acts.win_round(1, ["a", "b"]))
    anna, ben = both(app, match)
    match.act(lambda _: match_acts.win_round(2, ["a", "b"]))
    assert "Both would win: the sums decide." in ben.go(match.path).text
    own(match, anna).tap("Decide", **{"sum.a": "20", "sum.b": "21"})
    assert match.pad.winners == ("a",)


def test_a_match_that_is_over_has_no_order(app: Flask, match: Table) -> None:
    _, ben = both(app, match)
    for number in (1, 2):
        match.act(lambda _, number=number: match_acts.win_round(number, ["a"]))
    ben.go(match.path)
    assert ben.status == 200
    assert "After 2 rounds" in ben.text
    assert Sorcerer("Light", 6) not in match.pad.shown.rounds[0].boxes["b"].order


@pytest.mark.parametrize("all_fight", [True, False])
def test_sums_that_decide_are_added_up_where_all_cards_have_fought(
    match: Table, all_fight: bool
) -> None:
    anna = match.phone
    match.act(lambda _: match_acts.win_round(1, ["a", "b"]))
    for number, player in enumerate("ab"):
        for card in range(1, 7):
            value = Sorcerer("Void", 3 if card < 6 else 4 + number)
            write_over(match, match_acts.place_card(2, player, card, value))
    for duel in range(1, 6 if all_fight else 2):
        write_over(match, match_acts.turn_up(match.pad.current))
        cards = match.pad.current.face_up
        write_over(match, match_acts.log_duel(2, duel, cards))
    if not all_fight:
        match.act(lambda _: match_acts.win_round(2, ["a", "b"]))
    anna.go(match.path)
    sums = ["19", "20"] if all_fight else ["", ""]
    assert [anna.forms[0].fields[f"sum.{player}"] for player in "ab"] == sums
    anna.tap("Decide", **{"sum.a": "21", "sum.b": "20"})
    assert match.pad.winners == ("b",)
