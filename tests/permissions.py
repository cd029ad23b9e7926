"""What binds root to permissions, as it binds whoever the app runs as."""

import ctypes
import os

_DROP_FROM_BOUNDING_SET, _READ_AND_WRITE_EVERYTHING = 24, 1
_VERSION = 0x20080522


def bound_by_permissions() -> None:
    """Take from this process, and from all that it starts, the power to ignore permissions."""
    libc = ctypes.CDLL(None, use_errno=True)
    if os.geteuid() != 0:
        return
    libc.prctl(_DROP_FROM_BOUNDING_SET, _READ_AND_WRITE_EVERYTHING, 0, 0, 0)
    # The set above counts once another program is run. Of each of the two words that hold all
    # powers there are three: those that are in force, that may be, and that are handed on.
    header, powers = (ctypes.c_uint32 * 2)(_VERSION, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(header, powers) == 0, os.strerror(ctypes.get_errno())
    for place in range(3):
        powers[place] &= ~(1 << _READ_AND_WRITE_EVERYTHING)
    assert libc.capset(header, powers) == 0, os.strerror(ctypes.get_errno())
