import pytest

from scorepad.pad import acts
from tests.web.evening import let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


def test_after_a_misdeal_the_same_dealer_deals_again(phone: Phone, table: Open) -> None:
    game = table(dealer=1)
    game.enter("c", "bid", 1)
    phone.go(f"{game.path}/round").tap("Dealt again")
    assert "dealt again" in phone.text
    assert "dealt again Ben deals" in phone.text
    assert game.pad.rounds[0].boxes["c"].bid is None


def test_the_hand_changes_for_this_round_only(phone: Phone, game: Table) -> None:
    phone.go(f"{game.path}/round").tap("4")
    assert "4 cards each" in phone.text
    play_rounds(game, 1)
    assert game.pad.rounds[1].hand == 2


def test_hands_smaller_than_a_bid_are_not_offered(phone: Phone, table: Open) -> None:
    game = table(hands=(5,))
    game.enter("b", "bid", 3)
    labels = [label for form in phone.go(f"{game.path}/round").forms for label in form.labels]
    assert "2" not in labels
    assert "3" in labels


@pytest.mark.parametrize("typed", ["", "two", "9" * 5000])
def test_a_hand_that_is_no_number_is_refused(typed: str, phone: Phone, table: Open) -> None:
    form, _ = phone.go(f"{table().path}/round").button("4")
    assert phone.send(form.action, {**form.fields, "value": typed}).status == 422


def test_the_deal_goes_on_to_the_left_of_another_dealer(phone: Phone, game: Table) -> None:
    phone.go(f"{game.path}/round").tap("Cleo")
    play_rounds(game, 1)
    assert [played.dealer for played in game.pad.rounds] == ["c", "a"]


def test_an_old_dealer_is_corrected_from_the_round_itself(phone: Phone, table: Open) -> None:
    game = table(dealer=1)
    play_rounds(game, 2)
    assert "A misdeal?" not in phone.go(f"{game.path}?round=1").follow("Dealer").text
    phone.tap("Cleo")
    assert phone.path == game.path
    assert [played.dealer for played in game.pad.rounds] == ["c", "a", "b"]
    assert "↶ Undo" in phone.text
    phone.tap("↶ Undo")
    assert [played.dealer for played in game.pad.rounds] == ["b", "c", "a"]


def test_a_deal_of_a_round_that_is_over_meanwhile_is_a_conflict(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/round")
    play_rounds(game, 1)
    phone.tap("Dealt again")
    assert phone.status == 409
    assert "Round 1 is not open; round 2 is." in phone.text
    assert phone.button("Dealt again")
    assert let_in(game, other_phone, "host").go(f"{game.path}/round").text.startswith("‹Round 2")


def test_secret_bids_do_not_shorten_the_list_of_hands(phone: Phone, table: Open) -> None:
    secret = {"bidding.visibility": "secret", "bidding.entry": "players"}
    game = table(game="wizard_fisher", options=secret, hands=(5,))
    game.enter("b", "bid", 3)
    labels = [label for form in phone.go(f"{game.path}/round").forms for label in form.labels]
    assert "1" in labels


FOUR = ("Anna", "Ben", "Cleo", "Dan")


def deal_again(phone: Phone, game: Table) -> Phone:
    return phone.go(f"{game.path}/round").tap("Dealt again")


def everybody(phone: Phone, game: Table, *taps: str) -> None:
    """Somebody comes, leaves or changes seats."""
    phone.go(f"{game.path}/players")
    for label in taps:
        phone.tap(label)
    phone.tap("From the next round on")
    assert phone.path == game.path


def test_who_left_during_a_round_is_not_dealt_in_again(phone: Phone, table: Open) -> None:
    game = table(FOUR)
    play_rounds(game, 2)
    assert game.pad.current.dealer == "c"
    game.enter("d", "bid", 1)
    everybody(phone, game, "Dan leaves")
    assert game.pad.current.seats == ("a", "b", "c", "d")
    deal_again(phone, game)
    played = game.pad.current
    assert (played.number, played.deal, played.dealer) == (3, 2, "c")
    assert played.order == ("a", "b", "c")
    assert "Anna bids and leads" in phone.text
    phone.tap("↶ Undo")
    assert game.pad.current.seats == ("a", "b", "c", "d")
    assert game.pad.present == ("a", "b", "c")


def test_who_dealt_and_left_is_followed_by_the_next_on_the_left(phone: Phone, table: Open) -> None:
    game = table(FOUR)
    phone.go(f"{game.path}/round").tap("Ben")
    game.enter("c", "bid", 1)
    everybody(phone, game, "Ben leaves")
    deal_again(phone, game)
    assert (game.pad.current.dealer, game.pad.current.seats) == ("c", ("a", "c", "d"))


def test_who_came_or_changed_seats_during_a_round_is_dealt_in_when_it_is_dealt_again(
    phone: Phone, table: Open
) -> None:
    game = table(FOUR, dealer=3)
    game.enter("a", "bid", 1)
    phone.go(f"{game.path}/players").tap("Add", name="Emil")
    phone.tap("Emil changes").tap("Emil one seat up").tap("From the next round on")
    emil = game.pad.present[3]
    deal_again(phone, game)
    played = game.pad.current
    assert (played.seats, played.dealer) == (("a", "b", "c", emil, "d"), "d")
    assert game.pad.names[emil] == "Emil"
    assert game.pad.number_of_rounds == 15 - 3
    game.enter("a", "bid", 1)
    everybody(phone, game, "Ben changes", "Anna changes")
    deal_again(phone, game)
    assert game.pad.current.seats == ("b", "a", "c", emil, "d")


def test_who_can_not_be_dealt_in_with_these_hands_comes_in_the_next_round(
    phone: Phone, table: Open
) -> None:
    game = table(FOUR)
    phone.go(f"{game.path}/round").tap("13")
    game.enter("b", "bid", 1)
    phone.go(f"{game.path}/players").tap("Add", name="Emil").tap("From the next round on")
    deal_again(phone, game)
    assert (game.pad.current.deal, len(game.pad.current.seats)) == (2, 4)
    assert len(game.pad.present) == 5


def test_a_round_that_was_dealt_again_without_those_who_left_can_be_mended(
    phone: Phone, table: Open
) -> None:
    """As it stands on pads of before, where a misdeal left everybody where they were."""
    game = table(FOUR)
    game.enter("b", "bid", 1)
    everybody(phone, game, "Dan leaves")
    game.act(lambda pad: acts.deal_again(pad.current))
    assert game.pad.current.seats == ("a", "b", "c", "d")
    phone.go(f"{game.path}/players").tap("From this round on")
    assert game.pad.current.seats == game.pad.present == ("a", "b", "c")


@pytest.mark.parametrize("value", ["1", "0"])
def test_a_bid_for_a_deal_that_is_void_says_so(value: str, phone: Phone, game: Table) -> None:
    form, _ = phone.go(game.path).button("1")
    game.enter("b", "bid", 1)
    game.act(lambda pad: acts.deal_again(pad.current))
    assert phone.send(form.action, {**form.fields, "value": value}).status == 409
    assert "Round 1 has been dealt again: bid again." in phone.text
    assert "0" in phone.text
    assert game.pad.current.nobody_has_bid


@pytest.mark.parametrize(
    ("page", "taps"),
    [
        ("length", ["16"]),
        ("round", ["Dealt again"]),
    ],
)
def test_a_form_beside_the_pad_from_before_a_misdeal_says_so(
    page: str, taps: list[str], phone: Phone, table: Open
) -> None:
    game = table(FOUR)
    game.enter("b", "bid", 1)
    phone.go(f"{game.path}/{page}")
    for label in taps[:-1]:
        phone.tap(label)
    game.act(lambda pad: acts.deal_again(pad.current))
    phone.tap(taps[-1])
    assert phone.status == 409
    assert "Round 1 has been dealt again: bid again." in phone.text
    phone.tap(taps[-1])
    assert phone.path == game.path
