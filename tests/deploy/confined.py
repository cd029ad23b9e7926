"""Run a program as the unit lets it run, as far as that can be done without systemd: which
system calls, no memory that is written and run, no privileges, of /proc the own part alone.

    python -m tests.deploy.confined UNIT PROGRAM [ARGUMENT]...

As root, with systemd-analyze for the names of groups of system calls, and libseccomp.
"""

import ctypes
import errno
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
_NO_SUCH_CALL = -1
_WRITE, _EXECUTE = 2, 4
_MASKED_EQUAL = 7
_SET_NO_NEW_PRIVILEGES = 38
_DROP_FROM_BOUNDING_SET = 24
_CAPABILITIES = 64


class _Comparison(ctypes.Structure):
    """``scmp_arg_cmp`` of libseccomp: an argument, masked, equals something."""

    _fields_ = (
        ("argument", ctypes.c_uint),
        ("how", ctypes.c_int),
        ("mask", ctypes.c_uint64),
        ("value", ctypes.c_uint64),
    )


def main() -> None:
    """Take rights away, and become the program."""
    unit, *program = sys.argv[1:]
    text = Path(unit).read_text()
    if "ProcSubset=pid" in text and "SCOREPAD_TESTS_CONFINED" not in os.environ:
        os.environ["SCOREPAD_TESTS_CONFINED"] = "1"
        mounted = 'mount -t proc -o subset=pid,hidepid=2 proc /proc && exec "$@"'
        line = ["unshare", "--mount", "--pid", "--fork", "sh", "-c", mounted, "sh"]
        os.execvp(line[0], [*line, sys.executable, "-m", "tests.deploy.confined", *sys.argv[1:]])
    calls = allowed(text)
    libc = ctypes.CDLL(None, use_errno=True)
    os.umask(0o077)
    # Root without any capability is nobody; with another id a checkout might be out of reach.
    for capability in range(_CAPABILITIES):
        libc.prctl(_DROP_FROM_BOUNDING_SET, capability, 0, 0, 0)
    libc.prctl(_SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    _filter(calls, no_new_code="MemoryDenyWriteExecute=yes" in text)
    os.execvp(program[0], program)


def allowed(unit: str) -> set[str]:
    """Return the names of the system calls that the unit leaves."""
    calls: set[str] = set()
    for sign, names in re.findall(r"^SystemCallFilter=(~?)(.+)$", unit, re.MULTILINE):
        found = {call for name in names.split() for call in _calls_of(name)}
        calls = calls - found if sign else calls | found
    return calls


def _calls_of(name: str) -> Iterator[str]:
    if not name.startswith("@"):
        yield name
        return
    said = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager", name],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for line in said.splitlines()[1:]:
        each = line.strip()
        if each and not each.startswith("#"):
            yield from _calls_of(each)


def _filter(calls: set[str], *, no_new_code: bool) -> None:
    library = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(_REFUSE))
    forbidden = {"mmap": _WRITE | _EXECUTE, "mprotect": _EXECUTE, "pkey_mprotect": _EXECUTE}
    for call in sorted(calls):
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number == _NO_SUCH_CALL:
            continue
        if not no_new_code or call not in forbidden:
            library.seccomp_rule_add_array(context, _ALLOW, number, 0, None)
            continue
        mask = forbidden[call]
        # Whatever of the bits is there, but not all of them together.
        for value in range(8):
            if value & mask == value and value != mask:
                rule = _Comparison(2, _MASKED_EQUAL, mask, value)
                library.seccomp_rule_add_array(context, _ALLOW, number, 1, ctypes.byref(rule))
    if library.seccomp_load(context):
        raise SystemExit("The filter of system calls can't be loaded.")


if __name__ == "__main__":
    main()
