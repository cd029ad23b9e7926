"""JavaScript without comments and blanks, its own names as short as can be."""

import re

# The minifier puts what is taken apart before what stood in front of it, even where
# it is made of that; a statement in between keeps both in their places.
_TAKES_APART = re.compile(r"^(?=[ \t]*(?:const|let) [\[{])", re.MULTILINE)
_BETWEEN = "0;"


def minified(text: str) -> str:
    """The same program, shorter; where no minifier can be installed, as it is.
    A declaration that takes apart a value begins its line."""
    try:
        import minify
    except ImportError:
        return text
    return str(minify.string("text/javascript", _TAKES_APART.sub(_BETWEEN, text)))
