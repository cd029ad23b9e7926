"""No parser stumbles over odd input; the long form is ``make soak``'s."""

from collections.abc import Iterator

import pytest

from scorepad.i18n.speech import speaking
from tests.tools.trust.fuzz.parsers import parsers
from tests.tools.trust.fuzz.routes import Routes
from tests.tools.trust.fuzz.run import ROUTES, SHARES
from tests.tools.trust.fuzz.trying import attempt

_A_FEW = 150
_REQUESTS = 400
_SEED = 20_261_121


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Routes]:
    found = Routes(tmp_path_factory.mktemp("fuzz"))
    yield found
    found.close()


@pytest.mark.parametrize("name", [name for name in SHARES if name != ROUTES])
def test_a_parser_reads_odd_input_or_says_what_is_wrong_with_it(name: str) -> None:
    with speaking("en"):
        assert attempt(parsers()[name], _A_FEW, _SEED).inputs >= _A_FEW


def test_no_request_meets_an_error_of_ours(routes: Routes) -> None:
    assert attempt(routes.target, _REQUESTS, _SEED).inputs >= _REQUESTS


def test_every_form_of_the_app_is_on_some_page(routes: Routes) -> None:
    rules = routes.household.app.url_map.iter_rules()
    sends = {rule.endpoint for rule in rules if "POST" in (rule.methods or ())}
    assert sends == routes.found.forms.keys() | routes.found.bodies.keys()
