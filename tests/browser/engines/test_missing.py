"""An engine that is not there fails its tests, and is named."""

import pytest

from tests.browser.engines.firefox import firefox_path
from tests.browser.engines.webkit import webkit_paths


@pytest.mark.parametrize(("find", "name"), [(firefox_path, "Firefox"), (webkit_paths, "WebKit")])
def test_an_engine_that_is_missing_is_named(find, name, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssertionError, match=f"no {name}.*make test installs it"):
        find()
