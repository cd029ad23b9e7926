"""The rules of a game in sentences."""

from collections.abc import Mapping

from scorepad.i18n.games import (
    counted_specials,
    rank_name,
    special_name,
    suit_name,
    third_hand_of,
    words_of,
)
from scorepad.i18n.lists import all_of, one_of
from scorepad.i18n.points import points_in_words
from scorepad.i18n.speech import Lazy, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.views.rules_topics import Sentence


def rule_sentence(sentence: Sentence, game: str) -> str:
    """Return the sentence, in the words of the game with this key."""
    facts = {**sentence.facts, "game": game, "leader": words_of(game).leader}
    if "cards" in facts and isinstance(facts["cards"], tuple):
        facts["names"] = one_of(special_name(code, game) for code in facts["cards"])
    if "ways" in facts:
        facts["others"] = one_of(special_name(code, game) for code in facts["ways"])
    if "suits" in facts:
        facts["named"] = [suit_name(code, game) for code in facts["suits"]]
    if "ranks" in facts:
        facts["low"], facts["high"] = (rank_name(rank, game) for rank in facts["ranks"])
    if "formula" in facts:
        facts["points"] = points_in_words(facts["formula"])
    return WORDS.say(sentence.code, facts)


_PATTERNS: Mapping[str, Lazy] = {
    # deal
    "course_up": lazy_gettext("One card each in round 1, then one more every round."),
    "course_down": lazy_gettext("The largest hand first, then one card less every round."),
    "course_up_down": lazy_gettext("One card more every round, then down again to one."),
    "course_down_up": lazy_gettext("One card less every round down to one, then up again."),
    "hands_more": lazy_gettext("Cards each in round 1: %(first)s. Then %(step)s more every round."),
    "hands_fewer": lazy_gettext(
        "Cards each in round 1: %(first)s. Then %(step)s fewer every round."
    ),
    "hands_as_many": lazy_gettext("Cards each in every round: %(first)s."),
    "no_more_rounds": lazy_gettext(
        "The special cards make no more rounds: they leave cards after the last deal too."
    ),
    "more_rounds": lazy_gettext("All cards are dealt, special ones too, so there are more rounds."),
    "extra": lazy_gettext("Then one more round with a single card each."),
    "extra_blind": lazy_gettext(
        "Then one more round, blind: a single card each, which only the others see."
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
    "trump_none": lazy_gettext("There is no trump."),
    "special_turned_choose": lazy_gettext("%(names)s turned: the dealer names a suit as trump."),
    "dealer_looks": lazy_gettext("The dealer may look at their own hand first."),
    "special_turned_none": lazy_gettext("%(names)s turned: no trump."),
    "swapped_in": lazy_gettext(
        "%(names)s in a hand: before the bids its holder puts it in place of the turned card, "
        "takes that card, and names a suit as trump, or no trump."
    ),
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
    "suited": lazy_gettext(
        "%(names)s is of the suit that its player names, between %(low)s and %(high)s."
    ),
    "copy": lazy_gettext(
        "%(names)s is the same as the card that was turned for trump; where none was, %(others)s."
    ),
    "copy_anew": lazy_gettext(
        "Where %(others)s lies there, a new card is turned: %(names)s is the same as that one, "
        "which says trump from then on."
    ),
    "top_lead_free": lazy_gettext("Everybody then plays any card."),
    "top_lead_next_card": lazy_gettext("The next card with a suit must then be followed."),
    "bottom_lead": lazy_gettext("The next card with a suit is the one to follow."),
    "not_judged": lazy_gettext(
        "What the special cards do is printed on them. The pad counts; it cannot judge a trick."
    ),
    # who takes it
    "first_top": lazy_gettext("The first %(names)s."),
    "crosses": lazy_gettext("%(names)s, where %(others)s lies too."),
    "one_top": lazy_gettext("%(names)s, whatever else lies there."),
    "highest_trump": lazy_gettext("The highest trump."),
    "highest_of_suit_led": lazy_gettext("The highest card of the suit led."),
    "only_bottoms": lazy_gettext("The first one takes the trick."),
    "first_of_equals": lazy_gettext("Of equal ones the first takes the trick."),
    "nobodys_trick": lazy_gettext(
        "Nobody takes it. Whoever would have taken it otherwise leads next."
    ),
    # after it
    "after_pass": lazy_gettext(
        "%(names)s in the trick: each gives a card of the hand to the left."
    ),
    "after_bid_trick": lazy_gettext(
        "%(names)s in the trick: whoever takes it changes the bid by one at once, up or down."
    ),
    "after_bid_round_end": lazy_gettext(
        "%(names)s in the trick: whoever takes it changes the bid by one after the round, "
        "up or down."
    ),
    "after_swap_may": lazy_gettext(
        "%(names)s in the trick: its player may take another card of it, for one of the hand."
    ),
    "after_swap_must": lazy_gettext(
        "%(names)s in the trick: its player must take another card of it, for one of the hand."
    ),
    "highest_number": lazy_gettext(
        "The highest number takes it, whatever the suits, of equals the first. Without a number "
        "nobody takes it, and whoever would have taken it otherwise leads next."
    ),
    "still_followed": lazy_gettext("A suit that was led before is still followed."),
    "second_counts": lazy_gettext(
        "Of both in one trick the later one counts, and the earlier one beats nothing."
    ),
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
    "sums": lazy_gettext(
        "If both would win at once, the lower sum of all %(pile)s printed values does; "
        "level sums are a draw."
    ),
}

_MACROS = (
    *("players", "deck", "rounds", "keep", "dealer"),
    *("trump_fixed", "trump_cycle", "bids_open", "forbidden", "lead"),
    *("circle", "tops_beat", "one_before_other", "third_hand", "third_hand_plays", "ranks"),
    "tokens",
)

WORDS = Words(
    "rules_summary",
    _PATTERNS,
    {"rule_sentences": (*_PATTERNS, *_MACROS)},
    helpers=(all_of, counted_specials, rank_name, special_name, third_hand_of),
)
