"""``make phone-mutants``: small changes to the phone's modules, each of which must be noticed.

What reads a pad, and the screens made of it, are compared with the server's on games drawn
at random, and so is what judges tricks and duels; what keeps and sends marks must keep its
promises. Without any change all of it must be well, before and after. A change that makes a
program endless is counted apart.
Exit status 1 when a change survives that ``mutants.toml`` does not explain, or one that it explains
does not.
"""

import argparse
import json
import resource
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path
from queue import Queue
from random import Random
from tempfile import TemporaryDirectory

from tests.client import (
    checks,
    looks,
    match_looks,
    menu_looks,
    sent_forms,
    test_captures,
    test_decks,
    test_house_rules,
    test_match,
    test_menu,
    test_opening,
    test_rules_summary,
    test_statistics,
    test_typed_numbers,
    test_words,
    typed_openings,
)
from tests.client.cases import line_of
from tests.client.checks import referee_lines
from tests.client.comparison import GAMES
from tests.client.hard_spots import hard_lines, hard_looks
from tests.client.judged_spots import rare_lines, spot_lines
from tests.client.modules import programs_beside_modules
from tests.client.played_rules import rule_lines
from tests.client.round_points import point_lines
from tests.client.scripted import app_without_games, question_lines, speaking
from tests.client.test_begun_offline import check_begun, forms
from tests.client.test_judged_fields import (
    full_games_on_phone,
    plain_samples_on_phone,
    samples_on_phone,
)
from tests.node import NodeFailed, NodeStopped, node, run_node
from tests.pad.plain import with_plain_fields
from tests.tools.names import one_of

TOP = Path(__file__).parents[3]
PHONE = TOP / "static" / "phone"
EXPLAINED = Path(__file__).with_suffix(".toml")

_PAD = ("fold", "rounds", "table", "tricks_taken", "reveals", "visibility", "conflicts")
READING = (
    *(f"pad/{name}" for name in (*_PAD, "effective_marks", "state", "entries", "acts")),
    "rules/schedule",
)
SENDING = (
    *("sending/outbox", "sending/exchanges"),
    *("sending/local_marks", "sending/server_marks"),
)
WATCHING = ("sending/watching", "sending/poll_interval")
COUNTING = (
    *("stats/charts", "stats/figures", "stats/finished", "stats/tally"),
    *("services/statistics", "views/statistics"),
)
JUDGING = (
    *("rules/cards", "rules/legality", "rules/tricks", "rules/duel/verdict"),
    *("trick_checker/trick", "trick_checker/trick_query", "trick_checker/duel_query"),
    *("trick_checker/address", "trick_checker/verdict", "services/trick_check"),
    *("rules/after_trick", "trick_checker/trump"),
    *("pad/judge_play", "views/trick_check", "views/counted_tricks", "views/duel_check"),
)
MATCHES = (
    *("services/match_writing", "views/match_pad", "views/match_sheet"),
    *("pad/match/fold", "rules/duel/round", "views/duel_log"),
)
BEHIND_MENU = (
    *("pad/judge", "pad/judge_people", "pad/judge_table", "pad/written_pad"),
    *(
        "views/schedule",
        "views/adjustments",
        "views/table_menu",
        "views/rules",
        "views/log",
    ),
)
SCREENS = (
    *("views/pad", "views/whole_pad", "views/active_cell", "views/own_phones", "views/conflicts"),
    *("views/correction", "views/captures", "views/special_cards", "views/sheet", "views/end"),
    *("views/story", "views/standings", "views/totals_curve", "views/from_paper"),
)
IN_SHORT = (
    *(f"views/{name}" for name in ("rules_summary", "rules_topics", "play_topics", "table_rules")),
)
HOUSE_RULES = (
    *("services/house_rules", "services/house_rules_form", "views/house_rules"),
    "i18n/house_rules",
)
SAID = (
    *(f"i18n/{name}" for name in ("fields", "games", "log", "menu_words", "numbers", "refusals")),
    *("i18n/rules", "i18n/speech", "i18n/later_words"),
)
_SCREENS = (("compare_views.mjs", "screens"),)
_MATCHES = (("compare_match.mjs", "matches"),)
_READ = (("compare.mjs", "games"), *_SCREENS)
_JUDGED = (("compare_checks.mjs", "judged"),)
_PLAYED = (("compare_checks.mjs", "rules of tables"),)
_BEGUN = (("opening.mjs", "openings"), ("begun_offline.mjs", "forms"))
_NEW = (("answers.mjs", "new forms"), *_BEGUN)
_HOUSE = (("answers.mjs", "house rules"),)
_MENU = (("compare_menu.mjs", "menus"), ("judge_fields.mjs", "fields"))
JUDGES: dict[str, tuple[tuple[str, str], ...]] = {
    **dict.fromkeys(READING, _READ),
    "rules/points": (("compare_checks.mjs", "points"), *_READ),
    **dict.fromkeys(JUDGING, _JUDGED),
    "rules/cards": (*_JUDGED, ("answers.mjs", "decks")),
    **dict.fromkeys(MATCHES, _MATCHES),
    # It hands a game of another kind on.
    "pad/fold": (*_READ, *_MATCHES),
    "pad/match/orders": _MATCHES,
    **dict.fromkeys(SCREENS, _SCREENS),
    "pad/later_entries": _READ,
    **dict.fromkeys(SENDING, (("outbox_rules.mjs", ""),)),
    # The edition without a server has it, too.
    "sending/exchanges": (("outbox_rules.mjs", ""), ("unstored_rules.mjs", "")),
    **dict.fromkeys(BEHIND_MENU, _MENU),
    **dict.fromkeys(
        ("services/table_changes", "services/seats"), (("compare_forms.mjs", "sent forms"), *_MENU)
    ),
    **dict.fromkeys(("pad/names", "pad/opening"), (*_BEGUN, *_MENU)),
    "services/rule_fields": (*_BEGUN, *_MENU),
    "rules/options": (*_PLAYED, *_READ, *_BEGUN, *_MENU),
    "rules/ruleset": (*_PLAYED, *_JUDGED, *_BEGUN, *_MENU, *_READ[:1]),
    "rules/unplayable": _PLAYED,
    **dict.fromkeys(("services/new_game", "services/rematches", "views/new_game"), _NEW),
    **dict.fromkeys(IN_SHORT, (("answers.mjs", "rules"),)),
    "views/table_rules": (*_PLAYED, ("answers.mjs", "rules")),
    **dict.fromkeys(SAID, (("answers.mjs", "sentences"), ("answers.mjs", "rules"))),
    **dict.fromkeys(("i18n/rules_summary", "i18n/hands"), (("answers.mjs", "rules"),)),
    **dict.fromkeys(HOUSE_RULES, _HOUSE),
    "services/option_fields": (*_HOUSE, *_MENU),
    **dict.fromkeys(("i18n/match_words", "i18n/duels"), (("answers.mjs", "log of matches"),)),
    "views/captures": (("answers.mjs", "captures"), *_SCREENS),
    **dict.fromkeys(("pad/typed_numbers", "rules/digits"), (("answers.mjs", "numbers"),)),
    "pad/directions": (("answers.mjs", "letters"),),
    "pad/match/state": _MATCHES,
    **dict.fromkeys(("views/log", "views/table_menu"), (*_MENU, *_MATCHES)),
    "views/undo_line": (*_SCREENS, *_MATCHES, *_MENU[:1]),
    **dict.fromkeys(
        ("views/conflicts", "views/end", "views/standings", "views/story"), (*_SCREENS, *_MATCHES)
    ),
    **dict.fromkeys(("views/plain_fields", "views/seats"), _MENU[:1]),
    "pad/plain_fields": (*_MENU[:1], *_SCREENS, *_MATCHES),
    "web/game/menu_forms": (("compare_forms.mjs", "sent forms"),),
    "own_taps": (("own_taps_rules.mjs", ""),),
    **dict.fromkeys(WATCHING, (("watching_rules.mjs", ""),)),
    **dict.fromkeys(COUNTING, (("counted_games.mjs", "played games"),)),
}
"""The programs that must fail, or say something else, where a module has changed, and what each is
given."""

OTHERWISE = {
    **dict.fromkeys(("i18n/option_words", "rules/option_table"), "a phone has another one"),
    **dict.fromkeys(
        ("web/duel", "web/history", "web/home", "web/new_game", "web/statistics"),
        "opened by browsers",
    ),
    "web/house_rules": "compared with the markup, which is made for an edition without a server",
}
"""The modules with a twin that are not read, and why not."""

ANSWERING = ("judge_fields.mjs", "opening.mjs", "answers.mjs", "counted_games.mjs")
"""Those that say what tests compare; the others compare by themselves, or what they say is judged
by the server."""

_PARSER = TOP / "build/node/lint/node_modules/acorn/dist/acorn.mjs"
_SECONDS = 60
"""The most time on the processor that a program takes where nothing has changed."""

_TIMES, _SECONDS_MORE = 3, 2
"""So many times as long, and so much longer, a program takes where a change has made it endless."""


def unread() -> list[str]:
    """Return the modules with a twin that nothing here looks at."""
    names = {path.relative_to(PHONE).with_suffix("") for path in PHONE.rglob("*.mjs")}
    twins = {name.as_posix() for name in names if (TOP / "scorepad" / f"{name}.py").exists()}
    return sorted(twins - JUDGES.keys() - OTHERWISE.keys())


def mutations(names: list[str], parser: Path) -> Iterator[dict]:
    """Yield every change to the modules of these names."""
    modules = [PHONE / f"{name}.mjs" for name in names]
    program = Path(__file__).with_name("mutations.mjs")
    command = [node(), program, parser.as_uri(), *modules]
    said = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    for line in said.splitlines():
        found = json.loads(line)
        found["text"] = text = Path(found["module"]).read_text("utf-8")
        path = Path(found["module"]).relative_to(PHONE)
        found["name"] = path.with_suffix("").as_posix()
        found["mutated"] = text[: found["start"]] + found["now"] + text[found["end"] :]
        yield found


def said_of(found: dict) -> str:
    """Return a change as it is printed: its module, its line with what changes in «», what then."""
    text, start = found["text"], found["start"]
    line_start, line_end = text.rfind("\n", 0, start) + 1, text.index("\n", start)
    end = min(found["end"], line_end)
    line = f"{text[line_start:start]}«{text[start:end]}»{text[end:line_end]}".strip()
    return f"{found['name']}: {line} → {found['now']}"


class Bench:
    """A copy of the phone's modules, in which one at a time is changed, and the programs that look.

    ``given`` is what programs are given, by its name; ``unchanged`` is what those that answer say
    without any change, and how long each takes on the processor. The first to run fills it.
    """

    def __init__(
        self, folder: Path, given: dict[str, str], unchanged: dict[str, tuple[str, int]]
    ) -> None:
        self._programs = programs_beside_modules(folder)
        self._modules = folder / "static" / "phone"
        self._given, self._unchanged = given, unchanged

    def outcome(self, found: dict) -> str:
        """Return whether what looks at the module fails with the change, or says something else.

        Returns:
            ``noticed``, ``endless`` where a program had to be stopped, or ``survived``.
        """
        module = self._modules / f"{found['name']}.mjs"
        before = module.read_text("utf-8")
        module.write_text(found["mutated"], "utf-8")
        try:
            differs = any(self._differs(*judge) for judge in JUDGES[found["name"]])
            return "noticed" if differs else "survived"
        except NodeStopped:
            return "endless"
        finally:
            module.write_text(before, "utf-8")

    def _differs(self, program: str, key: str) -> bool:
        given, name = self._given[key], f"{program} {key}"
        said, seconds = self._unchanged.get(name, (None, _SECONDS))
        begun = _seconds_of_programs()
        try:
            # Those that compare end with the first difference.
            answer = run_node(self._programs / program, "1", given=given, seconds=seconds)
        except NodeStopped:
            raise
        except NodeFailed:
            return True
        if said is None:
            took = ceil(_TIMES * (_seconds_of_programs() - begun)) + _SECONDS_MORE
            self._unchanged[name] = (answer, took)
        elif program in ANSWERING and said != answer:
            return True
        return program == "begun_offline.mjs" and not _is_taken(given, answer)


def _seconds_of_programs() -> float:
    """Return the time on the processor of all programs that have ended."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def _is_taken(asked: str, answer: str) -> bool:
    try:
        check_begun([json.loads(line) for line in asked.splitlines()], answer.splitlines())
    except (AssertionError, LookupError, TypeError, ValueError):
        return False
    return True


def given_to(names: list[str], number: int) -> dict[str, str]:
    """Return what the programs that look at these modules are given, by its name."""
    seeds = [f"mutants.{place}" for place in range(number)]
    makers: dict[str, Callable[[], Iterable[str]]] = {
        "": list,
        "judged": lambda: [*referee_lines(), *checks.lines(number, "mutants")],
        "points": lambda: point_lines(10 * number, "mutants"),
        "rules of tables": lambda: rule_lines(5 * number, "mutants"),
        "games": lambda: [*hard_lines(), *(line_of(seed)[0] for seed in seeds)],
        "screens": lambda: [*hard_looks(), *map(looks.line_of, seeds[: number // 4])],
        "matches": lambda: [
            *match_looks.hard_lines(),
            *map(match_looks.line_of, seeds[: number // 2]),
        ],
        "menus": lambda: [
            *(*spot_lines(), *rare_lines()),
            *map(menu_looks.line_of, seeds[: number // 3]),
        ],
        "fields": lambda: [
            json.dumps([*samples_on_phone(), *plain_samples_on_phone(), *full_games_on_phone()])
        ],
        "openings": lambda: test_opening.lines(2 * number),
        "forms": lambda: map(json.dumps, forms(2 * number)),
        "new forms": lambda: question_lines(
            asked for asked, _ in typed_openings.shown_cases(Random("mutants"), 2 * number)
        ),
        "rules": lambda: test_rules_summary.lines("mutants"),
        "house rules": lambda: question_lines(
            [
                *test_house_rules.questions("mutants", number),
                *(asked for asked, _ in test_house_rules.games_played()),
            ]
        ),
        "sentences": lambda: question_lines(
            asked
            for said in (
                test_words.sayings(),
                test_words.BY_THEMSELVES,
                # With them come the words behind ⋯, which what is asked next needs.
                test_menu.BY_THEMSELVES,
                [(("i18n/menu_words", "clock", [at]), "") for at in (31_536_000, 1_790_000_000)],
                test_menu.sayings("mutants"),
            )
            for asked, _ in said
        ),
        "log of matches": lambda: question_lines(
            [
                *test_match.said_of(test_match.logged("mutants")),
                *(asked for asked, _ in test_match.BY_THEMSELVES),
            ]
        ),
        "captures": lambda: question_lines([*test_captures.reading(), *test_captures.writing()]),
        "decks": lambda: question_lines(test_decks.asked()),
        "numbers": lambda: question_lines(test_typed_numbers.questions("mutants")),
        "letters": lambda: question_lines(
            ("pad/directions", "isolated", [letter]) for letter in "a\N{HEBREW LETTER ALEF}"
        ),
        "played games": lambda: [test_statistics.as_counted("mutants")],
        "sent forms": lambda: sent_forms.lines(app, "mutants", number // 5, 12),
    }
    asked = {key for name in names for _, key in JUDGES[name]}
    with TemporaryDirectory() as folder, with_plain_fields():
        app = app_without_games(Path(folder))
        app.extensions["scorepad"].store.prepare()
        given = {key: makers[key] for key in asked}
        requests = {key for key in given if key == "sent forms"}
        said = {key: "\n".join(given[key]()) for key in requests}
        with speaking(app, "en"):
            return said | {key: "\n".join(given[key]()) for key in asked - requests}


def tried(names: list[str], number: int, parser: Path, workers: int) -> Iterator[tuple[str, str]]:
    """Yield each change as it is printed, and its outcome."""
    given, unchanged = given_to(names, number), {}
    waiting = list(mutations(names, parser))
    with TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        benches = Queue()
        for place in range(workers):
            benches.put(Bench(Path(folder) / f"{place}", given, unchanged))

        def outcome(found: dict) -> str:
            bench = benches.get()
            try:
                return bench.outcome(found)
            finally:
                benches.put(bench)

        def check_unchanged(when: str) -> None:
            for name in names:
                text = (PHONE / f"{name}.mjs").read_text("utf-8")
                said = outcome({"name": name, "mutated": text})
                if said != "survived":
                    raise SystemExit(f"Without any change {name} is {said}, {when}.")

        check_unchanged("before any")
        yield from zip(map(said_of, waiting), pool.map(outcome, waiting), strict=True)
        check_unchanged("afterwards: nothing of this counts")


def main() -> int:
    """Return 1 where a change survived that is not explained."""
    if unread():
        raise SystemExit(f"Nothing looks at {', '.join(unread())}: see JUDGES.")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "only", nargs="*", type=one_of([*JUDGES]), default=[*JUDGES], help="modules"
    )
    parser.add_argument("--number", type=int, default=GAMES, help="games drawn at random")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--parser", type=Path, default=_PARSER)
    asked = parser.parse_args()
    outcomes, left = Counter(), []
    for said, outcome in tried(asked.only, asked.number, asked.parser, asked.workers):
        outcomes[outcome] += 1
        if outcome != "noticed":
            print(outcome, said, flush=True)
        if outcome == "survived":
            left.append(said)
    explained = {
        each for several in tomllib.loads(EXPLAINED.read_text()).values() for each in several
    }
    unexplained = [each for each in left if each not in explained]
    made = {each for each in explained if each.partition(":")[0] in asked.only}
    in_vain = [f"explained in vain: {each}" for each in sorted(made.difference(left))]
    print(*unexplained, *in_vain, sep="\n")
    print(
        f"{outcomes.total()} changes: {outcomes['noticed']} noticed, {outcomes['endless']} endless,"
        f" {len(unexplained)} survived, {len(left) - len(unexplained)} explained."
    )
    return 1 if unexplained or in_vain else 0


if __name__ == "__main__":
    sys.exit(main())
