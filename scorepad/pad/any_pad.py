"""A game of any kind: pads of every kind have what is the same under the same names."""

from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Pad, Round

AnyPad = Pad | Match
AnyRound = Round | MatchRound
