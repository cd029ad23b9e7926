"""``make phone-mutants``: small changes to the phone's modules, each of which must be noticed.

What reads a pad, and the screens made of it, are compared with the server's on games drawn
at random, and so is what judges tricks and duels; what keeps and sends marks must keep its
promises. Exit status 1
when a change survives that ``mutants.toml`` does not explain, or one that it explains does not.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.client import (
    checks,
    looks,
    match_looks,
    menu_looks,
    test_opening,
    test_rules_summary,
)
from tests.client.cases import line_of
from tests.client.checks import referee_lines
from tests.client.comparison import GAMES
from tests.client.hard_spots import hard_lines, hard_looks
from tests.client.judged_spots import spot_lines
from tests.client.modules import programs_beside_modules
from tests.client.round_points import point_lines
from tests.client.test_begun_offline import check_begun, forms
from tests.client.test_judged_fields import (
    full_games_on_phone,
    plain_samples_on_phone,
    samples_on_phone,
)
from tests.node import NodeFailed, node, run_node
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
SENDING = ("sending/outbox", "sending/local_marks", "sending/server_marks")
JUDGING = (
    *("rules/cards", "rules/legality", "rules/tricks", "rules/duel/verdict"),
    *("trick_checker/trick", "trick_checker/trick_query", "trick_checker/duel_query"),
    *("trick_checker/address", "trick_checker/verdict", "services/trick_check"),
    *("pad/judge_play", "views/trick_check", "views/counted_tricks", "views/duel_check"),
)
MATCHES = (
    *("services/match_writing", "views/match_pad", "views/match_sheet"),
    *("pad/match/fold", "rules/duel/round", "views/duel_log"),
)
BEHIND_MENU = (
    *("pad/judge", "pad/judge_people", "pad/judge_table", "pad/written_pad"),
    *("services/table_changes", "services/seats", "rules/unplayable"),
    *("views/schedule", "views/adjustments", "views/table_menu", "views/rules", "views/log"),
    *("views/undo_line", "rules/options"),
)
SCREENS = (
    *("views/pad", "views/whole_pad", "views/active_cell", "views/own_phones", "views/conflicts"),
    *("views/correction", "views/captures", "views/special_cards", "views/sheet", "views/end"),
    *("views/story", "views/standings", "views/totals_curve", "views/from_paper"),
)
IN_SHORT = (
    *(f"views/{name}" for name in ("rules_summary", "rules_topics", "play_topics", "table_rules")),
)
_READ = (("compare.mjs", "games"), ("compare_views.mjs", "screens"))
_JUDGED = (("compare_checks.mjs", "judged"),)
_BEGUN = (("opening.mjs", "openings"), ("begun_offline.mjs", "forms"))
_MENU = (("compare_menu.mjs", "menus"), ("judge_fields.mjs", "fields"))
JUDGES: dict[str, tuple[tuple[str, str], ...]] = {
    **dict.fromkeys(READING, _READ),
    "rules/points": (("compare_checks.mjs", "points"), *_READ),
    **dict.fromkeys(JUDGING, _JUDGED),
    "rules/notation": (("compare_checks.mjs", "words"),),
    "rules/typed_nearest": (("compare_checks.mjs", "near words"),),
    **dict.fromkeys(MATCHES, (("compare_match.mjs", "matches"),)),
    # It hands a game of another kind on.
    "pad/fold": (*_READ, ("compare_match.mjs", "matches")),
    "pad/match/orders": (("compare_match.mjs", "matches"),),
    **dict.fromkeys(SCREENS, (("compare_views.mjs", "screens"),)),
    "pad/later_entries": _READ,
    **dict.fromkeys(SENDING, (("outbox_rules.mjs", ""),)),
    **dict.fromkeys(BEHIND_MENU, _MENU),
    **dict.fromkeys(("pad/names", "pad/opening"), (*_BEGUN, *_MENU)),
    **dict.fromkeys(("services/rule_fields", "rules/ruleset"), (*_BEGUN, *_MENU)),
    **dict.fromkeys(("services/new_game", "services/rematches", "views/new_game"), _BEGUN),
    **dict.fromkeys(IN_SHORT, (("answers.mjs", "rules"),)),
}
"""The programs that must fail, or say something else, where a module has changed, and what each is
given."""

ANSWERING = ("judge_fields.mjs", "opening.mjs", "answers.mjs")
"""Those that say what tests compare; the others compare by themselves, or what they say is judged
by the server."""

_ALL = [*JUDGES]
_PARSER = TOP / "build/node/lint/node_modules/acorn/dist/acorn.mjs"
_SECONDS = 60


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


def noticed(found: dict, given: dict[str, str], said: dict[str, str]) -> bool:
    """Return whether what looks at the module fails with the change, or says something else.

    ``given`` is what programs are given, by its name; ``said`` is what those that answer say
    without any change.
    """
    with TemporaryDirectory() as folder:
        programs = programs_beside_modules(Path(folder))
        module = Path(folder) / "static" / "phone" / f"{found['name']}.mjs"
        module.write_text(found["mutated"], "utf-8")
        for program, key in JUDGES[found["name"]]:
            try:
                answer = run_node(programs / program, given=given[key], seconds=_SECONDS)
            except NodeFailed:
                return True
            if program in ANSWERING and said.setdefault(program, answer) != answer:
                return True
            if program == "begun_offline.mjs" and not _is_taken(given[key], answer):
                return True
    return False


def _is_taken(asked: str, answer: str) -> bool:
    try:
        check_begun([json.loads(line) for line in asked.splitlines()], answer.splitlines())
    except (AssertionError, LookupError, TypeError, ValueError):
        return False
    return True


def given_to(names: list[str], number: int) -> dict[str, str]:
    """Return what the programs that look at these modules are given, by its name."""
    seeds = [f"mutants.{place}" for place in range(number)]
    # Words are compared in no time.
    far = [f"mutants.{place}" for place in range(10 * number)]
    makers: dict[str, Callable[[], Iterable[str]]] = {
        "": list,
        "judged": lambda: [*referee_lines(), *checks.judged_lines(number, "mutants")],
        "points": lambda: point_lines(10 * number, "mutants"),
        "words": lambda: [
            *(*checks.phrases(), *checks.odd_texts(), *checks.other_words()),
            *map(checks.typed_line, seeds),
        ],
        "near words": lambda: [*checks.close_calls(), *map(checks.nearest_line, far)],
        "games": lambda: [*hard_lines(), *(line_of(seed)[0] for seed in seeds)],
        "screens": lambda: [*hard_looks(), *map(looks.line_of, seeds[: number // 4])],
        "matches": lambda: [
            *match_looks.hard_lines(),
            *map(match_looks.line_of, seeds[: number // 2]),
        ],
        "menus": lambda: [*spot_lines(), *map(menu_looks.line_of, seeds[: number // 3])],
        "fields": lambda: [
            json.dumps([*samples_on_phone(), *plain_samples_on_phone(), *full_games_on_phone()])
        ],
        "openings": lambda: test_opening.lines(2 * number),
        "forms": lambda: map(json.dumps, forms(2 * number)),
        "rules": lambda: test_rules_summary.lines("mutants"),
    }
    asked = {key for name in names for _, key in JUDGES[name]}
    with with_plain_fields():
        return {key: "\n".join(makers[key]()) for key in asked}


def survivors(names: list[str], number: int, parser: Path, workers: int) -> tuple[int, list[str]]:
    """Return how many changes there are, and those that nothing has noticed."""
    given, said = given_to(names, number), {}
    waiting = list(mutations(names, parser))
    for name in names:
        text = (PHONE / f"{name}.mjs").read_text("utf-8")
        if noticed({"name": name, "mutated": text}, given, said):
            raise SystemExit(f"What looks at {name} fails without any change.")
    left = []
    with ThreadPoolExecutor(workers) as pool:
        for found, well in zip(
            waiting, pool.map(partial(noticed, given=given, said=said), waiting), strict=True
        ):
            if not well:
                left.append(said_of(found))
                print(f"survived {left[-1]}", flush=True)
    return len(waiting), left


def main() -> int:
    """Return 1 where a change survived that is not explained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "only", nargs="*", type=one_of([*JUDGES]), default=[*JUDGES], help="modules"
    )
    parser.add_argument("--number", type=int, default=GAMES, help="games drawn at random")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--parser", type=Path, default=_PARSER)
    asked = parser.parse_args()
    number, left = survivors(asked.only, asked.number, asked.parser, asked.workers)
    explained = {
        each for several in tomllib.loads(EXPLAINED.read_text()).values() for each in several
    }
    unexplained = [each for each in left if each not in explained]
    tried = {each for each in explained if each.partition(":")[0] in asked.only}
    in_vain = [f"explained in vain: {each}" for each in sorted(tried.difference(left))]
    print(*unexplained, *in_vain, sep="\n")
    print(
        f"{number} changes: {len(unexplained)} survived, {len(left) - len(unexplained)} explained."
    )
    return 1 if unexplained or in_vain else 0


if __name__ == "__main__":
    sys.exit(main())
