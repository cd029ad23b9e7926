"""Names that a program takes on its command line."""

import argparse
from collections.abc import Callable, Collection


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """Return a type for argparse: one of the ``names``.

    ``choices`` refuses the default of ``nargs="*"``. Another name ends the program with status 2
    and a sentence that has all names.
    """

    def known(name: str) -> str:
        if name not in names:
            raise argparse.ArgumentTypeError(f"there is no {name}: {', '.join(names)}")
        return name

    return known


def command_for(doc: str | None, names: Collection[str]) -> argparse.ArgumentParser:
    """Return a command line that takes some of the ``names``; without one, it takes all of them."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("names", nargs="*", type=one_of(names), default=list(names))
    return parser
