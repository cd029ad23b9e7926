from scorepad.views.standings import Seat, ranking, standings, unplaced
from tests.pad.scribe import Scribe


def test_level_players_share_a_place_and_the_next_one_is_left_out() -> None:
    scribe = Scribe(players="anna ben cleo dan")
    scribe.play((0, 1, 1, 0), (0, 1, 0, 0))
    assert [(each.name, each.total, each.place) for each in ranking(scribe.pad)] == [
        ("Ben", 30, 1),
        ("Anna", 20, 2),
        ("Dan", 20, 2),
        ("Cleo", -10, 4),
    ]


def test_whoever_loses_a_tie_by_the_rules_comes_after_the_winners() -> None:
    scribe = Scribe(players="anna ben cleo", hands=[3, 3], options={"end.tie": "most_made"})
    scribe.play((3, 0, 1), (3, 0, 0))
    assert [(each.name, each.place) for each in ranking(scribe.pad)] == [
        ("Anna", 1),
        ("Ben", 2),
        ("Cleo", 3),
    ]
    scribe.play((1, 0, 0), (2, 0, 1))
    assert [(each.name, each.total, each.place) for each in ranking(scribe.pad)] == [
        ("Ben", 40, 1),
        ("Anna", 40, 2),
        ("Cleo", -20, 3),
    ]


def test_rounds_made_are_counted_once_they_are_done(table: Scribe) -> None:
    table.play((0, 1, 1), (0, 1, 0))
    table.bid(cleo=0)
    assert [(each.made, each.played) for each in standings(table.pad)] == [(1, 1), (1, 1), (0, 1)]


def test_a_leaver_has_no_place_and_takes_none_from_others() -> None:
    scribe = Scribe(players="anna ben cleo dan")
    scribe.play((0, 1, 0, 0), (0, 1, 0, 0))
    scribe.seat("anna cleo dan")
    assert [each.place for each in ranking(scribe.pad)] == [1, 1, 1]
    assert [(each.name, each.seat) for each in unplaced(scribe.pad)] == [("Ben", Seat.AWAY)]


def test_where_leavers_can_win_they_have_a_place() -> None:
    scribe = Scribe(players="anna ben cleo dan", options={"end.leavers_win": True})
    scribe.play((0, 1, 0, 0), (0, 1, 0, 0))
    scribe.seat("anna cleo dan")
    assert ranking(scribe.pad)[0].name == "Ben"
    assert unplaced(scribe.pad) == ()


def test_who_comes_and_goes_after_this_round_is_told_apart() -> None:
    scribe = Scribe(players="anna ben cleo dan")
    scribe.bid(ben=0)
    scribe.seat("anna cleo dan eva", new="eva", keep_end=True)
    assert {each.name: each.seat for each in standings(scribe.pad)} == {
        "Anna": Seat.HERE,
        "Ben": Seat.LEAVES,
        "Cleo": Seat.HERE,
        "Dan": Seat.HERE,
        "Eva": Seat.JOINS,
    }
    eva = standings(scribe.pad)[-1]
    assert (eva.total, eva.place) == (None, None)
