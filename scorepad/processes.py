"""Child processes that work within hard limits, and end with the process that started them."""

import multiprocessing
import os
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from math import ceil
from multiprocessing.connection import wait

try:
    import resource
except ImportError:  # not on every system; there, whoever waits for a child is the only limit
    resource = None  # type: ignore[assignment]

_NICENESS = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one piece of work.

    They are CPU ``seconds``, and ``memory`` in bytes for the whole child, of which its libraries
    need a third.
    """

    seconds: float = 10
    memory: int = 1 << 30


def limit_this_process(memory: int) -> None:
    """Let this process, a child, take so many bytes at most, give way, and end with its parent."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if resource is not None:
        # The pad goes first: somebody is tapping on it while this works.
        os.nice(_NICENESS)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        # The system ends a process that works too long, and would write its memory to a core file.
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def at_most(seconds: float) -> AbstractContextManager[None]:
    """Let the block take so many CPU seconds; the system ends the process after that."""
    return _at_most(seconds) if resource is not None else nullcontext()


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    used = resource.getrusage(resource.RUSAGE_SELF)
    usual, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = ceil(used.ru_utime + used.ru_stime + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (until, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (usual, most))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
