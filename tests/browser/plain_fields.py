"""``scorepad`` whose games have the plain fields of tests: ``-m tests.browser.plain_fields``."""

from scorepad.cli import main
from tests.pad.plain import with_plain_fields

if __name__ == "__main__":
    with with_plain_fields():
        main(prog_name="scorepad")
