"""Every command that the README and the pages that it links show for a terminal: it is run here,
word for word, or is named below with where it is tried instead."""

import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.groups import (
    HOUSEHOLD,
    group_to_share,
    group_token,
    name_group,
    open_group,
    owner_in,
)
from scorepad.services.links import new_game_id, new_player_id
from scorepad.startup import prepare_database, settings_in_place, store_at
from tests.forked import Forked
from tests.terminals import open_terminal

TOP = Path(__file__).parent.parent
BESIDE = Path(sys.executable).parent
"""Where ``scorepad`` and ``python`` are, as in the ``.venv`` of a checkout."""

TRIED_ELSEWHERE = {
    ".ci/run": ("make quick", "make test", "make lint"),
    "tests/tools/bare.py": ("make run",),
    "tests/tools/release.py": ("pip install .",),
    "tests/store/test_postgresql.py": (
        "pip install '.[postgresql]'",
        "export SCOREPAD_DATABASE_URL='postgresql://scorepad:password@db.example.org/scorepad'",
    ),
    "tests/cli/test_serve.py": (
        "scorepad serve --lan",
        "scorepad serve --workers 2",
        "export SCOREPAD_SECRET_KEY=…",
    ),
    "tests/cli/test_check.py": ("scorepad check --address https://pad.example.org/",),
    "tests/cli/test_progress.py": ("scorepad fill --games 1000",),
    "tests/deploy/test_restic.py": (
        "export RESTIC_REPOSITORY=sftp:nas:/scorepad RESTIC_PASSWORD_FILE=/etc/scorepad-restic",
        "restic init",
        "scorepad/deploy/restic.sh /var/lib/scorepad/for-restic",
        "restic restore latest --tag scorepad --target /tmp/back",
        "cp /tmp/back/var/lib/scorepad/for-restic/secret_key /var/lib/scorepad/",
        "scorepad restore /tmp/back/var/lib/scorepad/for-restic/scorepad-….db",
    ),
    "tests/deploy/test_update.py": (
        (
            'with_settings="systemd-run --quiet --wait --pty --property=User=scorepad '
            '--property=EnvironmentFile=/etc/scorepad.env"'
        ),
        (
            "python3 -m venv /opt/scorepad-0.2 && "
            "/opt/scorepad-0.2/bin/pip install scorepad-0.2.0-py3-none-any.whl"
        ),
        "$with_settings /opt/scorepad-0.2/bin/scorepad check",
        "systemctl stop scorepad",
        "ln -sfn /opt/scorepad-0.2 /opt/scorepad",
        "systemctl start scorepad",
        "ln -sfn /opt/scorepad-0.1 /opt/scorepad",
        "$with_settings /opt/scorepad/bin/scorepad restore /var/lib/scorepad/backups/before-….db",
    ),
    "tests/tools/container.py": (
        "docker compose -f scorepad/deploy/compose.yaml build",
        (
            "SCOREPAD_ADDRESS=http://192.168.1.20:5000/ "
            "docker compose -f scorepad/deploy/compose.yaml up"
        ),
        (
            "docker compose -f scorepad/deploy/compose.yaml run --rm scorepad "
            "restore /games/backups/before-….db"
        ),
    ),
}
"""Commands that are not run here, by the program or the test that tries the same."""

PUBLISH = (
    "git tag -s v0.2.0 && git push origin v0.2.0",
    (
        "twine check dist/*.whl dist/scorepad-0.2.0.tar.gz && "
        "twine upload dist/*.whl dist/scorepad-0.2.0.tar.gz"
    ),
    (
        "gunzip --stdout dist/scorepad-image-0.2.0-amd64.tar.gz | docker load && "
        "docker tag scorepad:0.2.0 REGISTRY/scorepad:0.2.0 && docker push REGISTRY/scorepad:0.2.0"
    ),
)
"""Commands that nobody tries: they publish, and need an account for that."""

NOT_HERE = {*PUBLISH, *(command for commands in TRIED_ELSEWHERE.values() for command in commands)}

COMES_AFTER = {
    "scorepad restore games.db": "scorepad backup games.db",
    "scorepad restore games.db --game GAME": "scorepad backup games.db",
    "scorepad import games.jsonl": "scorepad export --all --out games.jsonl",
    'scorepad groups revoke "Anna\'s phone"': (
        'scorepad groups name-phone 1a2b3c4d "Anna\'s phone"'
    ),
    "scorepad groups bring-back GROUP": "scorepad groups delete GROUP",
}
"""What has to be there before, by the command that makes it."""

ASKS = 'scorepad groups erase GROUP "Anna"'
"""The command that asks whoever is at a terminal whether it shall do so."""

IN_A_SHELL = {
    ASKS,
    "scorepad check",
    "scorepad sheet --game wizard_gigamic --classic --lang fr --paper a5x2 --out block.pdf",
}
"""Commands that are given to a shell, as whatever has a sign in it that a shell reads: one that
asks, one that does not, and one that starts a process to draw. The others are taken apart as a
shell does, and run without the second in which Python starts and imports."""

_BLOCK = re.compile(r"^```sh\n(.*?)^```|(?<=\n\n)((?: {4}[^\n]*\n)+)", re.MULTILINE | re.DOTALL)


class Shown(NamedTuple):
    """A command, and what it says, where a document shows that as well."""

    command: str
    said: str | None = None


def pages() -> list[Path]:
    """The README, and the pages that it links."""
    readme = TOP / "README.md"
    linked = re.findall(r"\]\(([^)#\s]+\.md)[)#]", readme.read_text("utf-8"))
    return [readme, *dict.fromkeys((TOP / link).resolve() for link in linked)]


def in_blocks(text: str) -> Iterator[Shown]:
    """The commands in the blocks of a page."""
    for fenced, indented in _BLOCK.findall(text):
        block = fenced or re.sub(r"^ {4}", "", indented, flags=re.MULTILINE)
        if block.startswith("$ "):
            # Up to the end of what the command reads.
            command, end, said = block[2:].partition("\nEND\n")
            yield Shown(command + end, said)
            continue
        for line in filter(None, block.splitlines()):
            yield Shown(re.sub(r"\s+# .*", "", line).rstrip())


def in_sentences(text: str, program: str) -> set[str]:
    """The commands of that program in the sentences of a page."""
    spans = re.findall(r"`([^`]+)`", _BLOCK.sub("", text))
    found = {" ".join(span.split()) for span in spans}
    return {span for span in found if re.match(rf"{program} [a-z]", span)}


TEXTS = [page.read_text("utf-8") for page in pages()]
SHOWN = list(dict.fromkeys(shown for text in TEXTS for shown in in_blocks(text)))
PYTESTS = sorted(
    {shown.command for shown in SHOWN if " pytest " in shown.command}
    | {span for text in TEXTS for span in in_sentences(text, r"(python -m )?pytest")}
)
GUIDE = TOP / "scorepad" / "deploy" / "README.md"
OF_GUIDE = set(in_blocks(GUIDE.read_text("utf-8")))
HERE = [
    shown
    for shown in SHOWN
    if shown.command.startswith("scorepad ") and shown.command not in NOT_HERE
]


def test_each_command_is_run_here_or_named_with_where_it_is_tried() -> None:
    assert {shown.command for shown in SHOWN} - {shown.command for shown in HERE} == NOT_HERE | {
        command for command in PYTESTS if command.startswith(".venv/")
    }
    assert [place for place in TRIED_ELSEWHERE if not (TOP / place).exists()] == []


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with three groups: the household, one that is called GROUP, and that of the phone
    1a2b3c4d. Gives the id of a game of GROUP as well."""
    folder = tmp_path_factory.mktemp("kept") / "games"
    settings = settings_in_place({}, folder)
    with closing(store_at({}, folder)) as store:
        prepare_database(store, settings)
        key = settings.secret_key.encode()
        open_group(store, key, group_token(key, group_to_share(store, HOUSEHOLD, 1)), "c" * 32, 1)
        now = int(time.time())
        for phone in ("c" * 32, "1a2b3c4d" * 4, "d" * 32):
            game = new_game_id()
            people = [(new_player_id(), name) for name in ("Anna", "Ben", "Cleo")]
            assert open_game(store, phone, game, Opening("wizard_gigamic", people), now) == {}
        with store.reading() as transaction:
            group = transaction.groups.of_device("d" * 32)[0].group_id
        assert name_group(store, owner_in(group), "GROUP") is None
    return folder, game


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(
            shown,
            id=shown.command.partition("\n")[0],
            # Of two sheets one is drawn soon: a process that draws takes as long as ten commands.
            marks=pytest.mark.thorough if shown in OF_GUIDE or "--classic" in shown.command else (),
        )
        for shown in HERE
    ],
)
def test_it_does_what_it_says(shown: Shown, kept: tuple[Path, str], tmp_path: Path) -> None:
    folder, game = kept
    games = shutil.copytree(folder, tmp_path / "games")
    (tmp_path / "nas" / "pad").mkdir(parents=True)
    reads = subprocess.DEVNULL
    if shown.command == ASKS:
        person, reads = open_terminal()
        os.write(person, b"y\n")

    def run(command: str) -> tuple[int | None, str, str]:
        in_place = command.replace("GAME", game).replace("/mnt", str(tmp_path))
        environ = {
            "PATH": f"{BESIDE}:{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
            "SCOREPAD_INSTANCE": str(games),
        }
        if command not in IN_A_SHELL and re.fullmatch(r"""[\w ./"'-]+""", in_place):
            program, *arguments = shlex.split(in_place)
            assert program == "scorepad"
            forked = Forked(arguments, cwd=tmp_path, env=environ)
            said, wrong = forked.communicate()
            return forked.returncode, said, wrong
        done = subprocess.run(
            in_place,
            shell=True,
            cwd=tmp_path,
            env=environ,
            stdin=reads,
            capture_output=True,
            text=True,
        )
        return done.returncode, done.stdout, done.stderr

    if shown.command in COMES_AFTER:
        before, _, wrong = run(COMES_AFTER[shown.command])
        assert before == 0, wrong
    status, said, wrong = run(shown.command)
    if shown.said is not None:
        assert said == shown.said
    # One of the referee's lines is wrong, as the page says.
    assert status == ('"error"' in (shown.said or "")), wrong
    for made in re.findall(r"--out (\S+)", shown.command):
        assert (tmp_path / made).stat().st_size > 0


def test_a_copy_needs_a_name() -> None:
    done = CliRunner().invoke(main, ["backup"])
    assert done.exit_code == 2
    assert "exit status is 2" in " ".join("".join(TEXTS).split())


@pytest.mark.thorough
def test_the_tests_that_they_name_are_there() -> None:
    places: dict[tuple[str, ...], set[str]] = {}
    for command in PYTESTS:
        arguments = shlex.split(command)
        arguments = arguments[arguments.index("pytest") + 1 :]
        chosen = itertools.dropwhile(lambda each: not each.startswith("-"), arguments)
        options = tuple(chosen)
        places.setdefault(options, set()).update(arguments[: len(arguments) - len(options)])
    # Those of all commands that choose alike at once: each time it takes seconds.
    for options, named in places.items():
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "--collect-only", "-q", *sorted(named), *options],
            cwd=TOP,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        assert [each for each in named if f"\n{each}" not in f"\n{done.stdout}"] == []


def test_each_target_of_make_in_a_sentence_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (TOP / "Makefile").read_text(), re.MULTILINE))
    named = {span.split()[1] for text in TEXTS for span in in_sentences(text, "make")}
    assert named - targets == set()


def test_each_command_in_a_sentence_is_there_with_its_options() -> None:
    missing = []
    for span in {span for text in TEXTS for span in in_sentences(text, "scorepad")}:
        _, name, *rest = span.split()
        asked = CliRunner().invoke(main, [name, "--help"])
        options = [word.partition("=")[0] for word in rest if word.startswith("--")]
        if asked.exit_code or any(option not in asked.output for option in options):
            missing.append(span)
    assert missing == []
