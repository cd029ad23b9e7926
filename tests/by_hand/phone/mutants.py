"""``make phone-mutants``: small changes to the phone's modules, each of which must be noticed.

What reads a pad, and the screens made of it, are compared with the server's on games drawn
at random, and so is what judges tricks and duels; what keeps and sends marks must keep its
promises. Exit status 1
when a change survives that ``mutants.toml`` does not explain, or one that it explains does not.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.client import checks, looks, match_looks
from tests.client.cases import line_of
from tests.client.checks import referee_lines
from tests.client.comparison import GAMES
from tests.client.hard_spots import hard_lines, hard_looks
from tests.node import NodeFailed, node, run_node
from tests.tools.names import one_of

TOP = Path(__file__).parents[3]
PHONE = TOP / "static" / "phone"
TESTS = TOP / "tests" / "client"
EXPLAINED = Path(__file__).with_suffix(".toml")
_PAD = ("fold", "rounds", "table", "tricks_taken", "reveals", "visibility", "conflicts")
READING = (
    *(f"pad/{name}" for name in (*_PAD, "effective_marks", "state", "entries", "acts")),
    *("rules/points", "rules/schedule"),
)
SENDING = ("sending/outbox", "sending/local_marks", "sending/server_marks")
JUDGING = (
    *("rules/cards", "rules/legality", "rules/tricks", "rules/duel/verdict"),
    *("trick_checker/trick", "trick_checker/trick_query", "trick_checker/duel_query"),
    *("trick_checker/address", "trick_checker/verdict", "services/trick_check"),
    *("pad/judge_play", "views/trick_check", "views/counted_tricks", "views/duel_check"),
)
TYPED = ("rules/notation", "rules/typed_nearest")
MATCHES = (
    *("pad/match/fold", "services/match_writing", "views/match_pad", "views/match_sheet"),
    *("rules/duel/round", "views/duel_log"),
)
ON_PAPER = ("views/from_paper",)
_COMPARED = {
    **dict.fromkeys(READING, ("compare.mjs", "compare_views.mjs")),
    # It hands a game of another kind on.
    "pad/fold": ("compare.mjs", "compare_views.mjs", "compare_match.mjs"),
    **dict.fromkeys(ON_PAPER, ("compare_views.mjs",)),
    **dict.fromkeys(MATCHES, ("compare_match.mjs",)),
}
"""The programs that compare what a module makes with what the server says."""

_ALL = [*READING, *JUDGING, *TYPED, *MATCHES, *ON_PAPER, *SENDING]
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


def noticed(found: dict, cases: dict[str, str]) -> bool:
    """Return whether what looks at the module fails with the change.

    ``cases`` are what the programs that compare are given, by their names; questions about tricks
    and duels by what they are about.
    """
    with TemporaryDirectory() as folder:
        tests, modules = Path(folder) / "tests" / "client", Path(folder) / "static" / "phone"
        shutil.copytree(PHONE, modules)
        shutil.copytree(TESTS, tests, ignore=shutil.ignore_patterns("*.py", "data"))
        (modules / f"{found['name']}.mjs").write_text(found["mutated"], "utf-8")
        if found["name"] in SENDING:
            return _fails(tests / "outbox_rules.mjs")
        if found["name"] in (*JUDGING, *TYPED):
            lines = cases[found["name"] if found["name"] in TYPED else "judged"]
            return _fails(tests / "compare_checks.mjs", given=lines)
        programs = _COMPARED[found["name"]]
        return any(_fails(tests / name, given=cases[name]) for name in programs)


def _fails(*program: str | Path, given: str = "") -> bool:
    try:
        run_node(*program, given=given, seconds=_SECONDS)
    except NodeFailed:
        return True
    return False


def survivors(names: list[str], number: int, parser: Path, workers: int) -> tuple[int, list[str]]:
    """Return how many changes there are, and those that nothing has noticed."""
    seeds = [f"mutants.{place}" for place in range(number)]
    # Words are compared in no time.
    far = [f"mutants.{place}" for place in range(10 * number)]
    cases = {
        "judged": "\n".join([*referee_lines(), *checks.judged_lines(number, "mutants")]),
        "rules/notation": "\n".join(
            [
                *(*checks.phrases(), *checks.odd_texts(), *checks.other_words()),
                *map(checks.typed_line, seeds),
            ]
        ),
        "rules/typed_nearest": "\n".join([*checks.close_calls(), *map(checks.nearest_line, far)]),
        "compare.mjs": "\n".join([*hard_lines(), *(line_of(seed)[0] for seed in seeds)]),
        "compare_views.mjs": "\n".join([*hard_looks(), *map(looks.line_of, seeds[: number // 4])]),
        "compare_match.mjs": "\n".join(
            [*match_looks.hard_lines(), *map(match_looks.line_of, seeds[: number // 2])]
        ),
    }
    waiting = list(mutations(names, parser))
    for name in names:
        text = (PHONE / f"{name}.mjs").read_text("utf-8")
        if noticed({"name": name, "mutated": text}, cases):
            raise SystemExit(f"What looks at {name} fails without any change.")
    left = []
    with ThreadPoolExecutor(workers) as pool:
        for found, well in zip(
            waiting, pool.map(partial(noticed, cases=cases), waiting), strict=True
        ):
            if not well:
                left.append(said_of(found))
                print(f"survived {left[-1]}", flush=True)
    return len(waiting), left


def main() -> int:
    """Return 1 where a change survived that is not explained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", type=one_of(_ALL), default=_ALL, help="modules")
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
