"""House rules: changed in a form, kept under a name, played, removed."""

import re
from html import unescape
from typing import Any

import pytest
from flask import Flask

from scorepad.pad.entries import bonus_values
from scorepad.pad.opening import house_name
from scorepad.rules import games
from tests.web.evening import play_rounds
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table, pad_on

GAME = "wizard_fisher"
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
SUNDAY = {"name": "Sunday rules", "option.points.missed.off": "-5", "option.schedule.rounds": "6"}


@pytest.fixture
def sunday(phone: Phone) -> Phone:
    """A phone that has just kept the Sunday rules."""
    return keep(phone, **SUNDAY)


def keep(phone: Phone, game: str = GAME, **typed: Any) -> Phone:
    return phone.go(f"/house/new?game={game}").tap("Keep these rules", **typed)


def effect(phone: Phone) -> str:
    found = re.search(r'<div id="effect".*?>(.*?)</div>', phone.html, re.DOTALL)
    assert found
    return " ".join(unescape(re.sub("<[^>]*>", "", found[1])).split())


def typed(phone: Phone, option: str) -> str:
    return phone.button("Keep")[0].fields.getlist(f"option.{option}")[-1]


def wrong_at(phone: Phone, option: str) -> str:
    """The sentence beside an option's field."""
    found = re.search(rf'id="wrong-{option.replace(".", "-")}" role="alert">([^<]+)<', phone.html)
    assert found, phone.text
    return unescape(found[1])


def kept(phone: Phone) -> list[str]:
    """The names in the list, and what they change."""
    links = phone.go("/house").links
    return [words for words, href in links if re.fullmatch(r"/house/[\w-]{22}", href)]


def test_kept_rules_are_chosen_for_the_next_game_which_is_played_by_them(sunday: Phone) -> None:
    form, _ = sunday.button("Start")
    assert form.fields["game"].startswith("house.")
    pad = pad_on(sunday.tap("Start", name=NAMES))
    assert house_name(pad.written) == "Sunday rules"
    assert pad.ruleset.points.missed.off == -5
    assert pad.number_of_rounds == 6


def test_what_a_turned_jester_does_is_a_house_rule(phone: Phone) -> None:
    keep(phone, name="Jesters choose", **{"option.trump.bottom_turned": "choose"})
    phone.tap("Start", name=NAMES)
    pad = pad_on(phone)
    assert pad.ruleset.trump.bottom_turned == "choose"
    phone.go(f"{phone.path}/rules-in-short")
    assert "Jester turned: the dealer names a suit as trump." in phone.text
    assert "lowest special card turned: the dealer chooses" in phone.text


def test_step_and_most_of_a_bonus_are_set_and_played_by(phone: Phone) -> None:
    phone.go("/house/new?game=skull_king")
    sent = {"option.points.bonus_step": "5", "option.points.bonus_most": "40"}
    pad = pad_on(phone.tap("Keep these rules", name="Small", **sent).tap("Start", name=NAMES))
    bonus = pad.ruleset.points.bonus
    assert (bonus.step, bonus.most) == (5, 40)
    assert bonus_values(pad.rounds[0])[:3] == (0, 5, 10)
    assert "It goes in steps of 5, up to 40." in phone.go(f"{phone.path}/rules-in-short").text


def test_a_game_is_called_by_its_house_rules_wherever_its_name_stands(sunday: Phone) -> None:
    title = "Sunday rules (Wizard, Fisher)"
    assert f"{title} · 4 players · 6 rounds" in sunday.tap("Next", name=NAMES).text
    pad = sunday.tap("Start").path
    sunday.tap("0")
    for screen in (
        "/",
        *(f"{pad}/{each}" for each in ("forget", "sheet", "end", "table", "rules")),
    ):
        assert title in sunday.go(screen).text, screen
    assert f"<title>Round 1 · {title}" in unescape(sunday.go(pad).html)


def test_a_rematch_keeps_the_house_rules_and_their_name(sunday: Phone, app: Flask) -> None:
    sunday.tap("Start", name=NAMES)
    game = Table.__new__(Table)
    game.store, game.phone = app.extensions["scorepad"].store, sunday
    game.id = sunday.path.split("/")[2]
    play_rounds(game, 6)
    again = pad_on(sunday.go(f"{game.path}/end").tap("Rematch"))
    assert sunday.path != game.path
    assert house_name(again.written) == "Sunday rules"
    assert again.ruleset.points.missed.off == -5
    assert again.number_of_rounds == 6


def test_the_rules_played_last_or_by_an_earlier_game_are_chosen_again(sunday: Phone) -> None:
    chosen = sunday.button("Start")[0].fields["game"]
    sunday.tap("Start", name=NAMES)
    assert sunday.go("/new").button("Start")[0].fields["game"] == chosen
    pad = sunday.tap("Start", name=NAMES).path
    sunday.go(f"/new?like={pad.split('/')[2]}")
    assert sunday.button("Start")[0].fields["game"] == chosen


def test_a_game_goes_on_by_its_rules_when_they_are_changed_or_removed(sunday: Phone) -> None:
    pad = sunday.tap("Start", name=NAMES).path
    sunday.go("/house").follow("Sunday rules")
    sunday.tap("Keep", name="Monday rules", **{"option.points.missed.off": "-7"})
    assert kept(sunday)[0].startswith("Monday rules")
    sunday.go("/house").follow("Monday rules").follow("Remove these rules").tap("Remove them")
    assert sunday.path == "/house"
    assert kept(sunday) == []
    now = pad_on(sunday.go(pad))
    assert now.ruleset.points.missed.off == -5
    assert house_name(now.written) == "Sunday rules"


def test_another_game_like_one_by_removed_rules_has_them_all_the_same(sunday: Phone) -> None:
    pad = sunday.tap("Start", name=NAMES).path
    sunday.go("/house").follow("Sunday rules").follow("Remove").tap("Remove them")
    sunday.go(f"/new?like={pad.split('/')[2]}")
    again = pad_on(sunday.tap("Start"))
    assert sunday.path != pad
    assert house_name(again.written) == "Sunday rules"
    assert again.ruleset.points.missed.off == -5


def test_more_rules_at_the_table_weigh_more_than_the_house_rules(sunday: Phone) -> None:
    pad = pad_on(sunday.tap("Start", name=NAMES, **{"option.bidding.who": "last"}))
    assert pad.ruleset.options["bidding.who"] == "last"
    assert pad.ruleset.points.missed.off == -5


def test_variants_of_the_game_do_not_leak_into_its_house_rules(sunday: Phone) -> None:
    form, _ = sunday.button("Start")
    fields = form.fields.deepcopy()
    fields.setlist("name", NAMES)
    fields.add("variant", f"{GAME}.optional_rule")
    fields.add("do", "start")
    assert pad_on(sunday.send("/new", fields)).ruleset.options["bidding.who"] == "nobody"


def test_rules_that_are_gone_when_the_game_starts_are_asked_for_again(sunday: Phone) -> None:
    form, _ = sunday.button("Start")
    fields = form.fields.deepcopy()
    fields.setlist("name", NAMES)
    fields.add("do", "start")
    sunday.go("/house").follow("Sunday rules").follow("Remove").tap("Remove them")
    sunday.send("/new", fields)
    assert sunday.status == 422
    assert "Choose one of the games." in sunday.text
    assert sunday.button("Start")[0].fields.getlist("name")[:4] == NAMES


@pytest.mark.parametrize("rules", ["", "nobody", "x" * 22, "like.nobody", "like."])
def test_an_address_with_rules_that_are_not_there_is_a_plain_new_game(
    phone: Phone, rules: str
) -> None:
    assert phone.go(f"/new?rules={rules}").status == 200
    assert phone.button("Start")[0].fields["game"] == GAME


def test_what_the_rules_come_to_is_said_from_the_beginning_by_a_button_and_to_scripts(
    phone: Phone,
) -> None:
    phone.go(f"/house/new?game={GAME}")
    assert effect(phone) == (
        "bid 2, won 2: +40 · bid 2, won 1: −10 · bid 2, won 4: −20 · bid 0, won 0: +20 "
        "4 players: 1 2 … 15 · 15 rounds"
    )
    assert typed(phone, "points.missed.off") == "-10"
    assert typed(phone, "schedule.rounds") == ""
    phone.go(f"/house/new?game={GAME}").tap("Show what this comes to", **SUNDAY)
    assert phone.status == 200
    assert "bid 2, won 4: −10" in effect(phone)
    assert "1 2 … 6 · 6 rounds" in effect(phone)
    assert phone.button("Keep")[0].fields["name"] == "Sunday rules"
    assert typed(phone, "points.missed.off") == "-5"
    assert kept(phone) == []
    form, _ = phone.go(f"/house/new?game={GAME}").button("Keep")
    fields = form.fields.deepcopy()
    fields["option.points.made.base"] = "5"
    answer = phone.client.post("/house/new", data=fields, headers=HTMX)
    html = answer.get_data(as_text=True)
    assert html.startswith('<div id="effect"')
    assert "+25" in html
    assert answer.cache_control.no_store
    fields["option.points.made.base"] = "lots"
    html = phone.client.post("/house/new", data=fields, headers=HTMX).get_data(as_text=True)
    assert "A number from −1000 to 1000, please." in html


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        ("points.made.base", "lots", "A number from −1000 to 1000, please."),
        ("bidding.from_hand", "0", "A number from 1 to 20, please."),
        ("bidding.who", "everybody", "This rule allows:"),
    ],
)
def test_nonsense_is_refused_beside_its_field_and_stays_typed(
    phone: Phone, option: str, text: str, sentence: str
) -> None:
    keep(phone, **SUNDAY | {f"option.{option}": text})
    assert phone.status == 422
    assert sentence in wrong_at(phone, option)
    assert phone.button("Keep")[0].fields["name"] == "Sunday rules"
    assert typed(phone, "points.missed.off") == "-5"
    if option != "bidding.who":
        assert typed(phone, option) == text
    assert kept(phone) == []


def test_all_that_is_wrong_is_said_at_once_and_a_name_alone_hides_no_effect(phone: Phone) -> None:
    keep(phone, **SUNDAY | {"name": "", "option.points.made.base": "lots"})
    assert wrong_at(phone, "name") == "Give these rules a name."
    assert "please" in wrong_at(phone, "points.made.base")
    assert "please" in effect(phone)
    phone.tap("Keep", **{"option.points.made.base": "25"})
    assert phone.status == 422
    assert "bid 2, won 2: +45" in effect(phone)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Give these rules a name."),
        ("x" * 33, "A name has at most 32 characters."),
        ("sunday RULES", "There is already one called sunday RULES"),
    ],
)
def test_a_name_that_cannot_be_is_refused(sunday: Phone, name: str, sentence: str) -> None:
    keep(sunday, **SUNDAY | {"name": name})
    assert sunday.status == 422
    assert sentence in wrong_at(sunday, "name")
    assert typed(sunday, "points.missed.off") == "-5"
    assert len(kept(sunday)) == 1


def test_a_form_sent_twice_is_kept_once(phone: Phone) -> None:
    form, button = phone.go(f"/house/new?game={GAME}").button("Keep")
    fields = form.fields.deepcopy()
    fields["name"], fields["do"] = "Sunday rules", button.value
    for _ in range(2):
        assert phone.send("/house/new", fields).path == "/new"
    assert len(kept(phone)) == 1


def test_the_list_says_what_the_rules_change(sunday: Phone) -> None:
    (words,) = kept(sunday)
    assert words.startswith("Sunday rulesWizard (Fisher) · ")


def test_other_devices_see_nothing_of_it(sunday: Phone, other_phone: Phone) -> None:
    address = dict(sunday.go("/house").links)[kept(sunday)[0]]
    assert kept(other_phone) == []
    for path in (address, f"{address}/remove"):
        assert other_phone.go(path).status == 404
    form, _ = other_phone.go(f"/house/new?game={GAME}").button("Keep")
    fields = form.fields.deepcopy()
    fields["name"], fields["do"] = "Mine", "keep"
    other_phone.send(address, fields).send(f"{address}/remove", fields)
    assert kept(sunday)[0].startswith("Sunday rules")


def test_the_first_visit_of_a_phone_gives_it_an_id_with_its_first_rules(app: Flask) -> None:
    phone = Phone(app, known=False).go(f"/house/new?game={GAME}")
    assert phone.client.get_cookie("device") is None
    phone.tap("Keep", name="Sunday rules")
    assert phone.client.get_cookie("device") is not None
    assert kept(phone)


@pytest.mark.parametrize("query", ["", "?game=", "?game=chess", "?like=nobody", "?game=%00"])
def test_a_form_for_no_game_is_not_there(phone: Phone, query: str) -> None:
    assert phone.go(f"/house/new{query}").status == 404


def test_the_rules_of_a_running_game_can_be_kept(phone: Phone, table: Open) -> None:
    game = table(game=GAME, options={"bidding.who": "last", "points.made.base": 30})
    phone.go(f"{game.path}/rules").follow("Keep these rules").tap("Keep", name="Ours")
    pad = pad_on(phone.tap("Start", name=NAMES))
    assert pad.ruleset.options["bidding.who"] == "last"
    assert pad.ruleset.points.made.base == 30
    assert house_name(pad.written) == "Ours"


def test_every_game_that_has_numbers_to_change_has_a_form(phone: Phone) -> None:
    games = [href for _, href in phone.go("/house").links if "new?game=" in href]
    assert len(games) > 3
    for address in games:
        assert phone.go(address).status == 200
        assert "bid 2, won 2:" in effect(phone)


@pytest.mark.parametrize(
    ("game", "variant"),
    [(key, each.key) for key in sorted(games()) for each in games()[key].ruleset.variants],
)
def test_another_game_like_one_with_a_variant_is_played_by_the_same_rules(
    game: str, variant: str, phone: Phone, table: Open
) -> None:
    ruleset = games()[game].ruleset
    sets = dict(next(each.sets for each in ruleset.variants if each.key == variant))
    names = [f"{letter}nna" for letter in "ABCDE"[: max(3, ruleset.least)]]
    before = table(names, game=game, options=sets)
    form, _ = phone.go(f"/new?like={before.id}").button("Start")
    assert form.fields["game"] == game
    assert form.fields.getlist("variant") == [f"{game}.{variant}"]
    assert dict(pad_on(phone.tap("Start")).ruleset.options) == dict(before.pad.ruleset.options)


# Points for a missed bid, and whose the rules are


FORGOTTEN = SUNDAY | {"option.points.missed.off": "5"}


def test_a_forgotten_minus_is_asked_about_and_put_in_by_one_tap(phone: Phone) -> None:
    keep(phone, **FORGOTTEN)
    assert phone.status == 422
    assert "A missed bid would bring points: +5. Is −5 meant?" in phone.text
    assert typed(phone, "points.missed.off") == "5"
    assert kept(phone) == []
    keep(phone, **FORGOTTEN).tap("Yes, −5")
    assert "Sunday rules: kept" in phone.text
    assert pad_on(phone.tap("Start", name=NAMES)).ruleset.points.missed.off == -5


def test_the_question_stands_beside_what_the_rules_come_to_and_points_may_be_meant(
    phone: Phone,
) -> None:
    phone.go(f"/house/new?game={GAME}").tap("Show what", **FORGOTTEN)
    assert "A missed bid would bring points: +5." in effect(phone)
    phone.tap("Make it −5")
    assert typed(phone, "points.missed.off") == "-5"
    assert phone.button("Keep")[0].fields["name"] == "Sunday rules"
    assert "would bring" not in phone.text
    keep(phone, **FORGOTTEN).tap("No, +5 it is")
    assert pad_on(phone.tap("Start", name=NAMES)).ruleset.points.missed.off == 5


def test_for_whom_rules_are_kept_is_true_on_every_phone(sunday: Phone, other_phone: Phone) -> None:
    alone, both = "For this phone, and those that join its group later", "For all 2 phones"
    assert alone in sunday.text
    assert alone in sunday.go("/house").text
    link = re.search(r'id="link">http://[^/]+(/c/[^<]+)<', sunday.go("/group").html)
    other_phone.open(link[1])
    for each in (sunday, other_phone):
        assert both in each.go("/house").text
        assert "Sunday rules" in each.text
        assert "on this phone only" not in each.text
        assert both in each.go(f"/house/new?game={GAME}").text
    other_phone.go("/group").tap("Save", name="The club")
    assert "For all 2 phones of your group: The club" in sunday.go("/house").text


def test_a_name_that_says_the_game_is_not_followed_by_it(phone: Phone) -> None:
    keep(phone, **SUNDAY | {"name": "Our Wizard (Fisher)"}).tap("Start", name=NAMES)
    assert "<title>Round 1 · Our Wizard (Fisher)<" in unescape(phone.html)


def test_a_variant_is_called_one_beside_the_choice_that_it_stands_for(phone: Phone) -> None:
    text = phone.go("/house/new?game=oh_hell").text
    assert "Hands runa variant of the game: Up, then down" in text
    text = phone.go("/house/new?game=wizard_fisher").text
    assert "variants of the game: Hidden bid, Delayed reveal" in text


OWN_ORDER = ["D", "S", "-", "H", "C"]


def test_trumps_come_in_the_order_of_the_house_in_the_game_its_rematch_and_its_file(
    phone: Phone, app: Flask
) -> None:
    keep(phone, "nomination_whist", name="Ours", **{"order.trump.order": OWN_ORDER})
    phone.tap("Start", name=NAMES)
    game = Table.__new__(Table)
    game.store, game.phone = app.extensions["scorepad"].store, phone
    game.id = phone.path.split("/")[2]
    play_rounds(game, 7)
    trumps = [each.trump.suit for each in game.pad.rounds]
    assert trumps == ["D", "S", None, "H", "C", "D", "S"]
    rules = phone.go(f"{game.path}/rules-in-short").text
    assert "round to round: diamonds, spades, no trump, hearts, clubs." in rules
    assert "Order of trumps: ♦ ♠ – ♥ ♣" in rules
    assert "trump.order=DS-HC" in phone.client.get("/files/games.csv").text
    again = pad_on(phone.go(f"{game.path}/end").tap("Rematch"))
    assert phone.path != game.path
    assert again.rounds[0].trump.suit == "D"


def test_a_trump_that_is_there_twice_is_said_beside_the_order(phone: Phone) -> None:
    keep(phone, "nomination_whist", name="Ours", **{"order.trump.order": ["D", "D", "-", "H", "C"]})
    assert phone.status == 422
    assert wrong_at(phone, "trump.order") == (
        "The order of trumps has 5 of them, each once: one is there twice, or missing."
    )
    [order] = re.findall(r'<fieldset class="order".*?</fieldset>', phone.html, re.DOTALL)
    assert re.findall(r'value="(.)" selected', order) == ["D", "D", "-", "H", "C"]
    # So is one that no form sends.
    for sent in (["D"], ["D"] * 90, ["<b>"], [""]):
        keep(phone, "nomination_whist", name="Ours", **{"order.trump.order": sent})
        assert phone.status == 422


def test_an_order_of_the_next_game_alone_needs_no_name(phone: Phone) -> None:
    phone.go("/new/rules?game=nomination_whist")
    phone.tap("Play like this", **{"order.trump.order": OWN_ORDER})
    assert "♦ ♠ – ♥ ♣" in phone.text
    assert pad_on(phone.tap("Start", name=NAMES)).rounds[0].trump.suit == "D"
