"""``scorepad`` whose games have the plain fields of tests: ``-m tests.browser.plain_fields``."""

import sys
from pathlib import Path
from unittest.mock import patch

from scorepad.cli import main
from scorepad.web.http import compiled
from tests.pad.plain import with_plain_fields

if __name__ == "__main__":
    # What is compiled here is of no use to others, and theirs is not to be taken for it.
    own = Path(sys.argv[-1]) / "compiled"
    with with_plain_fields(), patch.object(compiled, "FOLDER", own):
        main(prog_name="scorepad")
