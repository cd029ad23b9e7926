"""The words on sheets of paper, and the messages where there is no sheet."""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

from scorepad.i18n.games import special_name, words_of
from scorepad.i18n.lists import one_of
from scorepad.i18n.numbers import day, figure
from scorepad.i18n.rules import rule_in_short
from scorepad.i18n.speech import (
    Lazy,
    Sentence,
    gettext,
    lazy_gettext,
    ngettext,
    with_facts,
)
from scorepad.pad.directions import isolated
from scorepad.rules.cards import label_between
from scorepad.rules.deck import After, CardRole, Special
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.ruleset import Ruleset
from scorepad.sheets.any_sheet import Sheet
from scorepad.sheets.blank import BlankSheet
from scorepad.sheets.drawing import Failure, NoSheet
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.match import BlankMatchSheet, FilledMatchSheet
from scorepad.sheets.paper import LOWEST_ROW, Orientation, Paper

_INSTALL = "apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"

_LONGEST_LIST = 70
"""The most characters of winners' names in a line."""

_LACKING = {"⚑ ": "", "→": "›"}

Words = TypeVar("Words", bound=str)


def sheet_title(sheet: BlankSheet | BlankMatchSheet) -> str:
    """Return the title of the sheet: the game's name, or that of the classic block."""
    if isinstance(sheet, BlankSheet) and sheet.classic:
        # Translators: a plain space, one alone, is where the title goes on in a second line
        return gettext("The\N{NO-BREAK SPACE}pad of\N{NO-BREAK SPACE}truth")
    return words_of(sheet.ruleset.key).name


def how_it_stands(sheet: FilledSheet) -> str:
    """Return the state of the game: who has won, an early end, or how far it has come."""
    stands = _how_it_stands(sheet)
    if not sheet.view.lines:
        return _with(stands, gettext("Only the final totals are known"))
    return _with(stands, gettext("cut short")) if sheet.view.cut_short else stands


def _with(stands: str, more: str) -> str:
    return f"{stands} · {more}"


def _how_it_stands(sheet: FilledSheet) -> str:
    names = [winner.name for winner in sheet.winners]
    if len(names) == 1:
        return gettext(
            "%(name)s wins with %(total)s", name=names[0], total=figure(sheet.winners[0].total or 0)
        )
    if sum(map(len, names)) > _LONGEST_LIST:
        together = gettext("%(num)s players win together", num=len(names))
        return f"{together} ({figure(sheet.winners[0].total or 0)})"
    if names:
        together = gettext(
            "%(names)s and %(name)s win together",
            names=", ".join(map(isolated, names[:-1])),
            name=names[-1],
        )
        return f"{together} ({figure(sheet.winners[0].total or 0)})"
    rounds = len(sheet.view.lines)
    if not sheet.last_round_done:
        return gettext("No round is finished yet")
    return gettext("After round %(n)s of %(all)s", n=sheet.last_round_done, all=rounds)


def match_stands(sheet: FilledMatchSheet) -> str:
    """Return who has won the match, or that it goes on."""
    if sheet.winners:
        won = gettext("%(name)s wins the match", name=sheet.winners[0])
        return _with(won, gettext("cut short")) if sheet.view.cut_short else won
    return gettext("A draw") if sheet.view.over else gettext("The match goes on")


def match_in_short(ruleset: DuelRuleset) -> str:
    """Return how a match of duels is written down and won."""
    return gettext(
        "Ring the card that wins a duel, fill in the disc of who wins the round. "
        "%(tokens)s discs win the match; if both have them at once, the lower sum wins, "
        "and level sums are a draw.",
        tokens=ruleset.tokens,
    )


def how_many_players(number: int) -> str:
    """Return the number of players: "4 players"."""
    return ngettext("%(num)s player", "%(num)s players", number)


def rules_in_one_line(sheet: BlankSheet | FilledSheet) -> str:
    """Return the variants of the game that a sheet is for, and the house rules.

    House rules are what the table has changed itself; "" where both are none.
    """
    words = words_of(sheet.ruleset.key).variants
    titles = [words[key][0] if key in words else key for key in sheet.variants]
    parts = []
    if titles:
        names = " · ".join(titles)
        parts.append(
            ngettext("Variant: %(names)s", "Variants: %(names)s", len(titles), names=names)
        )
    if sheet.options:
        changed = " · ".join(rule_in_short(*option) for option in sheet.options)
        parts.append(gettext("House rules: %(rules)s", rules=changed))
    return " · ".join(parts)


def special_in_one_line(card: Special, ruleset: Ruleset) -> str:
    """Return what a special card does, behind its name: in the trick, and when that is over."""
    deck, play = ruleset.deck, ruleset.play
    above = [each.code for each in deck.all_specials if each.role is CardRole.TOP]
    beaten = [code for code in card.beats if card.role is CardRole.TOP or code in above]
    stronger = [each.code for each in deck.all_specials if card.code in each.beats]

    def called(codes: Sequence[str]) -> str:
        return one_of(special_name(code, ruleset.key) for code in codes) if codes else ""

    facts = {
        "others": called(card.plays_as or beaten),
        "stronger": called(stronger),
        "rank": label_between(deck, card.rank) if card.rank else "",
    }
    role = "crosses" if beaten and card.role is CardRole.BOTTOM else str(card.role)
    does = with_facts(_DOES[role], facts)
    if card.after is None:
        return does
    ways = {After.BID: f"_{play.bid_change}", After.SWAP: f"_{play.swap}"}
    then = with_facts(_DOES[f"after_{card.after}{ways.get(card.after, '')}"], facts)
    return gettext("%(does)s; %(then)s", does=does, then=then)


def pages_in_words(sheet: Sheet, pages: int) -> str:
    """Return how many pages the sheet has, and why they are several; "" for one page."""
    if pages == 1:
        return ""
    if isinstance(sheet, FilledSheet | FilledMatchSheet) and sheet.view.over:
        return gettext("This sheet has %(pages)s pages.", pages=pages)
    return gettext(
        "On one page the boxes would be lower than %(least)s mm: this sheet has %(pages)s pages.",
        least=f"{LOWEST_ROW:g}",
        pages=pages,
    )


def in_our_font(sentence: Words) -> Words:
    """Return a sentence of the screen without the signs that the font of the sheets lacks."""
    for sign, instead in _LACKING.items():
        sentence = cast("Words", sentence.replace(sign, instead))
    return sentence


def paper_name(paper: str) -> str:
    """Return the name of a paper, by its code."""
    return str(_PAPERS[Paper(paper)])


def orientation_name(orientation: str) -> str:
    """Return the name of the way a sheet stands, by its code."""
    return str(_ORIENTATIONS[Orientation(orientation)])


def no_pango() -> str:
    """Return the instruction which packages to install for files of sheets."""
    return why_no_sheet(NoSheet(Failure.NO_PANGO))


def no_game_here() -> str:
    """Return the message that the game of a sheet is not stored here."""
    return gettext("This machine has no such game. Give its id or a link to it, and --instance.")


def games_unreadable() -> str:
    """Return the message that the games cannot be read just now."""
    return gettext("The games can’t be read right now. Please try again in a moment.")


def game_unreadable() -> str:
    """Return the message that one game is damaged, and what can be done."""
    return gettext(
        "This game can’t be read: what is stored of it is damaged. “scorepad restore” brings a "
        "copy back, “scorepad export --all” takes along all other games."
    )


def games_left_out(games: Mapping[str, int]) -> str:
    """Return the message that these games, one at least, are damaged and not in a file.

    They are ids, with when each began, in Unix seconds.
    """
    return ngettext(
        "%(num)s game can’t be read and was left out: %(games)s. "
        "“scorepad restore” brings a copy back.",
        "%(num)s games can’t be read and were left out: %(games)s. "
        "“scorepad restore” brings a copy back.",
        len(games),
        games=", ".join(f"{game_id} ({day(begun)})" for game_id, begun in games.items()),
    )


def why_no_sheet(no_sheet: NoSheet) -> str:
    """Return why there is no sheet, and what would help."""
    return with_facts(_SENTENCES[no_sheet.failure], no_sheet.facts)


_PAPERS: Mapping[Paper, Lazy] = {
    Paper.A4: lazy_gettext("A4"),
    Paper.A5: lazy_gettext("A5"),
    Paper.LETTER: lazy_gettext("US Letter"),
    Paper.A5_2UP: lazy_gettext("two A5 on an A4"),
}
_ORIENTATIONS: Mapping[Orientation, Lazy] = {
    Orientation.AUTO: lazy_gettext("the better one"),
    Orientation.PORTRAIT: lazy_gettext("upright"),
    Orientation.LANDSCAPE: lazy_gettext("on its side"),
}

# Behind the name of a card, on one line of a sheet.
_DOES: Mapping[str, Sentence] = {
    "top": lazy_gettext("beats everything but %(stronger)s, even %(others)s"),
    "crosses": lazy_gettext("takes the trick where %(others)s lies too; otherwise it is low"),
    "bottom": lazy_gettext("the lowest card"),
    "suited": lazy_gettext("%(rank)s of the suit named"),
    "either": lazy_gettext("%(others)s, as its player says"),
    "copy": lazy_gettext(
        "the same as the card that was turned for trump; where none was, %(others)s"
    ),
    "nobody": lazy_gettext(
        "nobody takes the trick, one less; whoever would have taken it leads next"
    ),
    "numbers": lazy_gettext("the highest number takes the trick, whatever the suits"),
    "never": lazy_gettext(
        "before the bids swap it for the turned card, and name a suit as trump or no trump"
    ),
    "after_pass": lazy_gettext("after the trick all give a card to the left"),
    "after_bid_trick": lazy_gettext("whoever takes the trick changes the bid by one at once"),
    "after_bid_round_end": lazy_gettext(
        "whoever takes the trick changes the bid by one after the round"
    ),
    "after_swap_may": lazy_gettext(
        "its player may take another card of the trick, for one of the hand"
    ),
    "after_swap_must": lazy_gettext(
        "its player must take another card of the trick, for one of the hand"
    ),
}

_SENTENCES: Mapping[Failure, Sentence] = {
    Failure.NO_PANGO: lambda _: gettext(
        "Printed sheets need Pango. On Debian: %(command)s", command=_INSTALL
    ),
    Failure.TOO_LONG: lambda f: gettext(
        "This sheet took longer than %(seconds)s seconds and was given up. Shorter names may help.",
        seconds=f"{f['seconds']:g}",
    ),
    Failure.TOO_LARGE: lazy_gettext(
        "This sheet needed too much memory and was given up. Shorter names may help."
    ),
    Failure.BUSY: lazy_gettext(
        "Many sheets are being made just now. Please try again in a minute."
    ),
    Failure.BROKEN: lazy_gettext("The sheet could not be made. Please try once more."),
    Failure.NO_CLASSIC: lazy_gettext(
        "The classic block needs a game whose hands grow by one card a round. "
        "Print a sheet for your number of players instead."
    ),
    Failure.NO_NUMBER: lazy_gettext("Say for how many players, or give their names."),
    Failure.TOO_MANY_NAMES: lazy_gettext("These are %(names)s names for %(players)s players."),
    Failure.NO_SUCH_VARIANT: lambda f: gettext(
        "This game has no such variant. It has: %(variants)s.",
        variants=", ".join(f["variants"]) or "–",
    ),
    Failure.NO_SUCH_DEALER: lazy_gettext(
        "The first dealer is a number from 1 to %(players)s, or 0 to leave it open."
    ),
}
