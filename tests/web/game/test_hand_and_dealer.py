import pytest

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
