"""Run a command, and wait for all that it leaves behind, so that a shell that times this counts it.

What a browser or a forked server has started is nobody's child any more once that has ended: of six
processor seconds of a test in a browser, four were counted nowhere.

    python .ci/counted.py make test
"""

import ctypes
import os
import signal
import sys

# Linux has whoever lost its parent become a child of the next ancestor that asks for it.
_SET_CHILD_SUBREAPER = 36


def main(command: list[str]) -> int:
    """Return the exit status of the command, as a shell gives it."""
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    started = os.posix_spawnp(command[0], command, os.environ)
    # Ctrl-C is for the command, which says what it has done until then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    status = None
    while status is None:
        pid, ended = os.wait()
        if pid == started:
            status = os.waitstatus_to_exitcode(ended)
    _wait_for_what_has_ended()
    return status if status >= 0 else 128 - status


def _wait_for_what_has_ended() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
