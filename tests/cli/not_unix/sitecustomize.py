"""Takes from Python what it has on Unix alone. Python imports this at its start where the folder
is in PYTHONPATH, in every process; paths and processes stay those of this machine."""

import mmap
import os
import signal
import socket
import sys

_MODULES = ("fcntl", "grp", "pwd", "resource", "syslog", "termios")
_NAMES = {
    mmap: ("MAP_POPULATE", "MAP_SHARED", "PROT_READ"),
    os: ("O_CLOEXEC", "O_DIRECTORY", "fork", "forkpty", "nice", "pread", "pwrite"),
    signal: ("SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGXCPU"),
    socket: ("SO_REUSEPORT", "TCP_DEFER_ACCEPT"),
}

for name in _MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
for module, names in _NAMES.items():
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
