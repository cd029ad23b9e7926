"""Scripts and styles without comments and blanks, a script's own names as short as can be."""

import re

# The minifier puts what is taken apart before what stood in front of it, even where
# it is made of that; a statement in between keeps both in their places.
_TAKES_APART = re.compile(r"^(?=[ \t]*(?:const|let) [\[{])", re.MULTILINE)
_BETWEEN = "0;"


SCRIPT = "text/javascript"
STYLE = "text/css"


def minified(text: str, content_type: str = SCRIPT) -> str:
    """Return ``text`` made shorter; where no minifier can be installed, as it is.

    In a script, a declaration that takes apart a value has to begin its line.
    """
    try:
        import minify
    except ImportError:
        return text
    if content_type == SCRIPT:
        text = _TAKES_APART.sub(_BETWEEN, text)
    return str(minify.string(content_type, text))
