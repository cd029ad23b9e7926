"""The special cards of the anniversary editions: what is asked, said, and done after a trick."""

import re
from collections.abc import Mapping

import pytest

from scorepad.pad import acts
from tests.web.conftest import Table
from tests.web.evening import write_over
from tests.web.phone import Phone
from tests.web.table import Open
from tests.web.test_trick_check import asked, greyed, heading, tap_card
from tests.web.test_trick_check_game import in_play, shared

GAME = "wizard_jubilee"
AT = f"/check?game={GAME}&n=4"
SWAPS = "Player 4 may swap a hand card for one of these"
OPEN: Mapping[str, object] = {"bidding.visibility": "open", "bidding.entry": "scorer"}


def laid(phone: Phone, cards: str, known: str = "trump=R", players: int = 0) -> Phone:
    """A trick as one address; all have played unless ``players`` says how many there are."""
    each = "".join(f"&card={card}" for card in cards.split())
    n = players or max(3, len(cards.split()))
    return phone.go(f"/check?game={GAME}&n={n}&{known}{each}")


def steps(phone: Phone) -> list[str]:
    """What is said to happen now, in order."""
    listed = re.search(r'<section class="after".*?</section>', phone.html, re.DOTALL)
    lines = re.findall(r"<li>(.*?)</li>", listed[0], re.DOTALL) if listed else []
    return [" ".join(re.sub("<[^>]+>", "", line).split()) for line in lines]


def keys(phone: Phone) -> set[str]:
    return set(re.findall(r'id="key-(\w+)"', phone.html))


def test_the_keys_of_the_nine_are_there_where_the_game_has_them(phone: Phone) -> None:
    assert set("ZNDFXJCSHV") <= keys(phone.go(f"{AT}&trump=R"))
    assert "W" not in keys(phone), "it is never played"
    assert "W" in keys(phone.go(f"{AT}&ask=turned"))
    assert not set("DFXJCSHVW") & keys(phone.go("/check?game=wizard_gigamic&n=4&trump=R"))


def test_every_key_is_in_nine_rows_of_seven(phone: Phone) -> None:
    for address in (f"{AT}&trump=R", f"{AT}&ask=turned"):
        blocks = phone.go(address).html.split('<div class="block')[1:]
        rows = [(block.count("<button") + block.count("<i></i>")) / 7 for block in blocks]
        assert rows == [2, 2, 2, 2, 1]


@pytest.mark.parametrize("card", ["J", "C"])
def test_a_card_with_a_suit_asks_which_was_named(card: str, phone: Phone) -> None:
    tap_card(phone.go(f"{AT}&trump=R&card=G9"), card)
    name = {"J": "Juggler", "C": "Cloud"}[card]
    assert f"{name}: which suit was named?" in phone.text
    phone.follow("green")
    assert asked(phone)[-1] == ("card", f"{card}G")
    number = {"J": "7½", "C": "9¾"}[card]
    assert number in phone.text
    assert f"Undo {name} as green {number}" in phone.text
    assert f"Player {1 if card == 'J' else 2} would take it" in phone.text


@pytest.mark.parametrize(("way", "taker"), [("Wizard", 2), ("Jester", 1)])
def test_the_shapeshifter_is_said_to_be_one_of_two(way: str, taker: int, phone: Phone) -> None:
    tap_card(phone.go(f"{AT}&trump=R&card=R9"), "S").follow(way)
    assert f"Player {taker} would take it" in phone.text
    assert f"Shapeshifter as {way}" in phone.text


VERDICTS = [
    ("R12 Z D", 3, "Dragon beats Wizard."),
    ("R12 D B2", 2, "Dragon beats every suit."),
    ("D Z F", 3, "Fairy beats Dragon."),
    ("F G13 D Z", 1, "Fairy beats Dragon."),
    ("F N N", 2, "Nothing else but Fairy: Jester takes it."),
    ("F H SN", 3, "Nothing else but Fairy and Witch: Shapeshifter as Jester"),
    ("Z SZ Z", 1, "Wizard beats every suit: of several the first."),
    ("B5 SZ Z", 2, "Shapeshifter as Wizard beats every suit: of several the first."),
    ("B7 JR B8", 2, "The only trump: Juggler as red 7½."),
    ("B7 JB B8", 3, "The highest card of the suit led: blue 8."),
    ("B9 CB B10", 3, "The highest card of the suit led: blue 10."),
    ("B2 CY N", 1, "The only card of the suit led: blue 2. Not Cloud as yellow 9¾"),
]


@pytest.mark.parametrize(("cards", "taker", "why"), VERDICTS)
def test_who_takes_it_and_why_is_one_sentence(
    cards: str, taker: int, why: str, phone: Phone
) -> None:
    laid(phone, cards)
    assert heading(phone) == f"Player {taker} takes the trick"
    assert why in phone.text


@pytest.mark.parametrize(
    ("cards", "leads"), [("G12 X G13", 3), ("X D F Z", 3), ("N X F", 1), ("F D JB X H", 1)]
)
def test_a_bomb_leaves_it_to_nobody_and_who_would_have_it_leads(
    cards: str, leads: int, phone: Phone
) -> None:
    laid(phone, cards)
    assert heading(phone) == "Nobody takes the trick"
    said = f"Bomb: nobody takes the trick. Player {leads} would have taken it and leads next."
    assert said in phone.text
    phone.follow(f"Next trick: Player {leads} leads")
    assert ("leader", str(leads - 1)) in asked(phone)


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ("R7 B2 X", []),
        ("R7 JR X", ["Everybody passes a hand card to the left."]),
        ("CG G11 B2", ["Player 2 changes the bid by one."]),
        ("CG X B2", []),
        (
            "CG G11 JG H",
            [
                "Everybody passes a hand card to the left.",
                "Player 2 changes the bid by one.",
                f"{SWAPS}: Cloud as green 9¾, green 11, Juggler as green 7½.",
            ],
        ),
        ("H X B2", ["Player 1 may swap a hand card for one of these: Bomb, blue 2."]),
    ],
)
def test_what_happens_now_is_said_in_order(cards: str, order: list[str], phone: Phone) -> None:
    laid(phone, cards)
    assert steps(phone) == order
    if_last = "In the last trick of a round nothing is passed or swapped."
    assert (if_last in phone.text) == any("bid" not in step for step in order)


def test_before_the_last_card_nothing_happens_yet(phone: Phone) -> None:
    assert steps(laid(phone, "JR H", players=3)) == []


@pytest.mark.parametrize(
    ("turned", "cards", "said"),
    [
        ("turned=R3", "Y12 V Y13", "The only trump: Vampire as red 3."),
        ("turned=Z&trump=R", "V Z R13", "Vampire as Wizard beats every suit: of several the"),
        ("turned=D&trump=G", "Z V F", "Fairy beats Dragon."),
        ("turned=F", "D V B2", "Vampire as Fairy beats Dragon."),
        ("turned=X", "R2 V B2", "Vampire as Bomb: nobody takes the trick."),
        ("turned=C&trump=R", "G10 VG G9", "The highest card of the suit led: green 10."),
        ("turned=S&trump=R", "G10 VN G9", "The highest card of the suit led: green 10."),
        ("trump=none", "V N B2", "blue 2"),
    ],
)
def test_the_vampire_is_shown_as_what_was_turned(
    turned: str, cards: str, said: str, phone: Phone
) -> None:
    assert said in laid(phone, cards, turned).text


def test_of_a_suit_alone_it_is_asked_which_card_the_vampire_is(phone: Phone) -> None:
    tap_card(phone.go(f"{AT}&trump=R&card=B5"), "V")
    assert "Which card was turned? Vampire is a copy of it." in phone.text
    assert "Undo Vampire" in phone.text
    tap_card(phone, "R3")
    assert ("turned", "R3") in asked(phone)
    assert ("card", "V") in asked(phone)
    assert "Player 2 would take it. The only trump: Vampire as red 3." in phone.text


def offered(phone: Phone) -> set[str]:
    """The cards whose keys can be tapped."""
    return keys(phone) - {*greyed(phone)}


def test_only_a_card_that_leaves_trump_as_it_is_can_be_what_was_turned(
    phone: Phone, table: Open
) -> None:
    reds = {f"R{rank}" for rank in range(1, 14)}
    tap_card(phone.go(f"{AT}&trump=R&card=B5"), "V")
    # Where one of these lies somebody names a suit.
    assert offered(phone) == reds | set("ZDWJCS")
    tap_card(phone, "Z")
    assert "Trump: red" in phone.html
    assert "Player 2 would take it. Vampire as Wizard beats every suit." in phone.text
    game: Table = in_play(table, game=GAME, trump="R", options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=B5&card=V")
    assert offered(phone) == reds | set("ZDWJCS")
    tap_card(phone, "D")
    assert "Trump: red" in phone.html
    assert "Vampire as Dragon" in phone.text


def test_what_was_turned_anew_may_be_any_card_but_those_two(phone: Phone) -> None:
    tap_card(phone.go(f"{AT}&turned=W&trump=R&card=R9"), "V")
    assert not set("VW") & offered(phone)
    assert {"B7", "N", "X", "Z"} <= offered(phone)


def test_where_the_werewolf_lies_the_vampire_brings_a_new_trump(phone: Phone) -> None:
    phone.go(f"{AT}&turned=W")
    assert "Whoever held Werewolf names trump, or else the dealer does:" in phone.text
    tap_card(phone.follow("red"), "R9")
    tap_card(phone, "V")
    assert "Which card was turned anew? Vampire is a copy of it, and it is trump now." in phone.text
    assert "W" not in keys(phone)
    tap_card(phone, "B7")
    assert ("again", "B7") in asked(phone)
    assert "Player 2 would take it. The only trump: Vampire as blue 7." in phone.text
    assert "Trump: blue" in phone.html
    phone.follow("↶ Undo Vampire as blue 7")
    assert "again" not in dict(asked(phone))
    assert "Trump: red" in phone.html


def test_whoever_played_the_vampire_names_trump_where_the_new_card_has_none(phone: Phone) -> None:
    phone.go(f"{AT}&turned=W&trump=R&card=R9&card=V")
    tap_card(phone, "Z")
    assert "Whoever played Vampire names trump:" in phone.text
    phone.follow("green")
    assert ("again", "ZG") in asked(phone)
    assert ("trump", "R") in asked(phone)
    assert "Vampire as Wizard beats every suit." in phone.text
    assert "Trump: green" in phone.html


def test_the_new_trump_holds_for_the_next_trick_and_not_where_this_one_starts_over(
    phone: Phone,
) -> None:
    laid(phone, "R9 V B4", "turned=W&trump=R&again=B7")
    assert heading(phone) == "Player 2 takes the trick"
    phone.follow("Next trick: Player 2 leads")
    assert ("again", "B7") in asked(phone)
    assert "Trump: blue" in phone.html
    laid(phone, "R9 V B4", "turned=W&trump=R&again=B7").follow("Start over")
    assert "again" not in dict(asked(phone))
    assert "Trump: red" in phone.html


def test_after_the_werewolf_there_may_be_no_trump_and_the_card_before_it_may_be_played(
    phone: Phone,
) -> None:
    phone.go(f"{AT}&turned=R8").go(f"{AT}&turned=W").follow("no trump")
    assert "Trump: no trump" in phone.html
    assert "R8" in keys(phone)
    tap_card(phone, "R8")
    assert "Player 1 would take it" in phone.text


def test_a_turned_card_that_was_not_swapped_lies_on_the_pile(phone: Phone) -> None:
    assert phone.go(f"{AT}&turned=R8&card=R8").status == 400
    assert "It was turned for trump and lies on the pile: red 8." in phone.text
    assert phone.go(f"{AT}&turned=J&trump=R&card=JB").status == 400
    assert "It was turned for trump and lies on the pile: Juggler." in phone.text


def test_a_card_that_the_witch_took_back_lies_in_two_tricks_of_a_round(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=H&card=D&card=B3")
    phone.tap("Count it: Ben leads the next")
    for card in ("B4", "N", "D"):
        tap_card(phone, card)
    assert heading(phone) == "Anna takes the trick"
    phone.tap("Count it: Anna leads the next")
    assert game.pad.rounds[0].takers == ("b", "a")


WRONG = [
    ("trump=R&card=W&card=B3", "It is never played to a trick: Werewolf."),
    ("trump=R&card=D&card=D", "There is only one Dragon, and it lies there already."),
    ("trump=R&card=X9", "The deck has no card “X9”."),
    ("trump=R&card=JQ", "The deck has no card “JQ”."),
    ("turned=W&again=V&card=B3", "There is only one Vampire, and it lies there already."),
    ("turned=W&again=W&card=B3", "There is only one Werewolf, and it lies there already."),
    ("turned=W&again=ZQ&trump=R", "The deck has no such card."),
    ("turned=R3&card=VB", "The deck has no card “VB”."),
]


@pytest.mark.parametrize(("state", "said"), WRONG)
def test_what_cannot_be_is_one_sentence(state: str, said: str, phone: Phone) -> None:
    assert phone.go(f"{AT}&{state}").status == 400
    assert said in phone.text
    assert phone.html.count('class="refused"') == 1
    assert phone.follow("Continue").status == 200


def test_a_card_that_this_edition_lacks_is_in_no_deck(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, options={**OPEN, "play.edition": "20"})
    assert not set("SHV") & keys(phone.go(f"{game.path}/check"))
    assert phone.go(f"{game.path}/check?card=H").status == 400
    assert "The deck has no card “H”." in phone.text


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("R7, J:R, R8", ["R7", "JR", "R8"]),
        ("R7 J:B D", ["R7", "JB", "D"]),
        ("Juggler as red, Fairy", ["JR", "F"]),
        ("Shapeshifter as Wizard, B3", ["SZ", "B3"]),
        ("Juggler as red 7½, rote Wolke", ["JR", "CR"]),
        ("Nuage en 9¾ rouge, yellow Juggler, blue 5", ["CR", "JY", "B5"]),
        ("Fairy, blue 5 red Juggler", ["F", "B5", "JR"]),
    ],
)
def test_notation_is_read_with_and_without_the_colon(
    text: str, codes: list[str], phone: Phone
) -> None:
    phone.go(f"{AT}&trump=R&typed={text}")
    assert [code for name, code in asked(phone) if name == "card"] == codes
    phone.go(f"{AT}&trump=R" + "".join(f"&card={code}" for code in codes))
    by_code = phone.text
    colons = "".join(f"&card={code[0]}:{code[1:]}" for code in codes)
    assert phone.go(f"{AT}&trump=R{colons}").text == by_code


# In a game


def test_the_pad_tells_which_bids_are_allowed_and_that_no_card_is_left(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, hand=2, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=CG&card=G11&card=B2")
    assert steps(phone) == ["Ben changes the bid: to 0 or 2."]
    phone.go(f"{game.path}/check?leader=0&card=JG&card=G11&card=B2")
    assert steps(phone) == ["Everybody passes a hand card to the left."]
    game.act(lambda pad: acts.give_trick(pad.rounds[0], "a"))
    phone.go(f"{game.path}/check?leader=0&card=JG&card=G11&card=H")
    assert steps(phone) == []
    assert "In the last trick" not in phone.text


def test_who_changes_the_bid_after_the_round_is_told_so(phone: Phone, table: Open) -> None:
    options = {**OPEN, "play.bid_change": "round_end", "play.swap": "must"}
    game: Table = in_play(table, game=GAME, options=options)
    phone.go(f"{game.path}/check?leader=0&card=CG&card=G11&card=H")
    assert steps(phone) == [
        "Cleo swaps a hand card for one of these: Cloud as green 9¾, green 11.",
        "After the round, Ben changes the bid by one.",
    ]


def test_whoever_gets_the_address_reads_the_same_as_the_table(phone: Phone, table: Open) -> None:
    options = {**OPEN, "play.bid_change": "round_end", "play.swap": "must"}
    game: Table = in_play(table, game=GAME, options=options)
    phone.go(f"{game.path}/check?leader=0&card=CG&card=G11&card=H")
    phone.go(shared(phone))
    assert steps(phone) == [
        "Player 3 swaps a hand card for one of these: Cloud as green 9¾, green 11.",
        "After the round, Player 2 changes the bid by one.",
    ]
    # The pad alone knows what its table plays by.
    phone.go(f"{game.path}/check?leader=0&card=CG&card=G11&card=H&bid_change=trick&swap=may")
    assert "After the round, Ben changes the bid by one." in steps(phone)
    assert "Cleo swaps" in phone.text


def test_an_address_names_only_what_a_rule_allows(phone: Phone) -> None:
    assert phone.go(f"{AT}&trump=R&bid_change=never").status == 400
    assert phone.go(f"{AT}&trump=R&swap=always").status == 400
    # What the game has anyway is not said again.
    phone.go(f"{AT}&trump=R&bid_change=trick&swap=must&typed=B3")
    assert ("swap", "must") in asked(phone)
    assert "bid_change" not in dict(asked(phone))


def test_while_bids_are_secret_the_pad_asks_for_the_change_as_soon_as_the_trick_is_counted(
    phone: Phone, table: Open
) -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players"}
    game: Table = in_play(table, hand=2, game=GAME, options=options)
    phone.go(f"{game.path}/check?leader=0&card=CG&card=G11&card=B2")
    assert "new bid" not in phone.text
    phone.tap("Count it, then change the bid")
    assert game.pad.rounds[0].takers == ("b",)
    assert "Who took the Cloud?" in phone.text


def test_a_bombed_trick_is_counted_as_nobodys_and_the_right_player_leads(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=G12&card=X&card=G13")
    phone.tap("Count it: Cleo leads the next")
    assert game.pad.rounds[0].takers == ("",)
    assert "Cleo leads" in phone.text
    # Whoever was on the pad in between comes back without an address that says it.
    assert "Cleo leads" in phone.go(game.path).follow("Check · count tricks").text
    phone.tap("↶ Undo trick 1: nobody, Cleo leads")
    assert (game.pad.rounds[0].takers, game.pad.rounds[0].next_leader) == ((), "b")
    assert "Ben leads" in phone.text


@pytest.mark.parametrize(
    ("again", "vampire", "trump"),
    [("B7", "V", "blue"), ("ZG", "V", "green"), ("CB", "VB", "blue"), ("N", "V", "no trump")],
)
def test_the_pad_knows_what_was_turned_anew(
    again: str, vampire: str, trump: str, phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, trump="WR", options=OPEN)
    phone.go(f"{game.path}/check?leader=0&again={again}&card=R9&card={vampire}&card=B4")
    phone.tap("→ 2" if again == "CB" else "Count it")
    # The copy may come again, with the Witch, and what was turned for it cannot be played.
    assert ("again", again) in asked(phone)
    assert f"Trump: {trump}" in phone.html
    now = game.pad.rounds[0].trump
    assert (now.turned, now.suit) == ("W", {"blue": "B", "green": "G"}.get(trump))
    assert f"Trump: {trump}" in phone.go(game.path).follow("Check · count tricks").html
    phone.tap("↶ Undo trick 1")
    assert game.pad.rounds[0].trump.suit == "R"
    assert "Trump: red" in phone.html


def test_trump_that_a_trick_brought_is_written_once_and_only_on_the_card_that_lies_there(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, trump="WR", options=OPEN)
    phone.go(f"{game.path}/check?leader=0&again=R7&card=B9&card=V&card=B4").tap("Count it")
    assert [cell.field for cell, _ in game.pad.written.marks[-1].cells] == ["trick:1"]
    other: Table = in_play(table, game=GAME, trump="G", options=OPEN)
    phone.go(f"{other.path}/check?leader=0&turned=W&trump=R&again=B7&card=R9&card=V&card=B4")
    phone.tap("Count it")
    assert (other.pad.rounds[0].takers[0], other.pad.rounds[0].trump.suit) == ("b", "G")


def test_after_the_last_trick_of_a_round_nobody_leads(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, hand=1, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=G12&card=X&card=G13")
    assert "Bomb: nobody takes the trick." in phone.text
    assert "leads next" not in phone.text
    phone.tap("Count it: the round is over")
    assert [cell.field for cell, _ in game.pad.written.marks[-1].cells] == ["trick:1"]
    assert game.pad.rounds[0].is_played


def test_trump_that_another_phone_corrected_stands(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, trump="WR", options=OPEN)
    phone.go(f"{game.path}/check?leader=0&again=B7&card=R9&card=V&card=B4").tap("Count it")
    assert ("again", "B7") in asked(phone)
    write_over(game, acts.turn_trump(game.pad.rounds[0], "WG"))
    for cards in ("", "&leader=1&card=G9&card=B2&card=B12"):
        phone.go(f"{game.path}/check?again=B7{cards}")
        assert "Trump: green" in phone.html
    phone.tap("Count it: Ben leads the next")
    assert "again" not in dict(asked(phone))
    assert [cell.field for cell, _ in game.pad.written.marks[-1].cells] == ["trick:2"]
    assert (game.pad.rounds[0].takers, game.pad.rounds[0].trump.suit) == (("b", "b"), "G")


def test_no_trump_is_written_where_nobody_had_named_one(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, trump="W", options=OPEN)
    assert game.pad.rounds[0].trump.to_choose
    phone.go(f"{game.path}/check?leader=0&again=N&card=R9&card=V&card=B4").tap("Count it")
    trump = game.pad.rounds[0].trump
    assert (trump.turned, trump.suit, trump.to_choose) == ("W", None, False)


def test_the_address_that_is_handed_on_has_all_of_it(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, trump="WR", options=OPEN)
    phone.go(f"{game.path}/check?leader=0&again=CB&card=R9&card=VB&card=JR")
    before = steps(phone)
    address = shared(phone)
    assert "again=CB" in address
    assert "card=VB" in address
    phone.go(address)
    assert "The only trump: Vampire as blue 9¾." in phone.text
    assert len(steps(phone)) == len(before) == 2


CLOUD_TRICK = "leader=0&card=CG&card=G11&card=B2"


def changed(game: Table) -> dict[str, int]:
    """The bids of the first round that the Cloud has changed."""
    boxes = game.pad.rounds[0].boxes
    return {player: box.changed for player, box in boxes.items() if box.changed is not None}


def test_whoever_takes_the_cloud_changes_the_bid_with_the_tap_that_counts_the_trick(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?{CLOUD_TRICK}")
    assert "Count it, with Ben’s new bid:" in phone.text
    assert "Count it: Ben leads the next" not in phone.text
    # What the new bid will be is not known yet, so nobody says that it is enough.
    assert "Ben has enough" not in phone.text
    phone.tap("→ 2")
    assert (game.pad.rounds[0].takers, changed(game)) == (("b",), {"b": 2})
    assert phone.path == f"{game.path}/check"
    assert "Ben leads" in phone.text
    phone.tap("↶ Undo")
    assert (game.pad.rounds[0].takers, changed(game)) == ((), {})


def test_a_bid_that_can_change_one_way_only_is_filled_in(phone: Phone, table: Open) -> None:
    game = table(hands=(3, 1), game=GAME, options=OPEN)
    for player in game.pad.rounds[0].order:
        game.enter(player, "bid", 0 if player == "b" else 1)
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], "R"))
    game.act(lambda pad: acts.give_trick(pad.rounds[0], "a"))
    phone.go(f"{game.path}/check?{CLOUD_TRICK}")
    assert [button for button in ("→ 0", "→ 1", "→ 2") if button in phone.text] == ["→ 1"]
    phone.tap("→ 1")
    assert changed(game) == {"b": 1}


def test_a_cloud_that_was_entered_before_need_not_be_entered_again(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "b", 1))
    phone.go(f"{game.path}/check?{CLOUD_TRICK}")
    phone.tap("Count it: the bid was changed before")
    assert (game.pad.rounds[0].takers, changed(game)) == (("b",), {"b": 2})
    # With the Witch it can be taken twice.
    phone.go(f"{game.path}/check?leader=1&card=G12&card=CG&card=B3").tap("→ 3")
    assert changed(game) == {"b": 3}


def test_where_the_only_cloud_was_entered_before_no_second_change_is_offered(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options={**OPEN, "play.edition": "25"})
    assert game.pad.rounds[0].ruleset.most_changes == 1
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "c", -1))
    phone.go(f"{game.path}/check?{CLOUD_TRICK}")
    assert "new bid" not in phone.text
    phone.tap("Count it: the bid was changed before")
    assert (game.pad.rounds[0].takers, changed(game)) == (("b",), {"c": 0})
    assert phone.path == f"{game.path}/check"


def test_a_bid_that_changes_after_the_round_is_asked_for_when_it_closes(
    phone: Phone, table: Open
) -> None:
    options = {**OPEN, "play.bid_change": "round_end"}
    game: Table = in_play(table, hand=2, game=GAME, options=options)
    phone.go(f"{game.path}/check?{CLOUD_TRICK}").tap("Count it: Ben leads the next")
    assert changed(game) == {}
    for card in ("G3", "G4", "G5"):
        tap_card(phone, card)
    phone.tap("Count it: the round is over")
    assert "Who took the Cloud?" in phone.text
    phone.tap("+1 → 2")
    assert len(changed(game)) == 1


def test_the_last_trick_asks_for_a_bid_that_changes_after_the_round(
    phone: Phone, table: Open
) -> None:
    options = {**OPEN, "play.bid_change": "round_end"}
    game: Table = in_play(table, hand=2, game=GAME, options=options)
    game.act(lambda pad: acts.give_trick(pad.rounds[0], "a"))
    phone.go(f"{game.path}/check?{CLOUD_TRICK}").tap("→ 0")
    assert changed(game) == {"b": 0}
    assert "Who took the Cloud?" not in phone.text


def test_whoever_took_it_by_a_tap_is_asked_for_the_cloud_when_the_round_closes(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, hand=2, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?{CLOUD_TRICK}").follow("Somebody else took it")
    phone.tap("Cleo 0/1")
    assert game.pad.rounds[0].takers == ("c",)
    phone.tap("Anna 0/1")
    assert "Who took the Cloud?" in phone.text


def test_a_cloud_in_a_bombed_trick_is_said_to_change_no_bid(phone: Phone) -> None:
    laid(phone, "C:G X G11".replace(":", ""))
    assert "Then the Cloud changes no bid." in phone.text
    assert "changes no bid" not in laid(phone, "CG B3 G11").text


def test_nobody_is_one_tap_where_the_bomb_may_have_fallen(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check")
    assert re.search('<button id="nobody" form="gives" name="player" value="">', phone.html)
    # "Start over" was before that: a second tap there counts nothing.
    assert 'id="new"' not in phone.html
    assert phone.html.index('id="typing"') < phone.html.index('id="nobody"')
    form, _ = phone.button("Anna 0/1")
    phone.send(form.action, {**form.fields, **phone.token, "player": ""})
    assert game.pad.rounds[0].takers == ("",)


def test_the_vampire_is_a_card_of_the_suit_that_is_trump_and_not_asked_for_again_at_the_start(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=B5&card=V")
    off = set(re.findall(r'id="key-(\w+)"[^>]*aria-disabled', phone.html))
    assert {"B3", "G13", "Y1", "N", "X", "V"} <= off
    assert not {"R3", "Z", "D", "W"} & off
    tap_card(phone, "Z")
    assert "Trump: red" in phone.html
    phone.follow("Start over")
    assert "turned" not in dict(asked(phone))


@pytest.mark.parametrize(
    "said",
    ["", "&turned=Z", "&turned=R3", "&trump=G"],
    ids=["nothing", "a Wizard", "a card", "a suit"],
)
@pytest.mark.parametrize("back", ["↶ Undo", "Start over"])
def test_what_was_said_of_trump_before_the_vampire_is_kept_when_it_is_taken_back(
    back: str, said: str, phone: Phone
) -> None:
    phone.go(f"{AT}{said}&leader=0&card=V")
    phone.go(next(link for label, link in phone.links if label.startswith(back)))
    kept = {name: value for name, value in asked(phone) if name in ("trump", "turned")}
    assert kept == dict(part.split("=") for part in said.split("&")[1:])


def test_a_table_that_counts_is_not_told_of_the_last_trick(phone: Phone, table: Open) -> None:
    game: Table = in_play(table, game=GAME, options=OPEN)
    phone.go(f"{game.path}/check?leader=0&card=JG&card=G11&card=B2")
    assert "In the last trick" not in phone.text
    assert "In the last trick" in laid(phone, "JG G11 B2").text


def test_where_the_turned_card_is_asked_for_a_held_werewolf_comes_first(
    phone: Phone, table: Open
) -> None:
    hint = "Werewolf in a hand? Tap it instead."
    game: Table = in_play(table, game=GAME, trump="", options=OPEN)
    assert hint in phone.go(f"{game.path}?at=trump").text
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], "Z"))
    assert hint not in phone.go(f"{game.path}?at=trump").text
    without: Table = in_play(table, game=GAME, trump="", options={**OPEN, "play.werewolf": False})
    assert hint not in phone.go(f"{without.path}?at=trump").text
