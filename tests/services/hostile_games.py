"""Games for taking along: random ones, by people with names that spreadsheets fear."""

from random import Random

from scorepad.demo.evenings import make_demo_game
from scorepad.demo.people import Person
from scorepad.demo.random_games import Kind, kinds
from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from scorepad.pad.names import check_name
from scorepad.pad.state import Pad
from scorepad.rules import games
from scorepad.store import GameRow
from tests.pad.scribe import Scribe
from tests.pad.whims import go_on

PLAYABLE = [kind for kind in kinds() if kind.playable]

_PIECES = [
    *("=1+1", "+49", "-7", "@SUM(A1)", "'", "''=", '"', ",", ";", ";=A1", "|", "\\", "<b>", "&"),
    *("Zoë", "李", "🂡", "𝔄", "null", "None", "%s", "{0}", "=cmd|' /C calc'!A0", "＝", "＠x", "–"),
]


def hostile_name(random: Random) -> str:
    """A name that a table may write, and that no program likes."""
    while True:
        name = "".join(random.choices(_PIECES, k=random.randint(1, 3)))[:32]
        if check_name(name, ()) is None:
            return name


NOW = 1_790_000_000
"""When these games are played, in Unix seconds."""


def game_row(pad: Pad, game_id: str = "G" * 22) -> GameRow:
    """The game as the store would have it."""
    return GameRow(game_id, NOW, NOW + 1_000, len(pad.written.marks), 1, 1, {})


def played_game(random: Random, kind: Kind | None = None) -> Pad:
    """A whole game of people with hostile names."""
    kind = kind or random.choice(PLAYABLE)
    names: list[str] = []
    while len(names) < min(kind.ruleset.most, max(kind.ruleset.least, 4)):
        name = hostile_name(random)
        if check_name(name, {each.casefold() for each in names}) is None:
            names.append(name)
    table = [Person(f"{place:08x}", name, 0.5, 0.0) for place, name in enumerate(names)]
    made = make_demo_game("G" * 22, kind, table, "phone", NOW, random)
    return fold(made.marks)


def whimsical_game(random: Random) -> Pad:
    """A game in which people do whatever the judge lets pass, renaming each other."""
    ruleset = random.choice(list(games().values())).ruleset
    count = random.randint(ruleset.least, min(ruleset.most, ruleset.least + 2))
    table = Scribe(ruleset.key, " ".join(f"p{place}" for place in range(count)))
    for _ in range(4):
        go_on(table, random, 8)
        player = random.choice(table.pad.present)
        cells = acts.rename(player, hostile_name(random))
        if table.refusal(cells) is None:
            table.write(cells)
    return renumbered(table)


def renumbered(table: Scribe) -> Pad:
    """Return the same pad, its marks with ids as phones make them."""
    ids = {mark.id: f"{place:032x}" for place, mark in enumerate(table.marks)}
    return fold(
        [
            Mark(
                ids[mark.id],
                mark.cells,
                ids[mark.seen] if mark.seen else None,
                ids[mark.undoes] if mark.undoes else None,
                by="phone",
                at=NOW + place,
            )
            for place, mark in enumerate(table.marks)
        ]
    )
