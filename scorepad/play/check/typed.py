"""Cards that were typed instead of tapped."""

from dataclasses import replace

from scorepad.rules.library import games
from scorepad.rules.notation import read_words
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset


def read_typed(ruleset: Ruleset, text: str) -> tuple[tuple[str, ...], tuple[Refusal, ...]]:
    """The codes of the cards in ``text``, which are called as those of ``ruleset``
    are printed, and a refusal for each piece between commas that cannot be read;
    its fact ``card`` is the piece.

    >>> read_typed(games()["wizard_gigamic"].ruleset, "blue 5, 3 bleu, B9 N")
    (('B5', 'B3', 'B9', 'N'), ())
    >>> refusals = read_typed(games()["quoicoupli"].ruleset, "HQ, five")[1]
    >>> [refusal.facts["card"] for refusal in refusals]
    ['five']
    """
    game = games().get(ruleset.key)
    shelf = replace(game, ruleset=ruleset) if game else None
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
