"""What counts as loaded with a page, and which keys can be tapped."""

from tests.tools.bench.reading import Keypad, files_of, files_of_style, keypad_of


def test_every_file_that_a_browser_loads_is_found_once() -> None:
    html = """
    <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/a.css">
    <link rel="icon" href="/i.svg"><link rel="manifest" href="/m.json">
    <link rel="canonical" href="/page"><script src="/a.js" defer></script><script>1</script>
    <img src="/p.png"><img src="data:image/png;base64,AAAA"><a href="/elsewhere">x</a>
    """
    assert files_of(html) == ["/a.css", "/i.svg", "/m.json", "/a.js", "/p.png"]


def test_files_of_a_style_sheet_are_found_and_what_it_carries_itself_is_not() -> None:
    css = "a{background:url('x.svg')} b{mask:url(data:image/svg+xml,y)} c{fill:url(#z)}"
    assert files_of_style(css) == ["x.svg"]


def test_the_number_pad_says_which_keys_may_be_tapped_and_which_is_ringed() -> None:
    html = """
    <form action="/g/x/undo"><input name="id" value="u"><button name="mark">Undo</button></form>
    <form class="keys" action="/g/x/entries"><input type="hidden" name="id" value="1f">
    <button class="key" name="value" value="0">0</button>
    <button class="key ring" name="value" value="1">1</button>
    <button class="key no" name="value" value="2" aria-disabled="true">2</button></form>
    """
    assert keypad_of(html) == Keypad("/g/x/entries", {"id": "1f"}, [0, 1], ringed=1)
    assert keypad_of("<p>The game is over</p>") is None
