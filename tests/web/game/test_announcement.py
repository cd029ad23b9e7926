"""The bids of a round, announced before play."""

import re

from tests.web.conftest import Table
from tests.web.phone import Phone
from tests.web.table import Open


def bids(phone: Phone) -> list[tuple[str, str]]:
    return re.findall(r"<li><span[^>]*>(.*?)</span> <b>(\d+)</b></li>", phone.html)


def bid(game: Table, *values: int) -> None:
    for player, value in zip(game.pad.rounds[0].order, values, strict=False):
        game.enter(player, "bid", value)


def test_after_the_last_bid_the_pad_leads_to_all_of_them_in_the_order_of_bidding(
    phone: Phone, table: Open
) -> None:
    game = table(hands=(3, 1))
    bid(game, 2, 0)
    assert f'href="{game.path}/bids"' not in phone.go(game.path).html
    game.enter(game.pad.rounds[0].order[2], "bid", 2)
    phone.go(game.path).follow("Bids: 1 too many")
    assert phone.path == f"{game.path}/bids"
    names = [game.pad.names[player] for player in game.pad.rounds[0].order]
    assert bids(phone) == list(zip(names, ["2", "0", "2"], strict=True))
    assert "Bids: 4 of 3" in phone.text
    assert phone.follow("Back to the pad").path == game.path


def test_who_has_not_bid_is_named_and_no_bid_is_shown(phone: Phone, table: Open) -> None:
    game = table(hands=(3, 1))
    bid(game, 2)
    phone.go(f"{game.path}/bids")
    assert bids(phone) == []
    names = [game.pad.names[player] for player in game.pad.rounds[0].order]
    assert f"Not all have bid yet: {names[1]}, {names[2]}." in phone.text


def test_secret_bids_are_announced_after_the_reveal_alone(phone: Phone, table: Open) -> None:
    options = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
    game = table(hands=(3, 1), game="wizard_fisher", options=options, reveal=True)
    bid(game, 2, 0, 2)
    phone.go(f"{game.path}/bids")
    assert bids(phone) == []
    assert "Secret bids are announced when they have been shown." in phone.text
    assert f'href="{game.path}/bids"' not in phone.go(game.path).html
    phone.tap("Reveal the bids")
    assert f'href="{game.path}/bids"' in phone.html
    assert [number for _, number in bids(phone.go(f"{game.path}/bids"))] == ["2", "0", "2"]


def test_a_match_of_duels_has_no_bids(phone: Phone, table: Open) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    assert phone.go(f"{match.path}/bids").path == match.path
