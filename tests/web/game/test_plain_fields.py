"""Fields that need nothing of their own, as people write and see them."""

from collections.abc import Iterator

import pytest

from scorepad.i18n.fields import TITLES
from scorepad.pad.plain_fields import plain_fields
from tests.pad.plain import with_plain_fields
from tests.web.evening import play_rounds
from tests.web.phone import Phone
from tests.web.table import Table


@pytest.fixture(autouse=True)
def _plain_fields() -> Iterator[None]:
    with with_plain_fields():
        yield


def test_every_plain_field_has_a_title() -> None:
    missing = plain_fields().keys() - TITLES.keys()
    assert not missing, f"TITLES in scorepad/i18n/fields.py lacks {sorted(missing)}"
    assert TITLES.keys() <= plain_fields().keys()


def test_a_text_for_a_round_is_written_behind_the_menu_and_seen_in_log_and_sheet(
    phone: Phone, game: Table
) -> None:
    play_rounds(game, 1)
    phone.go(f"{game.path}/table").follow("Remark")
    phone.tap("Write", round="1", value="  it \a rained ")
    assert phone.path == game.path
    assert "Undo Remark: it rained" in phone.text
    phone.go(f"{game.path}/table").follow("Remark 1 entry")
    assert "Remark: it rained Round 1" in phone.text
    assert "Remark: it rained" in phone.go(f"{game.path}/log").text
    assert "Round 1 Remark: it rained" in phone.go(f"{game.path}/sheet").text
    phone.go(f"{game.path}/fields/remark").tap("Take back")
    assert game.pad.written.round(1).get((0, "", "remark")) is None
    assert "Remark: –" in phone.go(f"{game.path}/log").text


def test_what_is_about_a_player_and_the_game_is_said_with_the_name(
    phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/fields/drinks").tap("Write", player="b", value="2")
    phone.go(f"{game.path}/fields/laughed").tap("Write", player="c")
    phone.go(f"{game.path}/fields/motto").tap("Write", value="<b>")
    sheet = phone.go(f"{game.path}/sheet").text
    assert "Motto: <b>" in sheet
    assert "a Round 1 Ben: Drinks: 2" in sheet
    assert "b Round 1 Cleo: Laughed" in sheet


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("remark", "x" * 21, "At most 20 characters, please."),
        ("drinks", "10", "A number from 0 to 9, please."),
        ("drinks", "many", "A number from 0 to 9, please."),
    ],
)
def test_a_value_that_cannot_stand_there_is_refused_and_stays_typed(
    field: str, typed: str, said: str, phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/fields/{field}").tap("Write", value=typed)
    assert phone.status == 422
    assert said in phone.text
    form, _ = phone.button("Write")
    assert form.fields["value"] == typed


def test_a_field_that_there_is_not_leads_to_the_table(phone: Phone, game: Table) -> None:
    assert phone.go(f"{game.path}/fields/bid").path == f"{game.path}/table"
    form, _ = phone.go(f"{game.path}/fields/motto").button("Write")
    phone.send(f"{game.path}/fields/bid", {**form.fields, "value": "1"})
    assert phone.path == f"{game.path}/table"
