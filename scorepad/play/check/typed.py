"""Cards that were typed instead of tapped."""

from scorepad.rules.library import games
from scorepad.rules.notation import read_words
from scorepad.rules.refusal import Code, Refusal, Refused


def read_typed(game: str, text: str) -> tuple[tuple[str, ...], tuple[Refusal, ...]]:
    """The codes of the cards in ``text``, and a refusal for each piece between
    commas that cannot be read; its fact ``card`` is the piece.

    >>> read_typed("wizard_gigamic", "blue 5, 3 bleu, B9 N")
    (('B5', 'B3', 'B9', 'N'), ())
    >>> [refusal.facts["card"] for refusal in read_typed("quoicoupli", "HQ, five")[1]]
    ['five']
    """
    shelf = games().get(game)
    codes: list[str] = []
    unread: list[Refusal] = []
    for piece in filter(None, map(str.strip, text.replace(";", ",").split(","))):
        if shelf is None:
            unread.append(Refusal(Code.NO_SUCH_CARD, {"card": piece}))
            continue
        try:
            codes.extend(card.code for card in read_words(shelf, piece))
        except Refused as refused:
            facts = {**refused.refusal.facts, "card": piece}
            unread.append(Refusal(Code.NO_SUCH_CARD, facts))
    return tuple(codes), tuple(unread)
