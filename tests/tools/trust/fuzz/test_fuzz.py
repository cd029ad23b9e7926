"""No parser stumbles over odd input: hundreds of each, or as many as ``make fuzz N=`` wants."""

import os
from collections.abc import Iterator

import pytest

from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.speech import speaking
from tests.pad.plain import with_plain_fields
from tests.tools.trust.fuzz.parsers import parsers
from tests.tools.trust.fuzz.routes import Routes
from tests.tools.trust.fuzz.target import Target
from tests.tools.trust.fuzz.trying import attempt

_ALL = int(os.environ.get("SCOREPAD_TESTS_FUZZ", 0))
_SEED = int(os.environ.get("SCOREPAD_TESTS_SEED", 20_261_121))
_SHARES = {
    "ruleset files": 0.10,
    "referee's cases": 0.25,
    "files of games": 0.15,
    "cards in words": 0.05,
    "pasted links": 0.20,
    "requests to every route": 0.25,
}
"""Of all inputs; some parsers take longer."""
_REQUESTS = "requests to every route"
_ASKED_FOR = ("en", "de", "fr")
"""The languages for which few requests ask: those of ``headers.toml``."""


@pytest.fixture(scope="module", autouse=True)
def plain_fields() -> Iterator[None]:
    with with_plain_fields():
        yield


@pytest.fixture(scope="module")
def routes(plain_fields: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Routes]:
    found = Routes(tmp_path_factory.mktemp("fuzz"), LANGUAGES if _ALL else _ASKED_FOR)
    yield found
    found.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", _SHARES)
def test_odd_input_is_read_or_refused_in_words(name: str, request: pytest.FixtureRequest) -> None:
    if name == _REQUESTS:
        # No parser needs it, and each process of the tests that has it takes twelve seconds.
        routes: Routes = request.getfixturevalue("routes")
    target: Target = routes.target if name == _REQUESTS else parsers()[name]
    number = round(_ALL * _SHARES[name]) or (400 if name == _REQUESTS else 150)
    with speaking("en"):
        tried = attempt(target, number, _SEED)
    print(f"{name}: {tried.inputs} inputs, slowest {1000 * tried.slowest:.0f} ms")
    assert tried.inputs >= number


@pytest.mark.thorough
def test_every_form_of_the_app_is_on_some_page(routes: Routes) -> None:
    rules = routes.household.app.url_map.iter_rules()
    sends = {rule.endpoint for rule in rules if "POST" in (rule.methods or ())}
    sends.remove("groups.moved")  # only leads to where a form is now
    assert sends == routes.found.forms.keys() | routes.found.bodies.keys()
