"""What ``make bare`` says where it can't begin, and what it takes along from this machine.
Whether it works needs a Debian, the network and minutes: it is its own test."""

import shutil
from pathlib import Path

import pytest

from tests.tools import bare


def test_nobody_but_root_may_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(bare.NotPossible, match="only root"):
        bare.look_for_tools()


def test_a_program_that_is_missing_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(bare.NotPossible, match="apt-get install debootstrap"):
        bare.look_for_tools()


def test_without_apt_a_mirror_has_to_be_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(bare.NotPossible, match="say MIRROR="):
        bare.mirror_of_apt()


def test_pip_asks_the_same_index_without_folders_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\nindex-url = https://pip.example/simple\nno-deps = true\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "file:///srv/simple https://more.example/simple")
    monkeypatch.setenv("PIP_CERT", "/etc/own.pem")
    found = bare.settings_of_pip()
    assert found["index-url"] == "https://pip.example/simple"
    assert found["extra-index-url"] == "https://more.example/simple"
    assert found["cert"] == "/etc/own.pem"
    assert "no-deps" not in found


@pytest.mark.skipif(shutil.which("apt-config") is None, reason="apt is not installed")
def test_apt_goes_through_the_same_proxy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = tmp_path / "apt.conf"
    settings.write_text('Acquire::http::Proxy "http://proxy.example:3128";\n')
    monkeypatch.setenv("APT_CONFIG", str(settings))
    assert 'Acquire::http::Proxy "http://proxy.example:3128";\n' in bare.proxies_of_apt()
    assert bare.proxy_of_apt() == {"http_proxy": "http://proxy.example:3128"}
