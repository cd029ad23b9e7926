import re
import secrets
from html import unescape
from typing import Any

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scorepad.pad import acts
from scorepad.rules.library import all_games, games
from scorepad.services.games import games_listed
from scorepad.store import Store
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, pad_on


def names_in(phone: Phone) -> list[str]:
    """Return what stands in the fields for names."""
    form, _ = phone.button("Start")
    return form.fields.getlist("name")


def chosen(phone: Phone, field: str) -> str:
    form, _ = phone.button("Start")
    return form.fields[field]


def number_of_games(phone: Phone) -> int:
    store: Store = phone.client.application.extensions["scorepad"].store
    with store.reading() as transaction:
        return sum(
            len(games_listed(transaction, phone.device, each.group_id, over=False, limit=9))
            for each in transaction.groups.of_device(phone.device)
        )


def said(phone: Phone) -> str:
    """The line above the start: what would be opened."""
    line = re.search(r'<p id="said"[^>]*>(.*?)</p>', phone.html, re.DOTALL)
    return " ".join(unescape(re.sub("<[^>]*>", "", line[1])).split())


def is_open(phone: Phone, id: str) -> bool:
    """Whether the part with this id is unfolded."""
    return f'<details class="fold" id="{id}" open>' in phone.html


def folded(phone: Phone, id: str) -> str:
    """What the part with this id says as long as it is folded."""
    line = re.search(rf'<details[^>]* id="{id}">\s*<summary>(.*?)</summary>', phone.html, re.DOTALL)
    assert line, f"{id} is not folded"
    return " ".join(unescape(re.sub("<[^>]*>", "", line[1])).split())


def wrong_at(phone: Phone, id: str) -> str:
    """The sentence that the field with this id is described by."""
    field = re.search(rf'<input[^>]*id="{id}"[^>]*>', phone.html)
    assert field, id
    assert 'aria-invalid="true"' in field[0], field[0]
    described = re.search(r'aria-describedby="([^"]+)"', field[0])
    assert described
    said = re.search(rf'id="{described[1]}" role="alert">([^<]+)<', phone.html)
    assert said
    return said[1]


def test_names_and_a_start_are_all_it_takes(phone: Phone) -> None:
    phone.go("/").follow("New game").tap("Start", name=["Anna", "Ben", "Cleo"])
    pad = pad_on(phone)
    assert [pad.names[player] for player in pad.present] == ["Anna", "Ben", "Cleo"]
    assert pad.rounds[0].dealer in pad.present


def test_the_first_visit_of_a_phone_gives_it_an_id_with_its_first_game(app: Flask) -> None:
    phone = Phone(app, known=False).go("/new")
    assert phone.client.get_cookie("device") is None
    phone.tap("Start", name=["Anna", "Ben", "Cleo"])
    assert phone.client.get_cookie("device") is not None
    assert phone.status == 200
    assert "Anna" in phone.tap("0").go("/").text


@pytest.mark.parametrize(("dealer", "name"), [("0", "Anna"), ("2", "Ben"), ("3", "Cleo")])
def test_who_deals_first_is_chosen_beside_a_name(dealer: str, name: str, phone: Phone) -> None:
    phone.go("/new").tap("Start", name=["Anna", "", "Ben", "Cleo"], dealer=dealer)
    pad = pad_on(phone)
    assert pad.names[pad.rounds[0].dealer] == name


def test_the_first_dealer_is_drawn_from_those_who_play(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_from = []
    monkeypatch.setattr(secrets, "randbelow", lambda count: drawn_from.append(count) or count - 1)
    phone.go("/new?game=wizard_fisher").tap("Start", name=["Anna", "", "Ben", "Cleo", ""])
    pad = pad_on(phone)
    assert pad.names[pad.rounds[0].dealer] == "Cleo"
    assert set(drawn_from) == {3}


@pytest.fixture
def filled(phone: Phone) -> MultiDict[str, str]:
    """The form with three names, as the button to start sends it."""
    form, _ = phone.go("/new").button("Start")
    fields = form.fields.deepcopy()
    fields.setlist("name", ["Anna", "Ben", "Cleo"])
    fields["do"] = "start"
    return fields


WISEST = "The wisest keeps the score and deals first"


def test_who_deals_first_is_proposed_as_the_game_has_it(phone: Phone) -> None:
    phone.go("/new?game=wizard_gigamic")
    assert chosen(phone, "dealer") == "0"
    assert WISEST in phone.text
    phone.tap("Show the rules", game="wizard_fisher")
    assert chosen(phone, "dealer") == "draw"
    assert WISEST not in phone.text
    phone.tap("Show the rules", game="wizard_gigamic").tap("Start", name=["", "Ben", "Cleo", "Dan"])
    pad = pad_on(phone)
    assert pad.names[pad.rounds[0].dealer] == "Ben"


def test_without_a_script_the_first_dealer_is_the_one_who_is_shown(phone: Phone) -> None:
    """Another game is chosen, and the form still shows what the one before has proposed."""
    names = ["Anna", "Ben", "Cleo"]
    for _ in range(5):
        phone.go("/new?game=wizard_gigamic").tap("Start", game="wizard_fisher", name=names)
        pad = pad_on(phone)
        assert (pad.ruleset.key, pad.names[pad.rounds[0].dealer]) == ("wizard_fisher", "Anna")
    phone.go("/new?game=wizard_gigamic")
    phone.tap("Start", game="wizard_fisher", name=["", "Ben", "Cleo", "Dan"])
    assert phone.path.startswith("/g/")


@pytest.mark.parametrize("dealer", ["2", "draw"])
def test_a_first_dealer_who_was_tapped_stays_when_another_game_is_looked_at(
    dealer: str, phone: Phone
) -> None:
    names = ["Anna", "Ben", "Cleo"]
    phone.go("/new?game=wizard_gigamic").tap("Show the rules", dealer=dealer, name=names)
    assert chosen(phone, "dealer") == dealer
    phone.tap("Show the rules", game="wizard_fisher")
    assert chosen(phone, "dealer") == dealer
    assert phone.go("/new?game=nonsense").status == 200


def test_there_is_room_for_as_many_players_as_any_game_has(phone: Phone) -> None:
    phone.go("/new").tap("Start", game="quoicoupli", name=[])
    assert len(names_in(phone)) == 2
    for count in range(3, 11):
        phone.tap("+ One more player")
        assert len(names_in(phone)) == count
    assert "One more player" not in phone.text
    phone.tap("Start", game="quoicoupli", name=[f"P{number}" for number in range(10)])
    assert len(pad_on(phone).present) == 10


def test_enter_in_a_name_goes_on_to_the_next_field(phone: Phone) -> None:
    phone.go("/new").tap("Next name", name=["Anna", "", ""])
    assert re.search(r'id="name-1"[^>]* autofocus', phone.html)
    phone.tap("Next name", name=["Anna", "Ben", "Cleo"])
    assert re.search(r'id="name-3"[^>]* autofocus', phone.html)
    assert names_in(phone) == ["Anna", "Ben", "Cleo", ""]


def test_known_names_are_one_tap(phone: Phone, table: Open) -> None:
    table(("Anna", "Ben", "Cleo", "Dan"))
    phone.go("/new").tap("Anna").tap("Dan").tap("Ben").tap("Cleo").tap("Start")
    pad = pad_on(phone)
    assert [pad.names[player] for player in pad.present] == ["Anna", "Dan", "Ben", "Cleo"]


def test_a_known_name_keeps_all_that_was_typed(phone: Phone, table: Open) -> None:
    table(("Anna", "Ben", "Cleo"))
    typed: dict[str, Any] = {
        "name": ["", "Zoë", "x" * 40],
        "game": "wizard_fisher",
        "variant": ["wizard_fisher.optional_rule"],
        "dealer": "1",
        "rounds": "many",
        "hands": "1 2 x",
        "option.bidding.who": "last",
        "option.bidding.from_hand": "two",
    }
    phone.go("/new").tap("Ben", **typed)
    assert phone.status == 200
    assert "can’t start" not in phone.text
    form, _ = phone.button("Start")
    assert form.fields.getlist("name") == ["Ben", "Zoë", "x" * 40]
    assert {name: form.fields[name] for name in typed if name not in ("name", "variant")} == {
        name: value for name, value in typed.items() if name not in ("name", "variant")
    }
    assert form.fields.getlist("variant") == ["wizard_fisher.optional_rule"]


def test_a_known_name_tapped_twice_is_taken_out_again(phone: Phone, table: Open) -> None:
    table(("Anna", "Ben", "Cleo"))
    phone.go("/new").tap("Ben", name=["Zoë", "", "anna"]).tap("Anna")
    assert names_in(phone) == ["Zoë", "Ben", ""]


def test_whoever_is_tapped_is_meant_and_never_asked_about(phone: Phone, table: Open) -> None:
    table(("Anna", "Ben", "Cleo"))
    phone.go("/group").tap("Always ask who is meant")
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"])
    assert phone.status == 422
    assert "Which Anna?" in phone.text
    phone.go("/new").tap("Start", name=["Anna", "Dora", "Ed"], **{"who.0": "another"})
    assert phone.path.startswith("/g/")
    anew = phone.go("/new").html
    annas = re.findall(r'name="known"\s+value="([^"]+)"[^>]*data-name="Anna"', anew)
    assert len(annas) == len(set(annas)) == 2
    for person in annas:
        phone.go("/new").tap("Ben").tap("Cleo").tap("Show the rules", known=person)
        assert names_in(phone) == ["Ben", "Cleo", "Anna"]
        assert "Which" not in phone.tap("Start").text
        assert phone.path.startswith("/g/")


def test_a_full_table_takes_no_further_known_name(phone: Phone, table: Open) -> None:
    table(("Anna", "Ben", "Cleo"))
    full = [*(f"P{number}" for number in range(9)), "Ben"]
    phone.go("/new").tap("Next name", name=full)
    assert re.search(r'value="Anna"[^>]*aria-pressed="false" disabled', phone.html)
    assert re.search(r'value="Ben"[^>]*aria-pressed="true"\s+data-name', phone.html)
    assert names_in(phone.tap("Anna")) == full


def test_names_come_before_the_game_and_a_game_for_fewer_says_so(phone: Phone) -> None:
    phone.go("/new?game=wizard_gigamic").tap("Next name", name=["Anna", "Ben", "Cleo"])
    assert names_in(phone) == ["Anna", "Ben", "Cleo", ""]
    phone.tap("Show the rules of this game", name=["Anna", "Ben", ""], game="wizards_cup")
    # A game of exactly two offers no field for a third, and Enter makes none.
    assert "One more player" not in phone.text
    assert names_in(phone.tap("Next name", name=["Anna", "Ben"])) == ["Anna", "Ben"]
    # A field that nobody needs goes with the next game that is chosen.
    phone.tap("Show the rules of this game", name=["Anna", "Ben", ""])
    assert names_in(phone) == ["Anna", "Ben"]
    phone.tap("Next name", name=["Anna", "Ben", "Cleo"])
    assert "This game is for exactly 2 players, not for 3." in said(phone)
    phone.tap("Start", game="wizard_gigamic")
    assert len(pad_on(phone).present) == 3


def test_names_of_the_newest_game_come_first_and_each_once_and_never_those_of_others(
    phone: Phone, table: Open, other_phone: Phone
) -> None:
    table(("Anna", "Ben", "Cleo"))
    table(("dora", "ANNA", "Ed"))
    found = re.findall(r'name="known"\s+value="([^"]+)"', phone.go("/new").html)
    assert found == ["dora", "Anna", "Ed", "Ben", "Cleo"]
    assert "Anna" not in other_phone.go("/new").html


def test_the_game_that_was_played_last_is_chosen(phone: Phone, table: Open) -> None:
    table(game="quoicoupli")
    assert chosen(phone.go("/new"), "game") == "quoicoupli"


def test_another_game_keeps_the_names_and_shows_its_own_rules(phone: Phone) -> None:
    phone.go("/new").tap("Show the rules", game="quoicoupli", name=["Anna", "Ben", "", "Dan"])
    assert names_in(phone) == ["Anna", "Ben", "", "Dan"]
    assert said(phone) == "Quoicoupli · 3 players · 18 rounds"
    phone.tap("Show the rules", game="wizard_club")
    assert names_in(phone) == ["Anna", "Ben", "", "Dan"]
    assert said(phone) == "Wizard (club) · 3 players · 20 rounds"


def test_variants_are_switches_with_one_sentence(phone: Phone) -> None:
    assert "Plus or minus one" in phone.go("/new?game=wizard_gigamic").text
    assert "The last to bid must not make the bids add up" in phone.text
    phone.tap(
        "Start",
        name=["Anna", "Ben", "Cleo"],
        game="wizard_gigamic",
        variant=["wizard_gigamic.plus_or_minus_one", "wizard_fisher.hidden_bid"],
    )
    bidding = pad_on(phone).rounds[0].ruleset.bidding
    assert (bidding.who, bidding.visibility) == ("last", "open")


def test_an_option_that_was_chosen_wins_over_a_variant(phone: Phone) -> None:
    phone.go("/new").tap(
        "Start",
        name=["Anna", "Ben", "Cleo"],
        game="wizard_fisher",
        variant="wizard_fisher.hidden_bid",
        **{
            "option.bidding.visibility": "secret",
            "option.bidding.zero_exempt": "yes",
            "option.bidding.from_hand": " 3 ",
            "option.end.leavers_win": "yes",
        },
    )
    ruleset = pad_on(phone).rounds[0].ruleset
    assert ruleset.bidding.visibility == "secret"
    assert (ruleset.bidding.zero_exempt, ruleset.bidding.from_hand) == (True, 3)
    assert ruleset.leavers_win is True


def test_variants_that_contradict_each_other_are_refused(phone: Phone) -> None:
    both = ["wizard_fisher.hidden_bid", "wizard_fisher.delayed_reveal"]
    names = ["Anna", "Ben", "Cleo"]
    phone.go("/new").tap("Start", name=names, game="wizard_fisher", variant=both)
    assert phone.status == 422
    assert "“Hidden bid” and “Delayed reveal” contradict each other" in phone.text
    phone.tap("Start", **{"option.bidding.visibility": "open"})
    assert "/g/" in phone.path


@pytest.mark.parametrize(
    ("typed", "hands"),
    [
        ({"rounds": "3"}, [1, 2, 3]),
        ({"hands": "1, 3,5 ; 2"}, [1, 3, 5, 2]),
        ({"hands": "4 4 4", "rounds": "2"}, [4, 4]),
    ],
)
def test_a_game_is_as_long_as_the_table_says(
    typed: dict[str, str], hands: list[int], phone: Phone
) -> None:
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"], **typed)
    pad = pad_on(phone)
    assert [pad.rounds[0].hand, *(deal.hand for deal in pad.to_come)] == hands


@pytest.mark.parametrize(
    ("game", "count", "said"),
    [
        ("wizard_club", 4, "4 players · 15 rounds"),
        ("quoicoupli", 7, "7 players · 8 rounds"),
        ("quoicoupli", 8, "8 players · 7 rounds · fewer rounds than players"),
        ("quoicoupli", 10, "10 players · 6 rounds · fewer rounds than players"),
        ("quoicoupli", 1, "Start"),
        ("wizard_club", 7, "Start"),
    ],
)
def test_the_number_of_rounds_is_said(game: str, count: int, said: str, phone: Phone) -> None:
    names = [f"P{number}" for number in range(count)]
    phone.go("/new").tap("Next name", game=game, name=names)
    assert said in phone.text
    assert (phone.text.count(" players · ") > 0) == (said != "Start")


def test_house_rules_are_said_beside_the_number_of_rounds(phone: Phone) -> None:
    names = ["Anna", "Ben", "Cleo"]
    phone.go("/new").tap("Next name", game="wizard_gigamic", name=names)
    assert said(phone) == "Wizard (Gigamic) · 3 players · 20 rounds"
    typed = {"option.bidding.from_hand": "3", "option.bidding.own_cards": "seen"}
    phone.tap("Next name", variant="wizard_gigamic.plus_or_minus_one", **typed)
    assert said(phone).endswith("20 rounds · bids must not add up · bids may add up below 3 cards")


def test_a_rule_that_the_sheet_has_is_no_house_rule_and_one_that_does_not_exist_is_said_as_sent(
    phone: Phone,
) -> None:
    forged = {"option.bidding.who": "<b>all</b>"}
    phone.go("/new").tap("Next name", name=["Anna", "Ben", "Cleo"], **forged)
    assert said(phone).endswith("Bids must not add up: <b>all</b>")
    last = {"option.bidding.who": "last"}
    phone.go("/new").tap("Next name", game="quoicoupli", name=["Anna", "Ben"], **last)
    assert said(phone).endswith("2 players · 26 rounds")
    phone.tap("Next name", **{"option.bidding.who": "nobody"})
    assert said(phone).endswith("2 players · 26 rounds · bids may add up")


def test_the_line_comes_without_the_form_around_it(phone: Phone) -> None:
    whole = phone.go("/new").tap("Next name", name=["Anna", "Ben"]).html
    around = re.search(r'<div data-follows="([^"]*)">\s*<p id="said"', whole)
    form, _ = phone.button("Start")
    asked = {**HTMX, "HX-Target": "said"}
    answer = phone.client.post(around[1], data=form.fields, headers=asked)
    assert answer.text.startswith('<p id="said"')
    assert answer.text.endswith("</p>")
    assert answer.text in whole
    assert answer.headers["Cache-Control"] == "no-store"


def test_every_game_says_how_long_it_is_before_a_name_is_typed(phone: Phone) -> None:
    text = phone.go("/new?game=wizard_club").text
    assert "Players 3 4 5 6 Rounds 20 15 12 10" in text
    text = phone.tap("Show the rules", game="quoicoupli").text
    assert "Players 2 3 4 5 6 7 8 9 10 Rounds 26 18 13 11 9 8 7* 6* 6*" in text
    assert "* Fewer rounds than players" in text


def test_all_but_names_is_folded_and_says_in_one_line_what_it_is_set_to(phone: Phone) -> None:
    phone.go("/new?game=wizard_gigamic")
    assert folded(phone, "games") == (
        "Game Wizard (Gigamic)AMIGO, in France Gigamic · 60 cards · the wisest deals first"
    )
    assert folded(phone, "rules-and-length") == "Rules and length as the game has it"
    assert folded(phone, "phones").startswith("Phones One phone for all")
    names = ["Anna", "Ben", "Cleo"]
    phone.tap("Next name", name=names, rounds="12", variant="wizard_gigamic.plus_or_minus_one")
    said = folded(phone, "rules-and-length")
    assert said == "Rules and length 12 rounds · bids must not add up"
    phone.tap("Show the rules", game="wizards_cup")
    assert folded(phone, "rules-and-length") == "Rules A match of duels: 2 tokens win."
    assert is_open(phone.tap("Start", game="nonsense"), "games")


@pytest.mark.parametrize("way", ["/new", "/new?paper=1", "/new?game=wizard_club"])
def test_a_start_without_a_name_asks_for_one_and_refuses_nothing(way: str, phone: Phone) -> None:
    """What leads here stands where the start does, and is easily tapped twice."""
    phone.go(way).tap("Start")
    assert phone.status == 422
    assert "can’t start" not in phone.text
    assert "not for 0" not in phone.text
    assert "aria-invalid" not in phone.html
    assert re.search(r'id="name-0"[^>]* autofocus', phone.html)
    phone.tap("Start", rounds="many")
    assert "From 1 to" in wrong_at(phone, "rounds")
    assert "not for 0" not in phone.text


@pytest.mark.parametrize(
    ("language", "first"),
    [("fr", "wizard_gigamic"), ("de", "wizard_gigamic"), ("en", "wizard_fisher")],
)
def test_where_nothing_was_played_the_box_that_is_sold_there_comes_first(
    language: str, first: str, phone: Phone, table: Open
) -> None:
    phone.client.set_cookie("language", language)
    assert offered(phone)[0] == first
    assert sorted(offered(phone)) == sorted(all_games())
    table(game="quoicoupli")
    assert offered(phone)[:2] == ["quoicoupli", first]


def offered(phone: Phone) -> list[str]:
    """The games of the form, in their order; the first one is chosen."""
    html = phone.go("/new").html
    games_there = re.findall(r'name="game" value="([^"]+)"', html)
    assert re.search(r'name="game" value="([^"]+)" checked', html)[1] == games_there[0]
    return games_there


FROM_HAND, BAN = "option.bidding.from_hand", "option.bidding.who"


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        ("name-2", "x" * 33, "A name has at most 32 characters."),
        ("name-2", "aNNa ", "There is already one called aNNa: two names must differ."),
        ("rounds", "21", "From 1 to 20 rounds, not 21."),
        ("rounds", "9" * 9, "From 1 to 20 rounds, not 999999999."),
        ("hands", "1 2 21", "From 1 to 20 cards each, not 21."),
        ("hands", "1 " * 61, "From 1 to 60 rounds, not 61."),
    ],
)
def test_what_can_not_be_is_refused_beside_its_field_and_stays_typed(
    field: str, text: str, sentence: str, phone: Phone
) -> None:
    names = ["Anna", "", "Ben", "Cleo"]
    typed = {"name": [*names[:2], text, "Cleo"]} if field == "name-2" else {field: text}
    phone.go("/new").tap("Start", **{"name": names, **typed})
    id = field.replace(".", "-")
    assert phone.status == 422
    assert wrong_at(phone, id) == sentence
    assert (f"#{id}", sentence) in [(address, words) for words, address in phone.links]
    if field == "name-2":
        assert names_in(phone) == typed["name"]
    else:
        assert chosen(phone, field) == text
        assert is_open(phone, "rules-and-length")
    assert number_of_games(phone) == 0


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({BAN: "everybody"}, "This rule allows:"),
        ({FROM_HAND: "1e3"}, "A number from 1 to 60, please."),
        ({"option.bidding.zero_exempt": "maybe"}, "This rule allows:"),
        ({"option.trump.top_turned": "\x00"}, "This rule allows:"),
        ({BAN: "last", "option.bidding.visibility": "secret"}, "needs open bids"),
    ],
)
def test_an_option_that_can_not_be_is_refused(
    typed: dict[str, str], sentence: str, phone: Phone
) -> None:
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"], **typed)
    assert phone.status == 422
    assert sentence in phone.text


@pytest.mark.parametrize(
    ("game", "count", "sentence"),
    [
        ("wizard_gigamic", 2, "This game is for 3 to 6 players, not for 2."),
        ("wizard_gigamic", 7, "This game is for 3 to 6 players, not for 7."),
        ("quoicoupli", 1, "This game is for 2 to 10 players, not for 1."),
        ("quoicoupli", 11, "This game is for 2 to 10 players, not for 11."),
    ],
)
def test_too_few_and_too_many_players_are_refused(
    game: str, count: int, sentence: str, phone: Phone
) -> None:
    names = [f"P{number}" for number in range(count)]
    phone.go("/new").tap("Start", game=game, name=names)
    assert phone.status == 422
    assert phone.text.count(sentence) == 2
    assert [name for name in names_in(phone) if name] == names


@pytest.mark.parametrize("dealer", ["1", "7", "-1", "nobody", "²", "9" * 5000])
def test_somebody_who_does_not_play_can_not_deal(dealer: str, phone: Phone) -> None:
    phone.go("/new").tap("Start", name=["Anna", "", "Ben", "Cleo"], dealer=dealer)
    assert phone.status == 422
    assert phone.text.count("Choose who deals first.") == 2


@pytest.mark.parametrize("game", ["", "bridge", "../wizard_club", None])
def test_a_game_that_is_not_on_offer_is_refused(game: str | None, phone: Phone) -> None:
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"], game=game)
    assert phone.status == 422
    assert phone.text.count("Choose one of the games.") == 2
    assert names_in(phone) == ["Anna", "Ben", "Cleo"]


def test_all_that_is_wrong_is_said_at_once_and_nothing_is_lost(phone: Phone) -> None:
    typed = {"rounds": "0", "hands": "99", "option.bidding.who": "last", "dealer": "1"}
    phone.go("/new").tap("Start", name=["Anna", "x" * 33, "anna"], **typed)
    assert {address for words, address in phone.links} >= {
        "#name-1",
        "#name-2",
        "#rounds",
        "#hands",
    }
    assert {name: chosen(phone, name) for name in typed} == typed
    phone.tap("Start", name=["Anna", "Ben", "Cleo"], rounds="", hands="")
    assert "/g/" in phone.path


@pytest.mark.both_databases
def test_a_form_sent_twice_opens_one_game_and_another_one_if_it_was_changed(
    phone: Phone, filled: MultiDict[str, str]
) -> None:
    first = phone.send("/new", filled).path
    assert phone.send("/new", filled).path == first
    assert number_of_games(phone) == 1
    filled.setlist("name", ["Anna", "Ben", "Dora"])
    assert "Dora" in pad_on(phone.send("/new", filled)).names.values()


def test_a_form_of_one_phone_opens_no_game_of_another(
    phone: Phone, other_phone: Phone, filled: MultiDict[str, str]
) -> None:
    phone.send("/new", filled)
    filled["csrf_token"] = other_phone.token["csrf_token"]
    assert other_phone.send("/new", filled).status == 404


@pytest.mark.parametrize("form_id", ["", "x", "x" * 23, "/" * 22, None])
def test_a_damaged_form_id_is_replaced(form_id: str | None, phone: Phone) -> None:
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"], form_id=form_id)
    assert pad_on(phone).number_of_rounds == 20


def test_a_form_like_an_earlier_game_has_its_people_and_rules(phone: Phone, table: Open) -> None:
    game = table(
        ("Anna", "Ben", "Cleo", "Dan"),
        game="wizard_club",
        dealer=1,
        options={"bidding.visibility": "secret", "bidding.from_hand": 2},
        rounds=1,
    )
    game.play({"c": 0, "d": 0, "a": 0, "b": 0}, {"c": 1, "d": 0, "a": 0})
    phone.go(f"/new?like={game.id}")
    assert names_in(phone) == ["Anna", "Ben", "Cleo", "Dan"]
    assert re.search(r'value="wizard_club.secret[^"]*" checked', phone.html)
    assert "option.bidding.visibility" not in phone.button("Start")[0].fields
    phone.tap("Start")
    pad = pad_on(phone)
    assert pad.ruleset.key == "wizard_club"
    bidding = pad.rounds[0].ruleset.bidding
    assert (bidding.visibility, bidding.from_hand) == ("secret", 2)
    assert pad.names[pad.rounds[0].dealer] == "Cleo"
    assert pad.number_of_rounds == 1


def test_a_form_like_a_game_of_switches_keeps_what_was_switched_off(
    phone: Phone, table: Open
) -> None:
    game = table(game="quoicoupli", options={"bidding.who": "nobody"}, hands=[3, 2])
    game.act(lambda pad: acts.change_rules(pad, {"end.leavers_win": True}, whole_game=True))
    phone.go(f"/new?like={game.id}").tap("Start")
    pad = pad_on(phone)
    assert pad.rounds[0].ruleset.bidding.who == "nobody"
    assert pad.rounds[0].ruleset.leavers_win is True
    assert [pad.rounds[0].hand, *(deal.hand for deal in pad.to_come)] == [3, 2, 1]


def test_a_viewer_may_play_like_the_game_that_is_seen(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table(("Anna", "Ben", "Cleo"))
    link = phone.go(f"{game.path}/links?role=view").html.split("/o/")[1].split("<")[0]
    other_phone.open(f"/o/{link}").go(f"/new?like={game.id}")
    assert names_in(other_phone) == ["Anna", "Ben", "Cleo"]


def games_in(phone: Phone) -> list[str]:
    return re.findall(r'name="game" value="([^"]+)"', phone.html)


def test_all_games_stand_in_a_list_and_what_was_played_last_comes_first(
    phone: Phone, table: Open
) -> None:
    before = games_in(phone.go("/new"))
    assert before == list(all_games())
    table(("Anna", "Ben", "Cleo"), game="skull_king")
    assert games_in(phone.go("/new")) == ["skull_king", *(g for g in before if g != "skull_king")]
    table(game="quoicoupli")
    assert games_in(phone.go("/new"))[:2] == ["quoicoupli", "skull_king"]
    # What is only looked at moves nothing.
    assert games_in(phone.tap("Next name", game="oh_hell"))[:2] == ["quoicoupli", "skull_king"]


@pytest.mark.parametrize("game", games())
def test_bids_typed_unseen_are_one_choice_in_every_game(game: str, phone: Phone) -> None:
    names = ["Anna", "Ben", "Cleo", "Dan"]
    phone.go(f"/new?game={game}").tap("Start", name=names, phones="unseen")
    assert "Scan, tap your name" in phone.text
    pad = pad_on(phone.follow("To the pad"))
    bidding = pad.rounds[0].ruleset.bidding
    assert (bidding.entry, bidding.visibility, bidding.who) == ("players", "simultaneous", "nobody")
    phone.go(f"/new?like={phone.path.removeprefix('/g/')}")
    form, _ = phone.button("Start")
    assert form.fields["phones"] == "unseen"
    assert not [name for name in form.fields if name.startswith("option.")]


def test_a_variant_that_changes_no_bids_at_once_is_marked_so_that_it_is_not_asked_beside(
    phone: Phone,
) -> None:
    pages = [phone.go(f"/new?game={key}").html for key in games()]
    switches = r'class="switch implied">.*?value="([^"]+)"'
    marked = [each for html in pages for each in re.findall(switches, html, re.DOTALL)]
    assert sorted(marked) == [
        *("oh_hell.fists", "quoicoupli.free_blind_round", "wizard_championship.zero_is_free"),
        *("wizard_club.simultaneous_bids", "wizard_club.sums_not_even"),
        *("wizard_fisher.hidden_bid", "wizard_fisher.optional_rule"),
        *("wizard_gigamic.plus_or_minus_one", "wizard_jubilee.plus_or_minus_one"),
    ]


def test_a_ban_that_was_chosen_before_all_bid_at_once_is_lifted(phone: Phone) -> None:
    typed = {"variant": "wizard_gigamic.plus_or_minus_one", "phones": "unseen"}
    phone.go("/new?game=wizard_gigamic").tap("Start", name=["Anna", "Ben", "Cleo"], **typed)
    bidding = pad_on(phone.follow("To the pad")).rounds[0].ruleset.bidding
    assert (bidding.visibility, bidding.who) == ("simultaneous", "nobody")


@pytest.mark.parametrize(
    ("game", "variants", "entry", "visibility"),
    [
        ("wizard_fisher", [], "scorer", "open"),
        ("wizard_fisher", ["hidden_bid"], "players", "simultaneous"),
        ("wizard_fisher", ["delayed_reveal"], "players", "secret"),
        ("skull_king", [], "players", "simultaneous"),
    ],
)
def test_with_own_phones_each_types_the_bids_as_the_rules_show_them(
    game: str, variants: list[str], entry: str, visibility: str, phone: Phone
) -> None:
    typed = {"variant": [f"{game}.{each}" for each in variants], "phones": "own"}
    phone.go(f"/new?game={game}").tap("Start", name=["Anna", "Ben", "Cleo"], **typed)
    assert phone.path.endswith("/links")
    assert "Scan, tap your name" in phone.text
    bidding = pad_on(phone.follow("To the pad")).rounds[0].ruleset.bidding
    assert (bidding.entry, bidding.visibility) == (entry, visibility)


def test_the_two_of_a_match_are_shown_the_code_as_well(phone: Phone) -> None:
    phone.go("/new?game=wizards_cup").tap("Start", name=["Anna", "Ben"], phones="own")
    assert "Scan, tap your name, put your cards into their order." in phone.text


def test_a_form_of_before_has_a_variant_for_bids_typed_unseen(phone: Phone) -> None:
    typed = {"name": ["Anna", "Ben", "Cleo"], "variant": "quoicoupli.kept_bids", "phones": None}
    html = phone.go("/new?game=quoicoupli").tap("Next name", **typed).html
    assert 'name="phones" value="unseen" checked' in html
    phone.go("/new?game=quoicoupli").tap("Start", **typed)
    assert pad_on(phone).rounds[0].ruleset.bidding.entry == "players"


def test_nobody_is_asked_who_types_what_the_rules_have_each_type(phone: Phone) -> None:
    hidden = {"option.bidding.visibility": "simultaneous", "option.bidding.entry": "players"}
    hidden["option.bidding.who"] = "nobody"
    phone.go("/new?game=oh_hell").tap("Next name", options_of="oh_hell", **hidden)
    assert 'name="phones"' not in phone.html
    phone.tap("Start", name=["Anna", "Ben", "Cleo"])
    assert pad_on(phone).rounds[0].ruleset.bidding.entry == "players"


# House rules for this once

GIGAMIC = "/new/rules?game=wizard_gigamic"


def test_house_rules_for_one_game_are_a_screen_of_their_own(phone: Phone) -> None:
    names = ["Anna", "Ben", "Cleo"]
    typed = {"name": names, "dealer": "1", "rounds": "5"}
    phone.go("/new?game=wizard_gigamic").tap("House rules", to=GIGAMIC, **typed)
    assert phone.path == "/new/rules"
    # The rule sheet's own name for it stands beside ours.
    assert "Plus or minus one" in phone.text
    changed = {
        "option.bidding.who": "last",
        "option.bidding.from_hand": "3",
        "option.points.made.trick": "15",
    }
    phone.tap("Play like this", **changed)
    assert (phone.path, names_in(phone)) == ("/new", names)
    form, _ = phone.button("Start")
    assert form.fields.getlist("variant") == ["wizard_gigamic.plus_or_minus_one"]
    assert "House rules for this game:" in phone.text
    pad = pad_on(phone.tap("Start"))
    options = pad.rounds[0].ruleset.options
    assert (options["bidding.who"], options["bidding.from_hand"]) == ("last", 3)
    assert options["points.made.trick"] == 15
    assert (pad.names[pad.rounds[0].dealer], pad.number_of_rounds) == ("Ben", 5)


def test_house_rules_for_one_game_do_not_go_along_to_another_and_can_be_dropped(
    phone: Phone,
) -> None:
    names = ["Anna", "Ben", "Cleo"]
    phone.go("/new?game=wizard_gigamic").tap("House rules", to=GIGAMIC, name=names)
    phone.tap("Play like this", **{"option.points.made.trick": "15"})
    phone.tap("Show the rules", game="wizard_fisher")
    assert "House rules for this game" not in phone.text
    assert pad_on(phone.tap("Start")).rounds[0].ruleset.options["points.made.trick"] == 10
    phone.go("/new?game=wizard_gigamic").tap("House rules", to=GIGAMIC, name=names)
    phone.tap("Play like this", **{"option.points.made.trick": "15"}).tap("As the game has it")
    assert names_in(phone) == names
    assert pad_on(phone.tap("Start")).rounds[0].ruleset.options["points.made.trick"] == 10


def test_what_is_wrong_with_house_rules_for_one_game_is_said_and_stays_typed(phone: Phone) -> None:
    phone.go("/new?game=wizard_gigamic").tap("House rules", to=GIGAMIC)
    phone.tap("Play like this", **{FROM_HAND: "1e3"})
    assert phone.status == 422
    assert wrong_at(phone, "bidding-from_hand") == "A number from 1 to 20, please."
    assert phone.button("Play like this")[0].fields[FROM_HAND] == "1e3"


def test_house_rules_for_one_game_can_be_kept_under_a_name(phone: Phone) -> None:
    names = ["Anna", "Ben", "Cleo"]
    phone.go("/new?game=wizard_gigamic").tap("House rules", to=GIGAMIC, name=names)
    phone.tap("Keep these rules", name="Sunday rules", **{"option.points.made.trick": "15"})
    assert chosen(phone, "game").startswith("house.")
    assert names_in(phone) == ["Anna", "Ben", "Cleo"]
    assert games_in(phone)[0].startswith("house.")


def test_a_match_has_no_house_rules(phone: Phone) -> None:
    assert phone.go("/new/rules?game=wizards_cup").status == 404


def test_a_tournament_asks_for_its_hands(phone: Phone) -> None:
    phone.go("/rules/wizard_championship").follow("Type the hands")
    assert is_open(phone, "rules-and-length")
    assert "differs from one tournament to the next" in phone.text
    assert not is_open(phone.go("/new?game=wizard_gigamic"), "rules-and-length")


# The way to another page and back


def options(phone: Phone) -> dict[str, str]:
    form, _ = phone.button("Start")
    return {name: form.fields[name] for name in ("rounds", "option.bidding.who", "dealer")}


TYPED: dict[str, Any] = {
    "name": ["Anna", "", "Zoë Æ&=%", "x" * 40],
    "dealer": "2",
    "rounds": "7",
    "option.bidding.who": "last",
}


@pytest.mark.parametrize("way", ["Rules in short", "House rules"])
def test_all_that_was_typed_is_there_after_a_look_at_another_page(way: str, phone: Phone) -> None:
    phone.go("/new?game=wizard_gigamic").tap(way, **TYPED)
    assert phone.path.startswith(("/rules/", "/new/rules"))
    # By the page's own arrow, and by the phone's way back.
    for address in (phone.follow("Back").path, "/new?game=wizard_gigamic"):
        phone.go(address)
        assert names_in(phone) == TYPED["name"]
        assert options(phone) == {name: TYPED[name] for name in options(phone)}
        assert chosen(phone, "game") == "wizard_gigamic"


def test_house_rules_that_were_just_made_are_chosen_and_the_names_stay(phone: Phone) -> None:
    phone.go("/new").tap("House rules", name=["Anna", "Ben", "Cleo"], dealer="1")
    phone.tap("Keep these rules", name="Sunday rules")
    assert phone.path == "/new"
    assert chosen(phone, "game").startswith("house.")
    assert names_in(phone) == ["Anna", "Ben", "Cleo"]
    assert chosen(phone, "dealer") == "1"


def test_a_form_that_was_left_can_be_emptied_and_is_empty_once_a_game_began(phone: Phone) -> None:
    phone.go("/new").tap("Rules in short", name=["Anna", "Ben", "Cleo"]).go("/new")
    assert "What you typed last is still here." in phone.text
    phone.tap("Empty the form")
    assert set(names_in(phone)) == {""}
    assert "still here" not in phone.text
    phone.go("/new").tap("Next name", name=["Anna", "Ben", "Cleo"]).tap("Start", dealer="0")
    assert set(names_in(phone.go("/new"))) == {""}


def test_people_of_an_earlier_game_come_before_what_was_typed(phone: Phone, table: Open) -> None:
    game = table(("Dora", "Emil", "Fritz"))
    phone.go("/new").tap("Rules in short", name=["Anna", "Ben", "Cleo"])
    address = f"/new?like={game.path.removeprefix('/g/')}"
    assert names_in(phone.go(address)) == ["Dora", "Emil", "Fritz"]
    phone.tap("Rules in short", name=["Dora", "Emil", "Gerda"])
    assert names_in(phone.go(address)) == ["Dora", "Emil", "Gerda"]


@pytest.mark.parametrize("kept", ["", "&&&", "=" * 3000, "name=%", "name=A&" * 550, "game=%00"])
def test_a_kept_form_that_is_no_form_does_no_harm(kept: str, phone: Phone) -> None:
    phone.client.set_cookie("draft", kept, path="/new")
    assert phone.go("/new").status == 200
    assert phone.tap("Start", name=["Anna", "Ben", "Cleo"], game="quoicoupli").status == 200


def test_a_form_too_long_to_be_kept_is_shown_all_the_same(phone: Phone) -> None:
    phone.go("/new").tap("Next name", name=["ä" * 400] * 6)
    assert names_in(phone)[:6] == ["ä" * 400] * 6
    assert set(names_in(phone.go("/new"))) == {""}


def test_ways_lead_to_our_own_pages_alone(phone: Phone) -> None:
    form, _ = phone.go("/new").button("Rules in short")
    for elsewhere in ("//example.org/", "https://example.org/", "/\\example.org"):
        fields = form.fields.deepcopy()
        fields["to"] = elsewhere
        assert phone.client.post("/new", data=fields).status_code == 200


def test_whoever_begins_a_game_keeps_the_phones_id_as_long_as_any_cookie_can(
    phone: Phone,
) -> None:
    before = phone.client.get_cookie("device")
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"])
    after = phone.client.get_cookie("device")
    assert (after.value, after.max_age) == (before.value, 400 * 24 * 3600)
