"""A second opinion on tricks, slow and plain; it shares no code with the rules.

A card is (suit, rank), or ("top", 0) and ("bottom", 0).
"""

Plain = tuple[str, int]


def demanded(plays: list[Plain], free: bool) -> str:
    """The suit that must be followed, "" for none."""
    left = [card for card in plays if card[0] != "bottom"]
    if free and left and left[0][0] == "top":
        return ""
    left = [card for card in left if card[0] != "top"]
    return left[0][0] if left else ""


def may_be_played(card: Plain, plays: list[Plain], hand: list[Plain], free: bool) -> bool:
    """Return whether ``card`` of ``hand`` is legal after ``plays``."""
    suit = demanded(plays, free)
    could_follow = suit != "" and suit in [each[0] for each in hand]
    return not could_follow or card[0] in (suit, "top", "bottom")


def beats(new: Plain, old: Plain, suit: str, trump: str) -> bool:
    """Return whether ``new``, played after ``old``, takes over the trick."""
    if old[0] == "top" or new[0] == "bottom":
        return False
    if new[0] == "top":
        return True
    if old[0] == "bottom" or (new[0] == trump != old[0]):
        return True
    return new[0] == old[0] and new[1] > old[1] and new[0] in (trump, suit)


def taker(plays: list[Plain], trump: str) -> int:
    """Return who takes the trick, found by letting the cards fight one by one."""
    suit = demanded([card for card in plays if card[0] != "top"], free=False)
    best = 0
    for place in range(1, len(plays)):
        if beats(plays[place], plays[best], suit, trump):
            best = place
    return best
