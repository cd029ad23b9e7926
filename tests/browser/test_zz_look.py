import pytest
from tests.browser.scorer import Sit
N = ("Anna", "Ben", "Cleo", "Dan")
D="/tmp/pads-scratch/"
@pytest.mark.parametrize("dark", [False, True])
def test_look(scorer: Sit, dark: bool) -> None:
    a = scorer(dark=dark)
    p = a.page
    t = "d" if dark else "l"
    n = [0]
    def shot(name):
        p.wait_for_timeout(250)
        p.screenshot(path=f"{D}{t}{n[0]:02}-{name}.png"); n[0]+=1
    pad = a.open_game(N, "wizard_jubilee", dealer=3, hands="3 4")
    p.wait_for_timeout(800)
    a.tap("#trump"); shot("trump")
    p.locator("button[value=W]").tap(); p.wait_for_timeout(300); shot("wolf")
    p.locator("#pad a[href*='at=trump.']").nth(1).tap(); p.wait_for_timeout(300); shot("wolf-who")
    p.locator("#no-trump").tap(); p.wait_for_timeout(300); shot("named")
    for v in (1, 1, 0, 2): a.key(v)
    shot("tricks")
    a.tap("#cloud"); shot("cloud")
    p.locator("[id^=cloud-][id$='-1']").nth(1).tap(); p.wait_for_timeout(300); shot("clouded")
    a.tap("#cloud"); shot("cloud-again")
    p.locator(".back").tap(); p.wait_for_timeout(300)
    for v in (1, 0, 1): a.key(v)
    shot("last")
    a.tap("#bomb-fell"); p.wait_for_timeout(300); shot("next")
    a.tap("#trump"); p.locator("button[value=X]").tap(); p.wait_for_timeout(300); shot("bombturned")
    for v in (1, 1, 0, 2): a.key(v)
    for v in (1, 0): a.key(v)
    p.goto(a.address + pad + "/sheet"); shot("sheet")
    p.goto(a.address + pad + "/log"); shot("log")
    print(a.faults())
