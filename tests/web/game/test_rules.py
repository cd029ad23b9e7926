from typing import Any

import pytest

from tests.web.evening import as_it_stands, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


def rules(game: Table, phone: Phone) -> Phone:
    return phone.go(f"{game.path}/rules")


def option(game: Table, name: str) -> list[object]:
    """The option in every round that has begun."""
    return [played.ruleset.options[name] for played in game.pad.rounds]


def test_the_rules_in_force_are_shown_as_they_are_played(phone: Phone, table: Open) -> None:
    game = table(game="wizard_fisher", options={"bidding.who": "sole_leader"})
    rules(game, phone)
    assert "Bid made: 20 + 10 a trick" in phone.text
    assert "Bid missed: −10 for each trick off" in phone.text
    form, _ = phone.button("Play like this")
    assert form.fields.getlist("variant") == ["optional_rule"]
    assert form.fields["option.bidding.who"] == "sole_leader"
    rules(table(game="quoicoupli"), phone)
    assert "Bid missed: −10 From" not in phone.text
    assert "Bid missed: −10 " in phone.text


def test_a_variant_holds_from_the_open_round_on(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    rules(game, phone).tap("Play like this", variant="plus_or_minus_one")
    assert option(game, "bidding.who") == ["nobody", "nobody", "last"]


def test_a_variant_set_wrongly_is_changed_for_the_whole_game(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    rules(game, phone).tap("Play like this", variant="plus_or_minus_one", rounds="all")
    assert option(game, "bidding.who") == ["last"] * 3


def test_a_variant_switched_off_goes_back_to_the_rule_sheet(phone: Phone, table: Open) -> None:
    game = table(options={"bidding.who": "last"})
    rules(game, phone).tap("Play like this", variant=None)
    assert option(game, "bidding.who") == ["nobody"]


def test_one_variant_may_take_the_place_of_another(phone: Phone, table: Open) -> None:
    game = table(game="wizard_fisher", options={"bidding.visibility": "simultaneous"})
    rules(game, phone).tap("Play like this", variant="delayed_reveal")
    assert option(game, "bidding.visibility") == ["secret"]
    assert rules(game, phone).button("Play")[0].fields.getlist("variant") == ["delayed_reveal"]


def test_an_option_changed_by_hand_weighs_more_than_a_variant(phone: Phone, table: Open) -> None:
    game = table(game="wizard_fisher")
    typed = {"variant": "optional_rule", "option.bidding.who": "last"}
    rules(game, phone).tap("Play like this", **typed)
    assert option(game, "bidding.who") == ["last"]


def test_a_ban_with_hidden_bids_is_refused_with_the_reason_and_stays_typed(
    phone: Phone, table: Open
) -> None:
    game = table(game="wizard_fisher", options={"bidding.who": "sole_leader"})
    before = as_it_stands(game.pad)
    both = ["hidden_bid", "optional_rule"]
    rules(game, phone).tap("Play like this", variant=both, rounds="all")
    assert phone.status == 422
    assert "A ban on the last bidder needs open bids" in phone.text
    form, _ = phone.button("Play like this")
    assert form.fields.getlist("variant") == both
    assert form.fields["rounds"] == "all"
    assert as_it_stands(game.pad) == before


@pytest.mark.parametrize("typed", ["0", "61", "", "some"])
def test_a_number_that_cannot_be_is_refused_beside_its_field(
    typed: str, phone: Phone, game: Table
) -> None:
    rules(game, phone).tap("Play like this", **{"option.bidding.from_hand": typed})
    assert phone.status == 422
    assert "A number from 1 to 60, please." in phone.text
    field = phone.html.split('name="option.bidding.from_hand"')[1].split(">")[0]
    assert f'value="{typed}"' in field
    assert 'aria-describedby="bidding.from_hand-wrong"' in field


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"option.bidding.who": "everybody"}, "This rule allows:"),
        ({"variant": ["hidden_bid", "delayed_reveal"]}, "contradict each other"),
    ],
)
def test_what_cannot_be_chosen_is_refused(
    typed: dict[str, Any], said: str, phone: Phone, table: Open
) -> None:
    rules(table(game="wizard_fisher"), phone).tap("Play like this", **typed)
    assert phone.status == 422
    assert said in phone.text


def test_rules_that_stay_as_they_are_write_nothing(phone: Phone, game: Table) -> None:
    rules(game, phone).tap("Play like this")
    assert phone.path == game.path
    assert len(game.pad.written.marks) == 1
