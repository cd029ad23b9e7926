"""What is built carries everything, and works away from the checkout."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pypdf
import pytest

from scorepad.store.database import REVISIONS

TOP = Path(__file__).parent.parent

# Early releases of Python 3.11 unpack without a filter.
_SAFELY = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}


def run(*command: str, cwd: Path = TOP) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def built(source: Path, kind: str, to: Path) -> Path:
    run(sys.executable, "-m", "build", "-q", "--no-isolation", kind, "-o", str(to), str(source))
    (file,) = to.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(TOP, "--wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed."""
    site = tmp_path_factory.mktemp("site")
    run(
        *(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"),
        *("--disable-pip-version-check", "--target", str(site), str(wheel)),
    )
    return site


@pytest.fixture
def elsewhere(site: Path, tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has the installed package alone."""
    # What PYTHONPATH names comes before a checkout that is installed as editable.
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(site),
        "HOME": str(tmp_path / "home"),
        "LC_ALL": "C.UTF-8",
    }


@pytest.fixture
def address(elsewhere: dict[str, str], tmp_path: Path) -> Iterator[str]:
    (tmp_path / "away").mkdir()
    with subprocess.Popen(
        [sys.executable, "-m", "scorepad", "serve", "--port", "0"],
        cwd=tmp_path / "away",
        env=elsewhere,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        found = re.search(r"http://[^/\s]+", process.stdout.readline())
        yield found[0] if found else "nothing was said"
        process.terminate()


def get(address: str) -> str:
    with urlopen(address, timeout=120) as answer:
        return answer.read().decode()


def test_the_wheel_holds_every_file_and_translation_and_nothing_of_this_machine(
    wheel: Path,
) -> None:
    packed = contents(wheel)
    tracked = run("git", "ls-files", "scorepad", "templates", "static").splitlines()
    expected = {
        name if name.startswith("scorepad/") else f"scorepad/{name}"
        for name in tracked
        if (TOP / name).exists()
    }
    assert {name for name in expected if name not in packed} == set()
    assert packed["scorepad/static/vendor/htmx-2.0.11.min.js"] == (
        (TOP / "static/vendor/htmx-2.0.11.min.js").read_bytes()
    )
    catalogues = {
        str(path.relative_to(TOP).with_suffix(".mo"))
        for path in (TOP / "scorepad/i18n/translations").rglob("*.po")
    }
    assert catalogues <= contents(wheel).keys()
    tops = {name.partition("/")[0] for name in contents(wheel)}
    assert {re.sub(r"-.*", "", top) for top in tops} == {"scorepad"}
    assert not [name for name in contents(wheel) if "instance" in name or "__pycache__" in name]


@pytest.mark.thorough
def test_the_wheel_from_the_source_archive_is_the_same(wheel: Path, tmp_path: Path) -> None:
    archive = built(TOP, "--sdist", tmp_path / "sdist")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, **_SAFELY)
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    assert contents(built(source, "--wheel", tmp_path / "again")) == contents(wheel)


@pytest.mark.thorough
def test_an_installed_scorepad_serves_pages_and_its_health_and_keeps_its_games_with_the_user(
    address: str, tmp_path: Path
) -> None:
    assert "<html" in get(f"{address}/")
    assert '"ok"' in get(f"{address}/healthz")
    assert "htmx" in get(f"{address}/static/vendor/htmx-2.0.11.min.js")
    kept = [path.relative_to(tmp_path) for path in tmp_path.rglob("scorepad.db")]
    assert len(kept) == 1
    assert kept[0].parts[0] == "home"
    assert list((tmp_path / "away").iterdir()) == []


@pytest.mark.thorough
def test_an_installed_scorepad_prints_sheets_with_its_own_font(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    out = tmp_path / "block.pdf"
    asked = ("--game", "wizard_fisher", "--classic", "--out", str(out))
    subprocess.run(
        [sys.executable, "-m", "scorepad", "sheet", *asked], cwd=tmp_path, env=elsewhere, check=True
    )
    (page,) = pypdf.PdfReader(out).pages
    fonts = [font.get_object()["/BaseFont"] for font in page["/Resources"]["/Font"].values()]
    assert fonts
    assert all("Pad-Latin" in font for font in fonts)


@pytest.mark.thorough
def test_what_runs_is_the_installed_package_and_all_its_templates_compile(
    site: Path, elsewhere: dict[str, str], tmp_path: Path
) -> None:
    program = """
import sys
from pathlib import Path
import scorepad
from scorepad.app import create_app
from scorepad.settings import Settings
app = create_app(Settings(Path.cwd(), "sqlite:///none.db", "k" * 32))
names = app.jinja_env.list_templates()
for name in names:
    app.jinja_env.get_template(name)
print(scorepad.__file__, *sorted(names), sep="\\n")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=elsewhere,
        capture_output=True,
        text=True,
        check=True,
    )
    where, *names = done.stdout.splitlines()
    assert Path(where).is_relative_to(site)
    templates = TOP / "templates"
    assert names == sorted(
        str(path.relative_to(templates)) for path in templates.rglob("*") if path.is_file()
    )


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-dev.txt"])
def test_a_lock_pins_every_package_and_names_no_place(lock: str) -> None:
    text = (TOP / ".ci" / lock).read_text("utf-8")
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for line in requirements:
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+", line)
    assert "://" not in text


def test_both_locks_pin_the_same_versions() -> None:
    runtime, everything = (
        set(re.findall(r"^\S+==\S+", (TOP / ".ci" / lock).read_text("utf-8"), re.MULTILINE))
        for lock in ("requirements.txt", "requirements-dev.txt")
    )
    assert runtime < everything


def test_the_changes_of_this_version_are_written_down_first(wheel: Path) -> None:
    text = contents(wheel)["scorepad/CHANGELOG.md"].decode()
    versions = re.findall(r"^## (\S+)$", text, re.MULTILINE)
    assert versions[0] == run(sys.executable, "-m", "scorepad", "--version").split()[-1]
    assert len(set(versions)) == len(versions)
    assert f"`{REVISIONS[-1]}`" in text.split("\n## ")[1]
