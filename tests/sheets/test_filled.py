from io import BytesIO
from random import Random

import pypdf
import pytest
from flask import Flask
from flask_babel import force_locale

from scorepad.demo.evenings import make_demo_game
from scorepad.demo.people import Person
from scorepad.demo.random_games import Kind
from scorepad.i18n.numbers import figure
from scorepad.i18n.sheets import pages_in_words
from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.match.acts import log_duel
from scorepad.rules.duel.verdict import Side, Sorcerer
from scorepad.sheets.any_sheet import filled_sheet_for, lay_out_sheet
from scorepad.sheets.filled import FilledSheet, SheetParts, filled_sheet
from scorepad.sheets.filled_drawing import TOTAL_AND_BID
from scorepad.sheets.filled_layout import SIDE, CurvePosition
from scorepad.sheets.grid import FILLED_HEAD, NUMBER
from scorepad.sheets.match import FilledMatchSheet
from scorepad.sheets.paper import LOWEST_ROW, Orientation, Paper
from tests.kinds import thorough
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe
from tests.sheets.conftest import Print, Printed
from tests.sheets.filled import DAY, LINK, LONG_NAMES, play, seen

MINUS = "\N{MINUS SIGN}"
PLAIN = SheetParts(curve=False)
SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}


def fields(sheet: Printed, column: int, line: int) -> tuple[list[str], list[str]]:
    """The words in the left and the right field of a box, both from 1, of a first page."""
    base = sheet.layout
    left = base.margin + SIDE + (column - 1) * base.column
    top = base.margin + FILLED_HEAD + sheet.filled_layout.names + (line - 1) * base.row
    middle = left + TOTAL_AND_BID[0] * base.column
    bottom = top + base.row
    return (
        sheet.at(left, top, middle, bottom),
        sheet.at(middle, top, left + base.column, bottom),
    )


def sample() -> Scribe:
    """The two rounds that the block's own rules show, and the third that they begin."""
    table = Scribe()
    table.play((0, 1, 1), (0, 0, 1))
    table.play((2, 0, 0), (1, 0, 1))
    table.bids(2, 2, 0)
    return table


def test_the_sample_of_the_rules_is_printed_as_the_rules_print_it(printed: Print) -> None:
    sheet = printed(filled_sheet(seen(sample().pad), PLAIN), orientation="portrait")
    lines = [
        [("20", "0"), (f"{MINUS}10", "1"), ("30", "1")],
        [("10", "2"), ("10", "0"), ("20", "0")],
    ]
    for line, boxes in enumerate(lines, 1):
        for column, (total, bid) in enumerate(boxes, 1):
            left, right = fields(sheet, column, line)
            assert [word for word in left if word != "D"] == [total]
            assert right[0] == bid
    third = [fields(sheet, column, 3) for column in (1, 2, 3)]
    assert third == [([], ["2"]), ([], ["2"]), (["D"], ["0"])]
    assert fields(sheet, 1, 4) == ([], [])


@pytest.mark.parametrize(
    ("game", "players", "paper"),
    [
        ("quoicoupli", 2, "a4"),
        thorough("wizard_gigamic", 3, "a4"),
        thorough("wizard_gigamic", 6, "a5"),
        ("quoicoupli", 10, "letter"),
        ("wizard_club", 4, "a5x2"),
    ],
)
def test_every_total_and_bid_stands_in_its_box(
    game: str, players: int, paper: str, printed: Print
) -> None:
    names = ["anna", "ben", "cleo", "dora", "emil", "fay", "gus", "hal", "ida", "jo"][:players]
    pad = play(Scribe(game, " ".join(names)), 6).pad
    sheet = printed(filled_sheet(seen(pad), PLAIN), paper, "portrait")
    assert sheet.layout.row >= LOWEST_ROW
    for played in pad.rounds[:6]:
        for column, box in enumerate(played.boxes.values(), 1):
            left, right = fields(sheet, column, played.number)
            assert [word for word in left if word != "D"] == [figure(box.total)]
            assert ("D" in left) == (box.player == played.dealer)
            off = (box.tricks or 0) - (box.bid or 0)
            missed = [] if off == 0 else [f"+{off}" if off > 0 else figure(off)]
            assert right == [str(box.bid), *missed]


@pytest.mark.parametrize(
    ("players", "paper", "seed"),
    [(4, "a4", 7), thorough(3, "a4", 6), (6, "a5x2", 9), thorough(5, "letter", 8)],
)
def test_a_turned_card_and_a_bomb_leave_each_round_its_height(
    players: int, paper: str, seed: int, printed: Print
) -> None:
    table = [Person(f"p{seat}", LONG_NAMES[seat], 0.7, 0.3) for seat in range(players)]
    kind, random = Kind("wizard_jubilee", None), Random(seed)
    pad = read_pad(make_demo_game("g" * 22, kind, table, "", DAY, random).marks)
    shown = filled_sheet(seen(pad), SheetParts(), LINK)
    assert any(line.turned and line.bomb for line in shown.view.lines)
    assert any(box.changed is not None for line in shown.view.lines for box in line.boxes if box)
    sheet = printed(shown, paper, "portrait")
    assert len(sheet.sizes()) == 1
    for played in pad.rounds:
        for column, box in enumerate(played.boxes.values(), 1):
            left, right = fields(sheet, column, played.number)
            assert [word for word in left if word != "D"] == [figure(box.total)]
            off = (box.tricks or 0) - (box.wanted or 0)
            changed = [] if box.changed is None else [str(box.changed)]
            missed = [] if off == 0 else [f"+{off}" if off > 0 else figure(off)]
            assert "".join(right) == "".join([str(box.bid), *changed, *missed])
    assert f"{shown.turned[0]} " in sheet.text()
    bottom = sheet.layout.height - sheet.layout.margin
    assert all(word.y < bottom for word in sheet.words())


def test_bids_that_were_made_are_ringed_ranks_are_squares_and_the_key_says_so(
    printed: Print,
) -> None:
    html = printed(filled_sheet(seen(sample().pad), PLAIN)).html
    body = html.split("<tbody>")[1].split("</tbody>")[0]
    assert body.count('class="bid-made"') == 3
    assert body.count("<small>") == 3
    html = printed(filled_sheet(seen(sample().pad), PLAIN)).tight
    assert '<span class="ranked">1</span> place 1' in html
    assert '<span class="bid-made">2</span> bid made' in html
    nothing_done = printed(filled_sheet(seen(Scribe().pad), PLAIN)).tight
    assert "place 1" not in nothing_done


def test_tricks_are_a_third_figure(printed: Print) -> None:
    html = printed(filled_sheet(seen(sample().pad), SheetParts(tricks=True))).html
    assert html.count('<td class="tricks">1</td>') == 3
    assert "then the bid and the tricks" in html


def test_how_often_each_made_the_bid_the_place_and_the_winner_are_printed(printed: Print) -> None:
    pad = play(Scribe("wizard_gigamic", "anna ben cleo dora", rounds=3), 3).pad
    sheet = printed(filled_sheet(seen(pad), SheetParts()))
    made = [sum(r.boxes[p].made for r in pad.rounds) for p in pad.present]
    for count in made:
        assert f"{count} of 3" in sheet.text()
    (winner,) = (pad.names[player] for player in pad.winners)
    assert f"{winner} wins with {max(pad.totals.values())}" in sheet.text()
    assert sheet.html.count('class="ranked won"') == 1


def test_those_who_win_together_are_all_named(printed: Print) -> None:
    table = Scribe(rounds=1)
    table.play((0, 1, 0), (0, 1, 0))
    assert "Ben wins with 30" in printed(filled_sheet(seen(table.pad), PLAIN)).text()
    level = Scribe(rounds=1)
    level.play((0, 0, 0), (1, 0, 0))
    assert "Ben and Cleo win together (20)" in printed(filled_sheet(seen(level.pad), PLAIN)).text()


def test_the_curve_is_a_drawing_with_a_line_and_a_name_for_everybody(printed: Print) -> None:
    html = printed(filled_sheet(seen(play(Scribe(), 5).pad), SheetParts())).html
    assert html.count("<polyline") == 3
    drawing, names = html.split('class="curve"')[1].split("</svg>")[:2]
    # In a drawing, Arabic letters would stand unjoined and in reverse.
    assert ">Cleo<" not in drawing
    assert names.count(">Cleo<") == 1
    assert "<img" not in html


def test_a_secret_bid_changes_no_byte_and_an_open_one_does(printed: Print) -> None:
    files = []
    for bid in (0, 1):
        table = play(Scribe(options=SECRET), 3)
        table.bids(bid, 2, 0)
        shown = SheetParts(tricks=True, corrections=True)
        files.append(printed(filled_sheet(seen(table.pad), shown)))
    assert files[0].html == files[1].html
    assert files[0].pdf == files[1].pdf
    for bid in (0, 1):
        table = play(Scribe(), 3)
        table.bids(bid, 2, 1)
        files.append(printed(filled_sheet(seen(table.pad), PLAIN)).html)
    assert files[2] != files[3]


def test_corrections_have_footnotes_where_they_are_wanted_and_what_is_undone_was_none(
    printed: Print,
) -> None:
    table = sample()
    table.correct_bid(1, "ben", 0)
    plain, noted = (
        printed(filled_sheet(seen(table.pad), SheetParts(corrections=wanted)))
        for wanted in (False, True)
    )
    assert "corrected" not in plain.text()
    assert "Ben: bid corrected, 1 › 0" in noted.text()
    assert "<sup>a</sup>" in noted.html
    table.undo()
    assert (
        "corrected"
        not in printed(filled_sheet(seen(table.pad), SheetParts(corrections=True))).text()
    )


def test_who_came_and_went_has_a_column_and_no_boxes_meanwhile(printed: Print) -> None:
    table = Scribe("wizard_gigamic", "anna ben cleo dora")
    table.play((0, 0, 0, 0), (1, 0, 0, 0))
    table.seat("anna ben cleo emil", new="emil", start="lowest")
    table.play((0, 0, 0, 1), (2, 0, 0, 0))
    sheet = filled_sheet(seen(table.pad), PLAIN)
    made = printed(sheet, orientation="portrait")
    assert "Emil joins with" in made.text()
    columns = [column.name for column in sheet.columns]
    for name, line in (("Emil", 1), ("Dora", 2)):
        left, right = fields(made, columns.index(name) + 1, line)
        assert [*left, *right] == ["–"]


def test_who_has_left_has_no_boxes_in_the_rounds_to_come_and_who_comes_has(printed: Print) -> None:
    table = play(Scribe("wizard_gigamic", "anna ben cleo dora"), 2)
    table.bids(1, 1, 0, 0)
    table.seat("anna ben cleo emil", new="emil")
    sheets = [filled_sheet(seen(table.pad), PLAIN)]
    table.take(anna=1, ben=1, cleo=1)
    sheets.append(filled_sheet(seen(table.pad), PLAIN))
    for sheet in sheets:
        made = printed(sheet, orientation="portrait")
        columns = [column.name for column in sheet.columns]
        for line in (4, 5, 12):
            assert fields(made, columns.index("Dora") + 1, line) == (["–"], [])
            left, right = fields(made, columns.index("Emil") + 1, line)
            assert {*left, *right} <= {"D"}


def test_special_cards_and_the_bonus_are_marked_and_explained(printed: Print) -> None:
    options = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
    table = Scribe(hands=[3, 3], options=options)
    table.bids(1, 1, 1)
    table.write(acts.change_bid(table.round, "anna", -1))
    table.take(ben=1, cleo=1, anna=0)
    table.write(acts.enter(1, 1, "ben", "bonus", 20))
    html = printed(filled_sheet(seen(table.pad), PLAIN)).html
    assert html.count("<title>the Bomb</title>") == 2
    assert "<s>1</s>&nbsp;0" in html
    assert "changed by the Cloud" in html
    assert html.count("<title>bonus</title>") == 2
    assert "</svg>20</small>" in html


@pytest.mark.parametrize("paper", [thorough("a4"), "a5", thorough("letter")])
def test_a_sheet_with_every_sign_still_has_its_lines_and_its_foot(
    paper: str, printed: Print
) -> None:
    options = {"play.bomb": True, "play.cloud": True, "points.bonus": "made", "bidding.who": "last"}
    table = Scribe(hands=[3] * 8, options=options)
    for number in range(1, 5):
        table.bids(1, 1, 0)
        table.write(acts.change_bid(table.round, "anna", 1))
        table.take(anna=0, ben=1, cleo=1)
        table.write(acts.enter(number, 1, "ben", "bonus", 170))
        table.write(acts.adjust(number, "cleo", -30, "revoked"))
    sheet = printed(
        filled_sheet(seen(table.pad), SheetParts(corrections=True), LINK), paper, "portrait"
    )
    assert len(sheet.sizes()) == sheet.laid_out.pages == 1
    assert "Variants: Plus or minus one · Bomb · Cloud" in sheet.text()
    for played in table.pad.rounds[:4]:
        for column, box in enumerate(played.boxes.values(), 1):
            left, right = fields(sheet, column, played.number)
            assert any(word.startswith(figure(box.total)) for word in left)
            assert str(box.wanted) in right


def test_a_bonus_leaves_the_totals_as_large_as_they_are() -> None:
    def size(bonus: int) -> float:
        table = Scribe(hands=[3] * 8, options={"points.bonus": "made"})
        table.play((1, 1, 0), (1, 1, 1))
        table.write(acts.enter(1, 1, "ben", "bonus", bonus))
        laid_out = lay_out_sheet(filled_sheet(seen(table.pad), PLAIN), Paper.A4)
        return laid_out.facts["total_size"]

    assert size(170) == size(0)


def test_the_code_is_there_with_a_link_and_may_be_left_out(printed: Print) -> None:
    pad = sample().pad
    assert 'class="code"' in printed(filled_sheet(seen(pad), SheetParts(), LINK)).html
    assert 'class="code"' not in printed(filled_sheet(seen(pad), SheetParts(qr=False), LINK)).html
    assert 'class="code"' not in printed(filled_sheet(seen(pad), SheetParts())).html


def test_variants_and_house_rules_stand_in_a_line(printed: Print) -> None:
    def text(**options: str) -> str:
        named = {name.replace("_", ".", 1): value for name, value in options.items()}
        return printed(filled_sheet(seen(Scribe(options=named).pad), PLAIN)).text()

    assert "Variant: Plus or minus one" in text(bidding_who="last")
    assert "House rules" not in text(bidding_who="last")
    assert "House rules: cards on the forehead" in text(bidding_own_cards="forehead")
    assert not {"Variant", "House rules"} & set(text().split())


def test_totals_of_four_figures_and_wide_names_cut_nothing(printed: Print) -> None:
    names = ["anna", "ben", "cleo", "dora", "emil", "fay", "gus", "hal", "ida", "jo"]
    table = play(Scribe("quoicoupli", " ".join(names)), 6)
    for place, player in enumerate(names):
        table.write(acts.rename(player, "W" * 31 + str(place)))
    for number in (2, 3):
        table.write(acts.adjust(number, "anna", -999, "revoked"))
    for number in (1, 2, 3, 4):
        table.write(acts.adjust(number, "ben", 940, "w" * 30))
    sheet = printed(filled_sheet(seen(table.pad), SheetParts()), orientation="portrait")
    for played in table.pad.rounds:
        for column, box in enumerate(played.boxes.values(), 1):
            left, _ = fields(sheet, column, played.number)
            found = [word for word in left if word != "D"]
            assert found[0].startswith(figure(box.total)), (played.number, box)
    assert min(table.pad.totals.values()) < -1800
    assert max(table.pad.totals.values()) > 3700


def test_twenty_six_rounds_are_one_page_upright_and_two_on_its_side(printed: Print) -> None:
    pad = play(Scribe("quoicoupli", "anna ben"), 26).pad
    upright = printed(filled_sheet(seen(pad), SheetParts()), "a4", "portrait")
    across = printed(filled_sheet(seen(pad), SheetParts()), "a4", "landscape")
    assert (upright.laid_out.pages, across.laid_out.pages) == (1, 2)
    assert len(upright.sizes()) == 1
    assert len(across.sizes()) == 2


@pytest.mark.parametrize(
    ("paper", "orientation"), [thorough("a4", "landscape"), ("a5", "portrait")]
)
def test_of_two_pages_the_first_is_full_and_both_have_rows_as_high_as_can_be(
    paper: str, orientation: str, printed: Print
) -> None:
    pad = play(Scribe("quoicoupli", "anna ben"), 26).pad
    sheet = printed(filled_sheet(seen(pad), SheetParts(), LINK), paper, orientation)
    first, last = sheet.layout.rows_on
    assert first + last == 26
    assert sheet.layout.row == 10
    room = sheet.layout.inner_height - FILLED_HEAD - sheet.filled_layout.names
    assert (first - 0.001) * 10 < room < (first + 1) * 10
    assert len(sheet.sizes()) == 2
    left = sheet.layout.margin
    top = left + FILLED_HEAD + sheet.filled_layout.names
    for page, rounds in enumerate((range(1, first + 1), range(first + 1, 27))):
        bottom = top + len(rounds) * 10
        numbers = sheet.at(left, top, left + NUMBER, bottom, page)
        assert numbers == [str(number) for number in rounds]


def test_pages_are_fewer_where_the_last_has_room_below_fewer_rows() -> None:
    pad = play(Scribe("wizard_gigamic", "anna ben cleo dora emil fay", hands=[3] * 15), 8).pad
    sheet = filled_sheet(seen(pad), SheetParts(), LINK)
    assert lay_out_sheet(sheet, Paper.A5, Orientation.LANDSCAPE).pages == 2


def fifteen_rounds_of_six(*, played: int) -> FilledSheet:
    pad = play(Scribe("wizard_gigamic", "anna ben cleo dora emil fay", hands=[3] * 15), played).pad
    return filled_sheet(seen(pad), SheetParts(), LINK)


@pytest.mark.thorough
def test_only_a_game_that_goes_on_needs_boxes_to_write_in_and_pages_for_them(
    printed: Print, app: Flask
) -> None:
    over = printed(fifteen_rounds_of_six(played=15), "a5", "portrait")
    going_on = printed(fifteen_rounds_of_six(played=14), "a5", "portrait")
    assert len(over.sizes()) == over.laid_out.pages == 1
    assert len(going_on.sizes()) == going_on.laid_out.pages == 2
    with app.app_context(), force_locale("en"):
        assert pages_in_words(fifteen_rounds_of_six(played=15), 1) == ""
        assert pages_in_words(fifteen_rounds_of_six(played=15), 2) == "This sheet has 2 pages."
        assert "lower than 7 mm" in pages_in_words(fifteen_rounds_of_six(played=14), 2)


@pytest.mark.parametrize(
    ("paper", "orientation", "position"),
    [
        ("a4", "portrait", CurvePosition.BELOW),
        thorough("a4", "landscape", CurvePosition.BESIDE),
        thorough("a5", "portrait", CurvePosition.LAST_PAGE),
    ],
)
def test_the_curve_stands_where_there_is_room(
    paper: str, orientation: str, position: CurvePosition, printed: Print
) -> None:
    sheet = printed(
        filled_sheet(seen(play(Scribe(), 20).pad), SheetParts(), LINK), paper, orientation
    )
    assert sheet.filled_layout.curve_position is position


def test_more_footnotes_than_a_page_holds_go_on_the_next(printed: Print) -> None:
    table = play(Scribe(rounds=12), 12)
    for number in range(1, 13):
        for player in ("anna", "ben", "cleo"):
            table.write(acts.adjust(number, player, number, "for the long wait " * 2))
    sheet = printed(filled_sheet(seen(table.pad), SheetParts()), "a5")
    text = " ".join(sheet.text(page) for page in range(len(sheet.sizes())))
    assert text.count("for the long wait for the long wait") == 36
    assert len(sheet.sizes()) == sheet.laid_out.pages


def test_the_file_carries_its_title_and_its_fonts(printed: Print) -> None:
    file = pypdf.PdfReader(BytesIO(printed(filled_sheet(seen(sample().pad), SheetParts())).pdf))
    assert "Wizard" in file.metadata.title
    assert "2026" in file.metadata.title
    for font in file.pages[0]["/Resources"]["/Font"].values():
        held = font["/DescendantFonts"][0]["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & held.keys()


def test_a_match_has_its_rounds_tokens_and_winner_or_goes_on_or_is_a_draw(printed: Print) -> None:
    match = Duellists("a", "b", "a").match
    sheet = filled_sheet_for(seen(match), SheetParts(), LINK)
    assert isinstance(sheet, FilledMatchSheet)
    made = printed(sheet)
    assert "Anna wins the match" in made.text()
    assert made.html.count("token held") == 3 + 1
    assert "Round 3" in made.text()
    draw = Duellists("a", "b", "ab")
    draw.sums(12, 12, 3)
    assert "A draw" in printed(filled_sheet_for(seen(draw.match), SheetParts())).text()
    running = read_pad(Duellists("a").marks)
    assert "The match goes on" in printed(filled_sheet_for(seen(running), SheetParts())).text()


def test_duels_that_were_written_down_stand_in_their_round_with_who_won_them(
    printed: Print,
) -> None:
    match = Duellists()
    match.write(log_duel(1, 1, [Sorcerer("Fire", 5), Sorcerer("Nature", 7, 2)]))
    match.won("a")
    match.write(log_duel(2, 1, [Sorcerer("Light", 2), Sorcerer("Light", 3)]))
    match.won("a")
    made = printed(filled_sheet_for(seen(match.match), SheetParts()), "a5", "portrait")
    assert '<span class="bid-made">5</span>' in made.html
    assert "7 + 2" in made.html
    assert '<span class="bid-made">3</span>' in made.html
    assert made.tight.count('<tr><td class="card">') == 2


def test_rounds_without_duels_say_who_won_them(printed: Print) -> None:
    made = printed(filled_sheet_for(seen(Duellists("a", "b", "ab").match), SheetParts())).text()
    for words in ("Anna wins the round", "Ben wins the round", "Both win the round"):
        assert words in made
    assert made.count("no duels written down") == 3


def test_where_both_would_have_won_the_match_the_lower_sum_is_named(printed: Print) -> None:
    match = Duellists("a", "b", "ab")
    match.sums(20, 24, 3)
    text = printed(filled_sheet_for(seen(match.match), SheetParts())).text()
    assert "Both win the round · lower sum: Anna · no duels written down" in text
    level = Duellists("a", "b", "ab")
    level.sums(12, 12, 3)
    assert "lower sum:" not in printed(filled_sheet_for(seen(level.match), SheetParts())).text()


@pytest.mark.parametrize("paper", ["a4", *map(thorough, ("a5", "a5x2", "letter"))])
@pytest.mark.parametrize("orientation", ["portrait", thorough("landscape")])
def test_a_match_takes_one_page_and_nothing_falls_off_it(
    paper: str, orientation: str, printed: Print
) -> None:
    sheet = filled_sheet_for(seen(Duellists("a").match), SheetParts(), LINK)
    made = printed(sheet, paper, orientation)
    assert len(made.sizes()) == made.laid_out.pages == 1
    lowest = max(word.y for word in made.words())
    assert lowest < made.layout.page_height - made.layout.margin


def test_a_duel_that_needed_no_values_is_printed(printed: Print) -> None:
    match = Duellists()
    match.write(log_duel(1, 1, [Sorcerer("Fire"), Sorcerer("Water")]))
    match.write(log_duel(1, 2, [Sorcerer(), Sorcerer()], Side.BOTH))
    made = printed(filled_sheet_for(seen(match.match), SheetParts()))
    assert made.html.count('<span class="bid-made">–</span>') == 3


def test_the_tokens_of_a_match_are_drawn_where_they_are_wanted(printed: Print) -> None:
    match = seen(Duellists("a", "b", "a").match)
    html = printed(filled_sheet_for(match, SheetParts())).html
    assert html.count("<circle") == 6
    drawing, names = html.split('class="tokens"')[1].split("</svg>")[:2]
    # As beside a curve: in a drawing, Arabic letters would stand unjoined and in reverse.
    assert ">Anna<" not in drawing
    assert names.count(">Anna<") == 1
    assert "<circle" not in printed(filled_sheet_for(match, SheetParts(curve=False))).html


def test_corrections_of_a_match_are_footnotes_where_they_are_wanted(printed: Print) -> None:
    match = Duellists("a", "b", "ab")
    match.sums(20, 24, 3)
    match.sums(25, 24, 3)
    match.won("b", 1)
    match.won("a", 1)
    match.won("b", 2)
    match.won("a", 2)
    match.won("b", 2)
    made = printed(filled_sheet_for(seen(match.match), SheetParts(corrections=True))).text()
    assert "Round 3: corrected: Anna: sum 20 › 25" in made
    assert "Round 1: corrected: won by Ben › Anna" in made
    assert "corrected" not in printed(filled_sheet_for(seen(match.match), SheetParts())).text()


def test_a_winner_against_the_duels_is_a_correction(printed: Print) -> None:
    match = Duellists()
    for place in range(1, 6):
        match.write(log_duel(1, place, [Sorcerer(), Sorcerer()], Side.A))
    match.won("b", 1)
    made = printed(filled_sheet_for(seen(match.match), SheetParts(corrections=True))).text()
    assert "corrected: won by Anna › Ben" in made
