"""JavaScript without comments and blanks, its own names as short as can be."""


def minified(text: str) -> str:
    """The same program, shorter; where no minifier can be installed, as it is."""
    try:
        import minify
    except ImportError:
        return text
    return str(minify.string("text/javascript", text))
