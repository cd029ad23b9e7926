"""The container's files agree with each other, with the lock and with the server's settings."""

import json
import re
import shlex
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner
from flask import Flask
from werkzeug.serving import make_server

from scorepad.cli import main
from tests.tools.bench.servers import running, scorepad_in

TOP = Path(__file__).parents[2]
DEPLOY = TOP / "scorepad" / "deploy"


def instructions() -> list[tuple[str, str]]:
    """Each instruction of the Containerfile with what follows it, lines joined."""
    text = (DEPLOY / "Containerfile").read_text()
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [tuple(line.split(None, 1)) for line in joined.splitlines() if line]


def last_stage() -> dict[str, str]:
    """The instructions of the image itself that are there once."""
    found: dict[str, str] = {}
    for name, said in instructions():
        found = {} if name == "FROM" else found
        found[name] = said
    return found


def compose() -> dict[str, str]:
    """Lines of compose.yaml with a value, by their keys with the keys above them."""
    above: list[tuple[int, str]] = []
    found: dict[str, str] = {}
    for line in (DEPLOY / "compose.yaml").read_text().splitlines():
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        depth = len(line) - len(line.lstrip())
        above = [each for each in above if each[0] < depth]
        place = ".".join(name for _, name in above)
        if text.startswith("- "):
            found[place] = f"{found.get(place, '')} {text[2:].strip(chr(34))}".strip()
            continue
        key, colon, value = text.partition(":")
        assert colon, line
        above.append((depth, key))
        if value.strip():
            found[".".join(filter(None, (place, key)))] = value.strip().strip('"')
    return found


def test_the_log_of_a_container_shows_the_code() -> None:
    (command,) = (json.loads(said) for name, said in instructions() if name == "CMD")
    assert "--show-link" in command


def test_both_files_name_the_same_port_volume_and_health_check() -> None:
    image, service = last_stage(), compose()
    port, volume = image["EXPOSE"], image["VOLUME"]
    command = json.loads(image["CMD"])
    assert command[command.index("--port") + 1] == port
    assert service["services.scorepad.ports"].endswith(f":{port}")
    assert service["services.scorepad.volumes"].endswith(f":{volume}")
    assert f"SCOREPAD_INSTANCE={volume}" in image["ENV"]
    _, _, test = image["HEALTHCHECK"].partition("CMD ")
    assert json.loads(service["services.scorepad.healthcheck.test"]) == ["CMD", *json.loads(test)]
    assert json.loads(test)[-1] == port
    assert service["services.scorepad.build.dockerfile"] == "scorepad/deploy/Containerfile"
    assert (DEPLOY / service["services.scorepad.build.context"]).resolve() == TOP


def test_it_runs_as_nobody_in_particular_on_a_root_that_may_be_read_alone() -> None:
    image, service = last_stage(), compose()
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", image["USER"])
    assert image["STOPSIGNAL"] == "SIGTERM"
    assert service["services.scorepad.read_only"] == "true"
    assert service["services.scorepad.tmpfs"] == "/tmp"
    assert service["services.scorepad.cap_drop"] == "ALL"
    assert "container=" in image["ENV"]


def test_what_it_installs_is_what_is_locked_and_no_place_is_named() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert text.count("--require-hashes") == 1
    locked = (TOP / ".ci" / "requirements-dev.txt").read_text()
    picked = re.findall(r'pick "([a-z|-]+)"', text)
    assert picked
    for name in "|".join(picked).split("|"):
        assert re.search(rf"^{name}==.* \\$", locked, re.MULTILINE), name
    copied = [shlex.split(said)[:-1] for name, said in instructions() if name == "COPY"]
    for name in (each for names in copied for each in names if not each.startswith("-")):
        assert name.startswith("/") or (TOP / name).exists(), name
    for file in ("Containerfile", "compose.yaml"):
        places = re.findall(r"https?://[^/\s]+", (DEPLOY / file).read_text())
        assert set(places) <= {"http://192.168.1.20:5000"}


def test_what_is_sent_to_the_builder_is_listed() -> None:
    kept = (TOP / ".dockerignore").read_text().splitlines()
    assert kept[0] == "*"
    wanted = {each.removeprefix("!") for each in kept if each.startswith("!")}
    copied = {
        name
        for what, said in instructions()
        if what == "COPY" and "--from" not in said
        for name in shlex.split(said)[:-1]
    }
    assert copied == wanted


@pytest.mark.parametrize("hosts", ["", "pad.example.org,.club.example", ".club.example"])
def test_the_health_check_asks_by_a_name_that_is_answered(tmp_path: Path, hosts: str) -> None:
    with running(scorepad_in(tmp_path), forked=True, SCOREPAD_HOSTS=hosts) as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        said = CliRunner(env={"SCOREPAD_HOSTS": hosts}).invoke(main, ["healthy", "--port", port])
    assert said.exit_code == 0
    assert re.fullmatch(r"scorepad \S+ is well\.\n", said.output)
    said = CliRunner().invoke(main, ["healthy", "--port", port])
    assert said.exit_code == 1
    assert f"No scorepad answers on port {port}" in said.output


def test_the_health_check_tells_when_games_can_not_be_read() -> None:
    app = Flask("away")
    app.add_url_rule("/healthz", view_func=lambda: ({"status": "unavailable"}, 503))
    server = make_server("127.0.0.1", 0, app)
    answering = Thread(target=server.handle_request)
    answering.start()
    said = CliRunner().invoke(main, ["healthy", "--port", str(server.port)])
    answering.join()
    server.server_close()
    assert (said.exit_code, said.output) == (
        1,
        "Error: The server answers, but its games can't be read.\n",
    )
