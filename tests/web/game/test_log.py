import re
from collections.abc import Callable

import pytest

from scorepad.pad import acts
from scorepad.services.write_operations import Undo
from tests.web.evening import let_in, play_rounds, write_over
from tests.web.phone import Phone
from tests.web.table import Open, Table


def log(game: Table, phone: Phone) -> list[str]:
    """The acts on the screen, the newest first, without their times."""
    html = phone.go(f"{game.path}/log").html
    items = re.findall(r'<span class="where">(.*?)</li>', html, re.DOTALL)
    return [" ".join(re.sub("<[^>]*>", " ", item).split()) for item in items]


def undo(game: Table) -> None:
    undoable = game.pad.written.undoable
    game.act(lambda _: Undo(undoable.id))


def test_every_act_is_listed_the_newest_first_or_those_alone_that_changed_something(
    phone: Phone, game: Table
) -> None:
    game.play({"b": 1, "c": 0, "a": 0}, {"b": 1, "c": 0})
    assert log(game, phone) == [
        "Round 1 Cleo: tricks 0",
        "Round 1 Ben: tricks 1",
        "Round 1 Anna: bid 0",
        "Round 1 Cleo: bid 0",
        "Round 1 Ben: bid 1",
        "game opened",
    ]
    path = f"{game.path}/log?only=changes"
    assert "Nothing was changed afterwards." in phone.go(path).text
    write_over(game, acts.enter(1, 1, "c", "bid", 1))
    text = phone.go(path).text
    assert "Cleo: bid 0 → 1" in text
    assert "Ben: bid 1" not in text


def test_a_correction_shows_what_stood_before(phone: Phone, game: Table) -> None:
    play_rounds(game, 1)
    write_over(game, acts.enter(1, 1, "b", "bid", 1))
    played = game.pad.rounds[0]
    write_over(game, acts.correct_tricks(played, {"b": 0, "c": 1}))
    assert log(game, phone)[:2] == [
        "Round 1 Ben: tricks 1 → 0, Cleo: tricks 0 → 1",
        "Round 1 Ben: bid 0 → 1",
    ]


def test_what_was_undone_stays_struck_through(phone: Phone, game: Table) -> None:
    game.enter("b", "bid", 1)
    undo(game)
    assert log(game, phone)[:2] == ["Round 1 ↶ taken back: Ben: bid 1", "Round 1 Ben: bid 1"]
    assert re.search(r"<s>\s*Ben: bid 1\s*</s>", phone.html)


def test_earlier_deals_of_a_round_stay_readable(phone: Phone, game: Table) -> None:
    game.enter("b", "bid", 1)
    played = game.pad.current
    assert played is not None
    game.act(lambda _: acts.deal_again(played))
    game.enter("b", "bid", 0)
    assert log(game, phone)[:3] == [
        "Round 1 Ben: bid 0 deal 2",
        "Round 1 dealt again without the bids of Ben",
        "Round 1 Ben: bid 1 deal 1",
    ]


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda pad: acts.this_round(pad.current, dealer="c"), "Round 3 Cleo deals"),
        (lambda pad: acts.this_round(pad.current, hand=7), "Round 3 7 cards each"),
        (lambda pad: acts.turn_trump(pad.current, "N"), "Round 3 trump: Jester"),
        (lambda _: acts.adjust(2, "a", -10, "late"), "Round 2 Anna: −10 (late)"),
        (lambda _: acts.rename("a", "Annika"), "Anna → Annika"),
        (lambda pad: acts.length(pad, 9), "Round 3 9 rounds in all"),
        (acts.end, "game ended"),
        (
            lambda pad: acts.seat(pad, ["a", "c", "d"], keep_end=False),
            "Round 3 Ben leaves",
        ),
        (
            lambda pad: acts.seat(pad, ["b", "a", "c", "d"], keep_end=False),
            "Round 3 new seats: Ben, Anna, Cleo, Dan",
        ),
        (
            lambda pad: acts.seat(
                pad, ["a", "c", "d", "e"], keep_end=True, newcomers={"e": "Eva"}, start="lowest"
            ),
            "Round 3 Ben leaves, Eva joins, from the lowest total",
        ),
        (
            lambda pad: acts.change_rules(
                pad, {"bidding.who": "last", "bidding.zero_exempt": True}, whole_game=False
            ),
            "Round 3 Bids must not add up: the last to bid, Zero is always allowed: yes",
        ),
    ],
)
def test_acts_of_the_table_are_said_with_names_and_words(
    act: Callable[..., acts.Cells], said: str, phone: Phone, table: Open
) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    play_rounds(game, 2)
    write_over(game, act(game.pad))
    assert log(game, phone)[0] == said
    undo(game)
    assert "taken back: " in log(game, phone)[0]


def test_what_another_phone_wrote_is_marked(phone: Phone, other_phone: Phone, game: Table) -> None:
    game.enter("b", "bid", 1)
    assert "another phone" not in " ".join(log(game, phone))
    let_in(game, other_phone)
    assert log(game, other_phone)[0] == "Round 1 Ben: bid 1 another phone"


def test_the_day_heads_the_acts_of_that_day(phone: Phone, game: Table) -> None:
    game.enter("b", "bid", 1)
    html = phone.go(f"{game.path}/log", headers={"Accept-Language": "de"}).html
    assert html.count('<li class="day">') == 1
    assert re.search(r"<h2>\d\d?\.\d\d\.2026</h2>", html)
    assert re.search(r'class="when">\d\d:\d\d<', html)


def test_who_came_from_the_history_goes_back_there(phone: Phone, game: Table) -> None:
    for back, leads in (("history", "/history"), ("elsewhere", game.path)):
        html = phone.go(f"{game.path}/log?back={back}").html
        assert f'class="up" href="{leads}"' in html


def changes(game: Table, phone: Phone) -> list[str]:
    """The acts that are listed where only changes are wanted, the newest first."""
    html = phone.go(f"{game.path}/log?only=changes").html
    items = re.findall(r'<span class="what changed">(.*?)</span>', html, re.DOTALL)
    return [" ".join(re.sub("<[^>]*>", " ", item).split()) for item in items]


def counted_round(table: Open, **options: object) -> Table:
    """A round of two cards whose tricks were counted one by one: each for Ben."""
    opened = {"bidding.visibility": "open", "bidding.entry": "scorer", **options}
    game = table(hands=(2, 2), game="wizard_jubilee", options=opened)
    for player, bid in {"b": 1, "c": 0, "a": 0}.items():
        game.enter(player, "bid", bid)
    for _ in range(2):
        game.act(lambda pad: acts.give_trick(pad.rounds[0], "b"))
    return game


def test_a_correction_of_a_counted_round_is_a_change_and_so_is_a_cloud_after_it(
    phone: Phone, table: Open
) -> None:
    game = counted_round(table)
    assert changes(game, phone) == []
    game.act(lambda pad: acts.correct_tricks(pad.rounds[0], {"b": 1, "c": 1}))
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "c", 1))
    assert changes(game, phone) == ["Cleo: Cloud, bid 1", "Ben: tricks 1, Cleo: tricks 1"]


def test_a_cloud_that_waits_for_the_end_of_the_round_is_no_change(
    phone: Phone, table: Open
) -> None:
    game = counted_round(table, **{"play.bid_change": "round_end"})
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "b", 1))
    assert changes(game, phone) == []


def test_a_result_that_only_confirms_what_followed_is_no_change(phone: Phone, table: Open) -> None:
    game = counted_round(table)
    game.act(lambda pad: acts.correct_tricks(pad.rounds[0], {"b": 2}))
    assert changes(game, phone) == []


def test_trump_that_comes_with_a_trick_changes_nothing(phone: Phone, table: Open) -> None:
    open_bids = {"bidding.visibility": "open", "bidding.entry": "scorer"}
    game = table(hands=(3, 1), game="wizard_jubilee", options=open_bids)
    for player in game.pad.rounds[0].order:
        game.enter(player, "bid", 1)
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], "WR"))
    write_over(game, acts.count_trick(game.pad.rounds[0], "b", 1, 0, new_trump="WB"))
    assert game.pad.rounds[0].trump.suit == "B"
    assert changes(game, phone) == []
    write_over(game, acts.turn_trump(game.pad.rounds[0], "WG"))
    assert len(changes(game, phone)) == 1


def test_whoever_names_trump_after_the_turned_card_changes_nothing(
    phone: Phone, table: Open
) -> None:
    game = counted_round(table)
    second = game.pad.rounds[1]
    for player in second.order:
        game.enter(player, "bid", 0)
    game.act(lambda pad: acts.turn_trump(pad.rounds[1], "V"))
    write_over(game, acts.turn_trump(game.pad.rounds[1], "VG"))
    assert changes(game, phone) == []
    write_over(game, acts.turn_trump(game.pad.rounds[1], "VR"))
    assert len(changes(game, phone)) == 1


def test_a_turned_card_that_is_taken_back_is_a_change(phone: Phone, table: Open) -> None:
    game = table(hands=(2, 2), game="wizard_jubilee")
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], "N"))
    assert changes(game, phone) == []
    phone.go(f"{game.path}?at=trump").tap("?not known")
    assert game.pad.rounds[0].trump.known is False
    assert len(changes(game, phone)) == 1
