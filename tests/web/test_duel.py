"""Check this duel, alone and from the pad of a match, without JavaScript."""

import re

import pytest

from scorepad.pad.match.acts import win_round
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table


@pytest.fixture
def match(table: Open) -> Table:
    return table(("Anna", "Ben"), game="wizards_cup")


def cards(a: str, b: str, **more: str) -> dict[str, str]:
    """ "Fire 5" or "Fire 5 1" for each side, as the form sends them."""
    sent = dict(more)
    for key, card in (("a", a), ("b", b)):
        parts = zip(("element", "value", "bonus"), card.split(), strict=False)
        sent |= {f"{key}.{part}": text for part, text in parts}
    return sent


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (cards("Fire", "Water"), "B wins Water beats Fire, whatever the values."),
        (cards("Light 9", "Nature 1"), "B wins Nature beats Light"),
        (cards("Void 6", "Void 4"), "A wins No element is weaker, and 6 beats 4."),
        (cards("Void 4", "Fire 4"), "Both lose No element is weaker, and both values are 4."),
        (cards("Void 4 2", "Fire 5"), "A wins No element is weaker, and 6 beats 5."),
        (cards("Water", "Fire", power="B"), "B wins A power decided"),
        (cards("Water", "Fire", power="none"), "Both lose A power decided against both."),
        (cards("", "", power="A"), "A wins A power decided"),
        (cards("", "", power="both"), "Both win Powers decided for both."),
    ],
)
def test_who_wins_and_why(typed: dict[str, str], said: str, phone: Phone) -> None:
    phone.go("/duel").tap("Who wins?", **typed)
    assert phone.status == 200
    assert said in phone.text
    assert "Wizards Cup, 3." in phone.text


def test_the_address_alone_shows_the_duel_again_and_says_what_it_lacks(phone: Phone) -> None:
    phone.go("/duel?a.element=Fire&a.value=5&b.element=Shadow&b.value=3")
    assert "A wins No element is weaker, and 5 beats 3." in phone.text
    form, _ = phone.button("Who wins?")
    assert (form.fields["a.element"], form.fields["b.value"]) == ("Fire", "3")
    assert "type both values" in phone.go("/duel?a.element=Fire&b.element=Shadow").text
    assert "wins" not in phone.text.replace("Who wins?", "")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (cards("Void 2", "Fire 5", both="1"), "A’s power goes first"),
        (cards("Void 2 9", "Fire 5", both="1"), "A’s power goes first"),
        (cards("Void 5", "Fire 2", both="1"), "B’s power goes first"),
        (cards("Void 2", "Fire 2", both="1"), "the rule sheet does not say"),
        (cards("Void 2", "Void 2", same="1"), "both lose their Immediate power"),
    ],
)
def test_whose_power_goes_first(typed: dict[str, str], said: str, phone: Phone) -> None:
    phone.go("/duel").tap("Who wins?", **typed)
    assert said in phone.text
    assert "F.A.Q." in phone.text


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("a.value", "x", "A number from 0 to 99"),
        ("b.value", "-1", "A number from 0 to 99"),
        ("b.bonus", "100", "A number from 0 to 99"),
        ("a.element", "Rain", "The game has no such element."),
        ("power", "C", "That could not be read."),
    ],
)
def test_nonsense_in_the_address_is_said_and_the_rest_stays(
    field: str, value: str, said: str, phone: Phone
) -> None:
    sent = {**cards("Fire 5", "Shadow 3"), field: value}
    assert phone.go("/duel", query_string=sent).status == 400
    assert said in phone.text
    form, _ = phone.button("Who wins?")
    kept = "b.value" if field.startswith("a") else "a.value"
    assert form.fields[kept] == sent[kept]


def test_a_game_of_tricks_has_no_duels_to_check(phone: Phone, table: Open) -> None:
    assert phone.go("/duel?game=quoicoupli").status == 404
    assert phone.go(f"{table().path}/duel").status == 404


def test_the_element_table_is_on_the_page(phone: Phone) -> None:
    rows = re.findall(r"<tr>\s*<th.*?</tr>", phone.go("/duel").html, re.DOTALL)
    told = [re.sub(r"<[^>]+>", " ", row).split() for row in rows]
    assert ["Nature", "Water,", "Light", "Fire"] in told
    assert ["Void", "–", "–"] in told


def test_a_duel_is_written_down_and_its_winner_stays(phone: Phone, match: Table) -> None:
    phone.go(f"{match.path}/duel").tap("Who wins?", **cards("Fire 5", "Water 3"))
    phone.tap("Duel 1: Ben wins – write it down")
    assert "Duels of round 1 Fire 5 – Water 3: Ben wins" in phone.text
    form, _ = phone.button("Who wins?")
    assert (form.fields["b.element"], form.fields["b.value"]) == ("Water", "3")
    assert "a.element" not in form.fields
    phone.tap("Who wins?", **cards("Nature 2", "Water 3")).tap("Duel 2: ")
    assert len(match.pad.rounds[0].duels) == 2
    assert match.pad.totals == {"a": 0, "b": 0}
    assert "Fire 5 – Water 3: Ben wins; Nature 2" in phone.go(f"{match.path}/sheet").text
    log = phone.go(f"{match.path}/log").text
    assert "duel 2: Nature 2 – Water 3" in log
    phone.go(match.path).tap("↶ Undo")
    assert len(match.pad.rounds[0].duels) == 1


def test_a_duel_without_values_is_not_offered_nor_taken(phone: Phone, match: Table) -> None:
    phone.go(f"{match.path}/duel").tap("Who wins?", **cards("Fire", "Void"))
    assert "write it down" not in phone.text
    assert "No element is weaker: type both values." in phone.text
    form, _ = phone.tap("Who wins?", **cards("Fire 5", "Void 3")).button("Duel 1: ")
    refused = form.fields.copy()
    refused["a.value"] = ""
    assert phone.send(form.action, refused).status == 422
    assert phone.send(form.action, {**refused, "round": "x"}).status == 422
    assert len(match.pad.written.marks) == 1


@pytest.mark.parametrize(
    ("typed", "logged"),
    [
        (cards("Fire", "Water"), "Fire – Water: Ben wins"),
        (cards("", "", power="B"), "a power: Ben wins"),
        (cards("Fire 3", "", power="none"), "Fire 3 – ?: Both lose"),
    ],
)
def test_a_duel_that_a_power_or_an_element_decides_needs_no_values(
    typed: dict[str, str], logged: str, phone: Phone, match: Table
) -> None:
    phone.go(f"{match.path}/duel").tap("Who wins?", **typed).tap("Duel 1: ")
    assert logged in phone.text
    assert logged.split(":")[0] in phone.go(f"{match.path}/log").text
    assert logged in phone.go(f"{match.path}/sheet").text


def test_a_duel_is_written_once_and_in_the_open_round_alone(phone: Phone, match: Table) -> None:
    phone.go(f"{match.path}/duel").tap("Who wins?", **cards("Fire 5", "Water 3"))
    form, _ = phone.button("Duel 1: ")
    fields = form.fields.copy()
    fields["round"] = "3"
    assert phone.send(form.action, fields).status == 409
    for _ in range(2):
        phone.send(form.action, form.fields)
    assert len(match.pad.rounds[0].duels) == 1


def test_who_only_looks_checks_and_writes_nothing(other_phone: Phone, match: Table) -> None:
    viewer = let_in(match, other_phone).go(f"{match.path}/duel")
    viewer.tap("Who wins?", **cards("Fire 5", "Water 3"))
    assert "Ben wins" in viewer.text
    assert "Write it down" not in viewer.text


def test_a_match_that_is_over_takes_no_more_duels(phone: Phone, match: Table) -> None:
    match.act(lambda _: win_round(1, ["a"]))
    match.act(lambda _: win_round(2, ["a"]))
    phone.go(f"{match.path}/duel").tap("Who wins?", **cards("Fire 5", "Water 3"))
    assert "write it down" not in phone.text
