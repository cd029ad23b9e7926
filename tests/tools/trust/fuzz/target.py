"""What odd input is made for."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Target:
    """``make`` makes an input for a parser; ``read`` fails where the parser does not
    know what to say."""

    make: Callable[[Random], Any]
    read: Callable[[Any], object]
