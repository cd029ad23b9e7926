"""The rules of a game in sentences."""

from collections.abc import Callable, Mapping, Sequence

from scorepad.i18n.games import words_of
from scorepad.i18n.points import points_in_words
from scorepad.i18n.speech import Facts, Lazy, all_of, gettext, lazy_gettext, ngettext, one_of
from scorepad.views.rules_topics import Sentence


def rule_sentence(sentence: Sentence, game: str) -> str:
    """Return the sentence, in the words of the game with this key."""
    words = words_of(game)
    facts = dict(sentence.facts)
    if "cards" in facts and isinstance(facts["cards"], tuple):
        facts["names"] = one_of(words.specials.get(code, code) for code in facts["cards"])
    if "ways" in facts:
        facts["others"] = one_of(words.specials.get(code, code) for code in facts["ways"])
    if "pairs" in facts:
        facts["pairs"] = _pairs(facts["pairs"], words.specials)
    if "suits" in facts:
        facts["named"] = [words.suits.get(code, code) for code in facts["suits"]]
    if sentence.code in _LED:
        return _led(sentence.code, game)
    if "formula" in facts:
        facts["points"] = points_in_words(facts["formula"])
    text = _SENTENCES[sentence.code]
    return text(facts, game) if callable(text) else str(text) % facts


def sentences_in_words() -> dict[str, str]:
    """Return the sentences that name their facts, for whoever fills them in elsewhere."""
    return {code: str(text) for code, text in _SENTENCES.items() if not callable(text)}


def led_in_words() -> dict[str, list[str]]:
    """Return the sentences about whoever leads first: without and with a word for that player."""
    return {code: [str(each) for each in both] for code, both in _LED.items()}


def _deck(f: Facts, game: str) -> str:
    words = words_of(game)
    low, high = _low_and_high(f, game)
    plain = gettext(
        "%(cards)s cards: %(low)s to %(high)s in %(suits)s.",
        cards=f["cards"],
        low=low,
        high=high,
        suits=all_of(f["named"]),
    )
    if not f["specials"]:
        return plain
    return f"{plain} {_special_cards(f['specials'], words.specials)}"


def _low_and_high(f: Facts, game: str) -> tuple[str, str]:
    ranks = words_of(game).ranks
    low, high = f["ranks"]
    return ranks.get(low, low), ranks.get(high, high)


def _ranks(f: Facts, game: str) -> str:
    low, high = _low_and_high(f, game)
    return gettext("In each suit, lowest: %(low)s; highest: %(high)s.", low=low, high=high)


def _led(code: str, game: str) -> str:
    """Return a sentence about whoever leads first, in the word of the game where it has one."""
    plain, called = _LED[code]
    leader = words_of(game).leader
    at_start = leader[:1].upper() + leader[1:]
    return str(called) % {"Leader": at_start, "leader": leader} if leader else str(plain)


def _special_cards(counts: Sequence[tuple[str, int]], names: Mapping[str, str]) -> str:
    called = [(names.get(code, code), count) for code, count in counts]
    if len({count for _, count in called}) > 1:
        each = [f"{name} ({count})" for name, count in called]
        return gettext("Besides: %(specials)s.", specials=all_of(each))
    together = all_of(name for name, _ in called)
    return ngettext(
        "Besides, %(num)s of each: %(specials)s.",
        "Besides, %(num)s of each: %(specials)s.",
        called[0][1],
        specials=together,
    )


def _pairs(pairs: Sequence[tuple[str, str]], names: Mapping[str, str]) -> str:
    return ", ".join(
        gettext(
            "%(card)s before %(other)s", card=names.get(one, one), other=names.get(other, other)
        )
        for one, other in pairs
    )


def _circle(f: Facts, game: str) -> str:
    names = words_of(game).specials
    others = all_of(names.get(code, code) for code in f["ways"])
    return gettext("%(card)s, where %(others)s lie too.", card=f["names"], others=others)


def _third_hand(_: Facts, game: str) -> str:
    return gettext(
        "A third hand is dealt, %(name)s’s. Its top card is always the second of a trick, without "
        "following suit. Its tricks are nobody’s; whoever led the round then leads next.",
        name=words_of(game).third_hand,
    )


def _third_hand_plays(f: Facts, _: str) -> str:
    return gettext("From there %(card)s is always %(other)s.", card=f["names"], other=f["others"])


def _cycle(f: Facts, _: str) -> str:
    suits = [name or gettext("no trump") for name in f["named"]]
    return gettext("Trump changes from round to round: %(suits)s.", suits=", ".join(suits))


def _forbidden(f: Facts, _: str) -> str:
    return gettext(
        "So with %(hand)s cards, after bids of %(bids)s, a %(value)s is not allowed.",
        hand=f["hand"],
        bids=all_of(str(bid) for bid in f["bids"]),
        value=f["value"],
    )


def _players(f: Facts, _: str) -> str:
    if f["least"] + 1 == f["most"]:
        return gettext("%(least)s or %(most)s players.", **f)
    return gettext("%(least)s to %(most)s players.", **f)


_LED: Mapping[str, tuple[Lazy, Lazy]] = {
    "dealer": (
        lazy_gettext("The deal passes to the left."),
        lazy_gettext("After the round %(leader)s deals: so the deal passes to the left."),
    ),
    "bids_open": (
        lazy_gettext("Each says how many tricks, left of the dealer first, the dealer last."),
        lazy_gettext(
            "%(Leader)s, left of the dealer, says first how many tricks; then each in turn, the "
            "dealer last."
        ),
    ),
    "lead": (
        lazy_gettext(
            "Left of the dealer leads first, with any card; then whoever took the last trick."
        ),
        lazy_gettext("%(Leader)s leads first, with any card; then whoever took the last trick."),
    ),
}
"""The sentences about whoever leads first: without and with a word of the game for that player."""

_SENTENCES: Mapping[str, Lazy | Callable[[Facts, str], str]] = {
    # deal
    "players": _players,
    "deck": _deck,
    "course_up": lazy_gettext("One card each in round 1, then one more every round."),
    "course_down": lazy_gettext("The largest hand first, then one card less every round."),
    "course_up_down": lazy_gettext("One card more every round, then down again to one."),
    "course_down_up": lazy_gettext("One card less every round down to one, then up again."),
    "hands_more": lazy_gettext("Cards each in round 1: %(first)s. Then %(step)s more every round."),
    "hands_fewer": lazy_gettext(
        "Cards each in round 1: %(first)s. Then %(step)s fewer every round."
    ),
    "hands_as_many": lazy_gettext("Cards each in every round: %(first)s."),
    "rounds": lambda f, _: ngettext(
        "The game has %(num)s round.", "The game has %(num)s rounds.", f["rounds"]
    ),
    "extra": lazy_gettext("Then one more round with a single card each."),
    "extra_blind": lazy_gettext(
        "Then one more round, blind: a single card each, which only the others see."
    ),
    "keep": lambda f, _: ngettext(
        "At least %(num)s card is never dealt.",
        "At least %(num)s cards are never dealt.",
        f["cards"],
    ),
    "hands_vary": lazy_gettext(
        "The list of hands differs from one tournament to the next: type yours for a new game."
    ),
    "first_dealer_drawn": lazy_gettext("A card each is drawn: the highest deals first."),
    "first_dealer_wisest": lazy_gettext("The wisest player keeps the score and deals first."),
    "blind_unseen": lazy_gettext(
        "Nobody looks at their own card, not even to play it: bid by what the others hold up."
    ),
    # trump
    "trump_turned": lazy_gettext("The next card is turned: its suit is trump."),
    "trump_fixed": lambda f, _: gettext("Always trump: %(suit)s.", suit=f["named"][0]),
    "trump_cycle": _cycle,
    "trump_none": lazy_gettext("There is no trump."),
    "special_turned_choose": lazy_gettext("%(names)s turned: the dealer names a suit as trump."),
    "dealer_looks": lazy_gettext("The dealer may look at their own hand first."),
    "special_turned_none": lazy_gettext("%(names)s turned: no trump."),
    "all_dealt": lazy_gettext("All cards dealt, none left to turn: no trump."),
    # bids
    "bids_simultaneous": lazy_gettext(
        "Each decides how many tricks; all bids are shown at the same moment, before the play."
    ),
    "bids_secret": lazy_gettext(
        "Each writes down how many tricks; the bids are shown when the round has been played."
    ),
    "in_view": lazy_gettext("Everybody can see who has bid how much, and who has how many tricks."),
    "forehead": lazy_gettext(
        "While bids are made, each holds the cards on the forehead: all but their owner see them."
    ),
    "forehead_after": lazy_gettext(
        "After the last bid each takes the cards into the hand, and the round is played as usual."
    ),
    "phone_goes_round": lazy_gettext(
        "Each types a bid unseen, on their own phone or on one that goes round."
    ),
    "restriction_nobody": lazy_gettext("Free: the bids may add up to the number of tricks."),
    "restriction_last": lazy_gettext(
        "Whoever bids last must not make the bids add up to the number of tricks."
    ),
    "restriction_sole_leader": lazy_gettext(
        "Whoever bids last and leads the game alone must not make the bids add up to "
        "the number of tricks."
    ),
    "forbidden": _forbidden,
    "zero_exempt": lazy_gettext("A bid of zero is always allowed."),
    "from_hand": lazy_gettext("This holds from hands of %(hand)s cards on."),
    "blind_exempt": lazy_gettext("It does not hold in the blind round."),
    "blind_not_exempt": lazy_gettext("It holds in the blind round too."),
    # play
    "follow": lazy_gettext("Who has a card of the suit led must play one."),
    "discard": lazy_gettext("Any card may be played; nobody must trump."),
    "specials_any_time": lazy_gettext(
        "%(names)s may be played at any time, even by those who could follow suit."
    ),
    "either": lazy_gettext("%(names)s is played as %(others)s: whoever plays it says which."),
    "top_lead_free": lazy_gettext("Everybody then plays any card."),
    "top_lead_next_card": lazy_gettext("The next card with a suit must then be followed."),
    "bottom_lead": lazy_gettext("The next card with a suit is the one to follow."),
    "not_judged": lazy_gettext(
        "What the special cards do is printed on them. The pad counts; it cannot judge a trick."
    ),
    # who takes it
    "first_top": lazy_gettext("The first %(names)s."),
    "highest_trump": lazy_gettext("The highest trump."),
    "highest_of_suit_led": lazy_gettext("The highest card of the suit led."),
    "only_bottoms": lazy_gettext("The first one takes the trick."),
    "circle": _circle,
    "tops_beat": lazy_gettext("%(pairs)s; of several alike the first."),
    "one_before_other": lambda f, _: f"{f['pairs']}.",
    "nobodys_trick": lazy_gettext(
        "Nobody takes it. Whoever would have taken it otherwise leads next."
    ),
    "highest_number": lazy_gettext(
        "The highest number takes it, whatever the suits, of equals the first. Without a number "
        "nobody takes it, and whoever would have taken it otherwise leads next."
    ),
    "still_followed": lazy_gettext("A suit that was led before is still followed."),
    "second_counts": lazy_gettext(
        "Of both in one trick the later one counts, and the earlier one beats nothing."
    ),
    "third_hand": _third_hand,
    "third_hand_plays": _third_hand_plays,
    "ranks": _ranks,
    # points
    "made": lazy_gettext("Bid made: %(points)s"),
    "missed": lazy_gettext("Bid missed: %(points)s"),
    "zero_made": lazy_gettext("Zero made: %(points)s"),
    "zero_missed": lazy_gettext("Zero missed: %(points)s"),
    "near_half": lazy_gettext(
        "A bid missed by one brings half of what it would have brought, and half of the bonus."
    ),
    "cannonball": lazy_gettext(
        "Who says cannonball with the bid gets %(points)s for each card in the hand, or nothing."
    ),
    "wager": lazy_gettext(
        "A wager of up to %(most)s is won if the bid was made exactly, and lost otherwise."
    ),
    "loot_points": lazy_gettext(
        "Loot binds two players: %(points)s for each if both made their bids exactly."
    ),
    "bonus_made": lazy_gettext("A bonus for special cards counts if the bid was made."),
    "bonus_always": lazy_gettext("A bonus for special cards counts in any case."),
    "bonus_steps": lazy_gettext("It goes in steps of %(step)s, up to %(most)s."),
    "bonus_steps_won": lazy_gettext("It goes in steps of %(step)s, up to all that can be won."),
    "bomb": lazy_gettext("The Bomb: nobody takes its trick, so there is one less."),
    "cloud": lazy_gettext("The Cloud: whoever takes it changes the bid by one."),
    "pirates": lazy_gettext(
        "A pirate may change the bid of whoever takes a trick with it by one, or let them wager."
    ),
    # end
    "highest_wins": lazy_gettext("After the last round the highest total wins."),
    "tie_shared": lazy_gettext("Several who are level win together."),
    "tie_most_made": lazy_gettext("Of those who are level, whoever made most bids wins."),
    "tie_play_on": lazy_gettext("Where several are level, another round is played."),
    "leavers_win": lazy_gettext("Who left early can still win."),
    "leavers_do_not_win": lazy_gettext("Who left early cannot win."),
    # duels
    "sets": lazy_gettext(
        "There are two sets with the same Sorcerers, a white one and a black one: "
        "one for each of you."
    ),
    "drawn": lazy_gettext(
        "Before round 1 you offer your whole set face down, shuffled: your opponent draws one card "
        "at random and shows it. That card is obligatory: it must be among your %(pile)s."
    ),
    "chosen": lazy_gettext(
        "You then look at the rest of your set and choose %(chosen)s more in secret."
    ),
    "aside": lazy_gettext("The other cards are put aside until the next round."),
    "pile": lazy_gettext(
        "%(fighting)s of the %(pile)s form the pile, in an order of your choice, the first on top. "
        "The last one is the pending card: it waits beside the pile, and may come in during the "
        "round."
    ),
    "pending": lazy_gettext("It comes in by powers only."),
    "face_down": lazy_gettext(
        "Pile and pending card lie face down, your discards beside them, the duel between you and "
        "the tokens within reach."
    ),
    "swap": lazy_gettext(
        "From round 2 on, before the cards are put in order, you may swap one of your %(pile)s "
        "with any that was put aside; you may look at all of these. Otherwise the %(pile)s serve "
        "for the whole match. Each round has its own order, and any of the %(pile)s may wait."
    ),
    "immediate": lazy_gettext("An Immediate power works once, when its card is put into the duel."),
    "dormant": lazy_gettext(
        "A Dormant power works while its card lies on top of its owner’s discards. It stops the "
        "moment the card is covered, even in the middle of a duel."
    ),
    "permanent": lazy_gettext(
        "A Permanent power works while its card is in the duel zone, and stops when the card is "
        "discarded."
    ),
    "may": lazy_gettext("“Pouvez” (may) on a card is never an obligation: its owner decides."),
    "both_powers": lazy_gettext(
        "With two cards of one name, powers may let both win. Where neither has another card "
        "then, both win the round; of other cases the sheet says nothing, and you decide."
    ),
    "power": lazy_gettext("Both reveal a card. A power that names a winner decides."),
    "element": lazy_gettext("The weaker element loses, whatever its value."),
    "value": lazy_gettext("The higher value wins, Dormant bonus included."),
    "level": lazy_gettext("Both lose."),
    "order": lazy_gettext("The lower printed value goes first."),
    "same_name": lazy_gettext("Two cards of one name lose theirs."),
    "stays": lazy_gettext("Who wins stays; who loses is discarded and reveals the next card."),
    "round": lazy_gettext("Who has no card left loses the round, and the other takes a token."),
    "both_win": lazy_gettext("If both run out in one duel, both take one."),
    "tokens": lambda f, _: ngettext(
        "%(num)s token wins the match.", "%(num)s tokens win the match.", f["tokens"]
    ),
    "sums": lazy_gettext(
        "If both would win at once, the lower sum of all %(pile)s printed values does; "
        "level sums are a draw."
    ),
}
