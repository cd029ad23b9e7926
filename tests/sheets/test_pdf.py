from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import pairwise

import pypdf
import pytest

from scorepad.i18n.game_words import library_words
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.library import duel_games, games
from scorepad.rules.options import with_options
from scorepad.sheets.any_sheet import Sheet, filled_sheet_for
from scorepad.sheets.blank import blank_sheet, classic_block
from scorepad.sheets.blank_layout import HEAD, HEAD_OF_BLOCK
from scorepad.sheets.filled import FilledSheet, SheetParts, filled_sheet
from scorepad.sheets.grid import CARD_LINE, FIELDS, HAND, NAMES, NUMBER
from scorepad.sheets.match import FilledMatchSheet, blank_match
from tests.kinds import soak, thorough
from tests.languages import CHOSEN
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe
from tests.sheets.conftest import Print, Printed
from tests.sheets.filled import LINK, LONG_NAMES, play, seen

PLAYERS = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jo")

# Where the first line of boxes begins, below the margin; the side left of them.
FIRST_ROW, FIRST_ROW_OF_BLOCK = HEAD + NAMES, HEAD_OF_BLOCK + NAMES
SIDE, SIDE_OF_BLOCK = NUMBER + HAND, NUMBER


def table(key: str, players: int, printed: Print, **how: str) -> Printed:
    return printed(blank_sheet(games()[key].ruleset, PLAYERS[:players]), **how)


def box(sheet: Printed, column: int, line: int, head: float, side: float) -> list[str]:
    """The words in the box of a column and a line of the first page, both from 1."""
    layout = sheet.layout
    left = layout.margin + side + (column - 1) * layout.column
    top = layout.margin + head + (line - 1) * layout.row
    return sheet.at(left, top, left + layout.column, top + layout.row)


@pytest.fixture(scope="module")
def block(printed: Print) -> Printed:
    return printed(classic_block(games()["wizard_fisher"].ruleset), "a4")


@pytest.mark.parametrize("players", [3, 4, 6])
def test_names_dealers_rounds_and_hands_stand_where_they_belong(
    players: int, printed: Print
) -> None:
    sheet = table("wizard_gigamic", players, printed, orientation="portrait")
    layout, lines = sheet.layout, 60 // players
    for column in range(1, players + 1):
        left = layout.margin + SIDE + (column - 1) * layout.column
        top = layout.margin + HEAD
        fields = top + NAMES - FIELDS
        named = sheet.at(left, top, left + layout.column, fields)
        assert sorted(named) == sorted([str(column), PLAYERS[column - 1]])
        assert sheet.at(left, fields, left + layout.column, top + NAMES) == ["Total", "Bid"]
    for line in range(1, lines + 1):
        top = layout.margin + FIRST_ROW + (line - 1) * layout.row
        assert sheet.at(0, top, layout.margin + SIDE, top + layout.row) == [str(line), str(line)]
        for column in range(1, players + 1):
            deals = (line - 1) % players + 1 == column
            assert box(sheet, column, line, FIRST_ROW, SIDE) == (["D"] if deals else [])


def test_the_blind_round_is_marked_and_no_other(printed: Print) -> None:
    sheet = table("quoicoupli", 3, printed, lang="fr", orientation="portrait")
    found = [word for word in sheet.words() if word.text == "aveugle"]
    assert len(found) == 1
    last = sheet.layout.margin + FIRST_ROW + 17 * sheet.layout.row
    assert last <= found[0].y < last + sheet.layout.row


def test_the_sign_for_no_trump_stands_in_the_last_round_and_in_the_key(printed: Print) -> None:
    html = table("wizard_club", 5, printed).html
    assert html.count("<title>no trump</title>") == 2
    last = html.rindex('<th scope="row"')
    assert "no trump" not in html[: last - 1].split("<tbody>")[1]


def test_the_key_names_what_is_printed(printed: Print) -> None:
    assert "hearts · " in table("nomination_whist", 4, printed).text()
    assert "hearts" not in table("wizard_club", 4, printed).text()
    ruleset = games()["wizard_club"].ruleset
    says = "fill in for the first dealer"
    assert says in printed(blank_sheet(ruleset, PLAYERS[:4], first_dealer=0)).text()
    assert says not in printed(blank_sheet(ruleset, PLAYERS[:4])).text()


def test_the_classic_block_is_a_stair_of_empty_boxes(block: Printed) -> None:
    for line in range(1, 21):
        top = block.layout.margin + FIRST_ROW_OF_BLOCK + (line - 1) * block.layout.row
        side = block.at(0, top, block.layout.margin + SIDE_OF_BLOCK, top + block.layout.row)
        assert side == [str(line)]
        for column, until in enumerate([20, 20, 20, 15, 12, 10], 1):
            if line <= until:
                assert box(block, column, line, FIRST_ROW_OF_BLOCK, SIDE_OF_BLOCK) == []


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "The pad of truth"), ("fr", "Le bloc de la vérité"), ("de", "Block der Wahrheit")],
)
def test_the_free_corner_has_the_blocks_name_in_the_sheets_language(
    lang: str, name: str, printed: Print
) -> None:
    sheet = printed(classic_block(games()["wizard_gigamic"].ruleset), "a4", lang=lang)
    layout = sheet.layout
    corner = sheet.at(
        layout.margin + SIDE_OF_BLOCK + 3 * layout.column,
        layout.margin + FIRST_ROW_OF_BLOCK + 15 * layout.row,
        layout.width - layout.margin + 1,
        layout.height - layout.margin,
    )
    said = " ".join(corner)
    assert said.startswith(name)
    assert {"20", "10", "−10"} <= set(corner)
    assert len([word for word in sheet.words() if word.text == name.split()[-1]]) == 1


def longest_name(lang: str) -> str:
    """Return the game whose name is the longest in a language."""
    words = library_words(lang)
    return max(games(), key=lambda game: len(words[game].name))


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        *((game, "de") for game in games()),
        *(thorough(longest_name(lang), lang) for lang in LANGUAGES if lang != "de"),
    ],
)
def test_a_title_stands_between_the_margin_and_the_names_on_the_smallest_paper(
    game: str, lang: str, printed: Print
) -> None:
    ruleset = games()[game].ruleset
    sheet = printed(blank_sheet(ruleset, [""] * 4), "a5", "portrait", lang)
    title = " ".join(sheet.at(0, sheet.layout.margin, 999, sheet.layout.margin + HEAD))
    assert title.startswith(library_words(lang)[game].name)


def test_on_two_pages_the_blocks_name_stands_in_the_corner_of_the_second(printed: Print) -> None:
    sheet = printed(classic_block(games()["wizard_fisher"].ruleset), "a5", "landscape")
    assert len(sheet.layout.rows_on) == 2
    assert "truth" not in sheet.text(0)
    layout = sheet.layout
    corner = sheet.at(
        layout.margin + SIDE_OF_BLOCK + 3 * layout.column,
        layout.margin + FIRST_ROW_OF_BLOCK + 5 * layout.row,
        layout.width,
        layout.height - layout.margin,
        page=1,
    )
    assert " ".join(corner).startswith("The pad of truth")


def test_lines_down_the_page_are_as_long_as_their_columns(block: Printed) -> None:
    hairs = [line for line in block.laid_out.facts["grids"][1] if line.weight == "hair"]
    assert [round(line.length / block.layout.row) for line in hairs] == [20, 20, 20, 15, 12, 10]


@pytest.mark.parametrize(
    ("paper", "orientation", "size"),
    [
        ("a4", "portrait", (210, 297)),
        ("a4", "landscape", (297, 210)),
        ("a5", "portrait", (148, 210)),
        ("letter", "portrait", (215.9, 279.4)),
        ("a5x2", "portrait", (297, 210)),
        ("a5x2", "landscape", (210, 297)),
    ],
)
def test_every_page_has_the_size_of_its_paper(
    paper: str, orientation: str, size: tuple[float, float], printed: Print
) -> None:
    sheet = table("wizard_club", 4, printed, paper=paper, orientation=orientation)
    assert sheet.sizes() == [size] * len(sheet.layout.rows_on)


# German words are the longest.
@pytest.mark.parametrize("lang", ["de", *(soak(each) for each in ("en", "fr"))])
@pytest.mark.parametrize(
    ("key", "players", "paper"),
    [
        ("quoicoupli", 2, "a4"),
        ("quoicoupli", 2, "a5"),
        ("quoicoupli", 10, "letter"),
        ("quoicoupli", 10, "a5x2"),
        ("wizard_fisher", 3, "a5x2"),
        ("wizard_fisher", 6, "a5"),
    ],
)
def test_nothing_flows_onto_another_page(
    key: str, players: int, paper: str, lang: str, printed: Print
) -> None:
    sheet = table(key, players, printed, paper=paper, lang=lang)
    pages = len(sheet.layout.rows_on)
    assert len(sheet.sizes()) == pages
    edges = sheet.layout.page_width, sheet.layout.page_height
    for page in range(pages):
        assert all(0 < word.x < edges[0] and 0 < word.y < edges[1] for word in sheet.words(page))
        assert sheet.words(page)[-1].y < edges[1] - sheet.layout.margin


JUBILEE = games()["wizard_jubilee"].ruleset
WHOLE = {"schedule.whole_deck": True, "play.swap": "must", "play.bid_change": "round_end"}


# Of the other languages, where there is the least room for a line.
@pytest.mark.parametrize(
    ("options", "players", "paper", "back", "lang"),
    [
        ({}, 3, "a4", False, "de"),
        ({}, 3, "a5x2", True, "de"),
        thorough({}, 4, "a4", False, "de"),
        ({}, 6, "a5x2", False, "de"),
        thorough({"play.edition": "25"}, 5, "a5", False, "de"),
        thorough({"play.edition": "20", "play.bomb": False}, 4, "letter", False, "de"),
        (WHOLE | {"bidding.who": "last", "points.bonus": "always"}, 3, "a4", False, "de"),
        (WHOLE | {"bidding.who": "last"}, 6, "a5", False, "de"),
        *(
            thorough(options, 6, paper, False, lang)
            for lang in LANGUAGES
            if lang != "de"
            for options, paper in (({}, "a5x2"), (WHOLE | {"bidding.who": "last"}, "a5"))
        ),
    ],
)
def test_each_special_card_has_one_line_below_the_rounds_and_else_stands_on_the_back(
    options: dict[str, str | bool],
    players: int,
    paper: str,
    back: bool,
    lang: str,
    printed: Print,
) -> None:
    ruleset = with_options(JUBILEE, options)
    sheet = printed(blank_sheet(ruleset, LONG_NAMES[:players], usual=JUBILEE), paper, lang=lang)
    layout, rounds = sheet.layout, len(sheet.layout.rows_on)
    assert len(sheet.sizes()) == rounds + back == len(sheet.laid_out.facts["pages"])
    bottom = layout.height - layout.margin
    words = [word for word in sheet.words(rounds + back - 1) if word.x < layout.width]
    assert all(word.y < bottom for word in words)
    specials = library_words(lang)["wizard_jubilee"].specials
    named = [specials[card.code].split()[0] for card in blank_sheet(ruleset, [""] * players).cards]
    left = [word for word in words if word.x < layout.margin + 22]
    first = max(index for index, word in enumerate(left) if word.text == named[0])
    found = [word for word in left[first:] if word.text in named]
    assert [word.text for word in found] == named
    lines = [word.y for word in found]
    if not back:
        # None is wrapped: the next line is the next card's.
        assert all(below - above < 1.5 * CARD_LINE for above, below in pairwise(lines))
        assert max(word.y for word in words) == pytest.approx(lines[-1], abs=1)


def test_a_mark_for_the_bomb_stands_beside_its_round_and_no_field_is_added_without_a_cloud(
    printed: Print,
) -> None:
    sheet = printed(blank_sheet(JUBILEE, PLAYERS[:4]))
    rows = sheet.html.split("<tbody>")[1].split("</tbody>")[0].split("<tr>")[1:]
    assert [row.count('class="tick"') for row in rows] == [1, *[2] * 14]
    assert [row.count("<td></td>") for row in rows] == [8] * 15
    assert "Cloud" in sheet.at(0, 0, sheet.layout.width, FIRST_ROW + sheet.layout.margin)
    gigamic = printed(blank_sheet(games()["wizard_gigamic"].ruleset, PLAYERS[:4]))
    assert 'class="tick"' not in gigamic.html
    assert "bombs" not in gigamic.html.split("<tbody>")[1]
    assert gigamic.tight.count("<td></td>") == 60


def test_two_pages_share_the_rounds_and_are_numbered(printed: Print) -> None:
    sheet = table("quoicoupli", 2, printed, paper="a5")
    assert "1/2" in sheet.text(0)
    assert "2/2" in sheet.text(1)
    for page in (0, 1):
        top = sheet.layout.margin + FIRST_ROW
        rounds = sheet.at(0, top, sheet.layout.margin + NUMBER, top + 13 * sheet.layout.row, page)
        assert rounds == [str(13 * page + line) for line in range(1, 14)]


def test_two_sheets_on_a_page_are_the_same(printed: Print) -> None:
    sheet = table("wizard_fisher", 4, printed, paper="a5x2")
    words, half = sheet.words(), sheet.layout.width
    first = [(word.text, round(word.x, 1), round(word.y, 1)) for word in words if word.x < half]
    second = [
        (word.text, round(word.x - half, 1), round(word.y, 1)) for word in words if word.x >= half
    ]
    assert len(first) > 20
    assert [text for text, _, _ in first] == [text for text, _, _ in second]
    for (_, x, y), (_, other_x, other_y) in zip(first, second, strict=True):
        assert (x, y) == pytest.approx((other_x, other_y), abs=0.3)


def test_a_match_has_its_rounds_tokens_and_values(printed: Print) -> None:
    (game,) = duel_games().values()
    sheet = printed(blank_match(game.ruleset, ("Anna", "Ben")))
    text = sheet.text()
    assert [f"Round {number}" in text for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert sheet.html.count('class="token"') == 6
    assert sheet.tight.count('<tr><td></td><td></td><td class="second-side">') == 27
    assert [word.text for word in sheet.words()].count("Anna") == 4
    assert "1 2 3 4 5 6 Sum" in text


@pytest.mark.parametrize("lang", CHOSEN)
def test_the_file_is_tagged_and_says_its_title_and_language(lang: str, printed: Print) -> None:
    sheet = table("wizard_club", 4, printed, lang=lang)
    file = pypdf.PdfReader(BytesIO(sheet.pdf))
    assert str(file.trailer["/Root"]["/Lang"]) == lang
    assert file.metadata.title.startswith(library_words(lang)["wizard_club"].name)
    assert file.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert file.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"]
    assert b"pdfuaid" in file.trailer["/Root"]["/Metadata"].get_data()
    kinds = kinds_of_element(file.trailer["/Root"]["/StructTreeRoot"])
    assert {"/Table", "/TR", "/TH", "/TD", "/H1", "/Figure"} <= kinds


def kinds_of_element(element: pypdf.generic.DictionaryObject) -> set[str]:
    found, waiting = set(), [element]
    while waiting:
        each = waiting.pop().get_object()
        if isinstance(each, pypdf.generic.DictionaryObject):
            found.add(str(each.get("/S")))
            children = each.get("/K", [])
            waiting += children if isinstance(children, list) else [children]
    return found


@pytest.mark.parametrize("name", ["Anna", "Żółć", "Μαρία", "Наталья", "Đặng"])
def test_our_own_font_prints_the_alphabets_of_europe(name: str, printed: Print) -> None:
    sheet = printed(blank_sheet(games()["wizard_club"].ruleset, [name, "", ""]))
    fonts = embedded_fonts(sheet.pdf)
    assert all("Pad-" in font for font in fonts)
    assert name in [word.text for word in sheet.words()]


def embedded_fonts(pdf: bytes) -> set[str]:
    """The names of all fonts; a font that is not embedded fails."""
    found = set()
    for page in pypdf.PdfReader(BytesIO(pdf)).pages:
        for font in page["/Resources"]["/Font"].values():
            descendant = font.get_object().get("/DescendantFonts", [font])[0].get_object()
            if descendant["/Subtype"] != "/Type3":
                described = descendant["/FontDescriptor"].get_object()
                assert {"/FontFile2", "/FontFile3", "/FontFile"} & described.keys()
                found.add(str(descendant["/BaseFont"]))
    return found


def filled_with_curve() -> FilledSheet:
    return filled_sheet(seen(play(Scribe(), 5).pad), SheetParts(), LINK)


def match_with_tokens() -> FilledSheet | FilledMatchSheet:
    return filled_sheet_for(seen(Duellists("a", "b", "a").match), SheetParts(), LINK)


@pytest.mark.parametrize(
    "make",
    [
        lambda: blank_sheet(games()["quoicoupli"].ruleset, PLAYERS[:4]),
        filled_with_curve,
        match_with_tokens,
    ],
    ids=["blank", "filled", "match"],
)
def test_all_ink_is_black_on_white(make: Callable[[], Sheet], printed: Print) -> None:
    for page in pypdf.PdfReader(BytesIO(printed(make()).pdf)).pages:
        used = set(colours(page))
        assert (0, 0, 0) in used
        assert used <= {(0, 0, 0), (1, 1, 1)}


def colours(page: pypdf.PageObject) -> Iterator[tuple[float, ...]]:
    """Yield each colour that is set on a page, or in a drawing on it."""
    drawings = page["/Resources"].get("/XObject", {}).values()
    for drawn in [page.get_contents(), *(each.get_object() for each in drawings)]:
        content = pypdf.generic.ContentStream(drawn, page.pdf)
        for operands, operator in content.operations:
            if operator in (b"g", b"G"):
                yield tuple(map(float, operands)) * 3
            if operator in (b"rg", b"RG", b"sc", b"SC", b"scn", b"SCN"):
                yield tuple(map(float, operands))
