"""What holds for every test, whatever it needs: patience, and its kind."""

import signal

from hypothesis import settings

pytest_plugins = ["tests.kinds", "tests.databases"]

# Python reads it by itself where a test asks for that; it takes modules away.
collect_ignore = ["cli/not_unix/sitecustomize.py"]

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# A shell that starts the tests beside other work has Ctrl-C ignored, and so has what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
