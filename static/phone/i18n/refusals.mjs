/** What is wrong with a table, its people or its rules, and what would be right. Pure. */
import { t } from "./speech.mjs";

/** @type {Record<string, (facts: any) => string>} */
export const TABLE_SENTENCES = {
  name_has_controls: () => t("The name has invisible characters. Please type it by hand."),
  name_unseen: () => t("Nobody can see this name. It needs at least one letter, digit or symbol."),
  name_too_long: (f) => t("A name has at most %(longest)s characters.", f),
  name_taken: (f) => t("There is already one called %(name)s: two names must differ.", f),
  number_of_players: (f) =>
    f.least === f.most
      ? t("This game is for exactly %(least)s players, not for %(players)s.", f)
      : f.least + 1 === f.most
        ? t("This game is for %(least)s or %(most)s players, not for %(players)s.", f)
        : t("This game is for %(least)s to %(most)s players, not for %(players)s.", f),
  ban_needs_open_bids: () =>
    t("A ban on the last bidder needs open bids: with hidden bids nobody is the last."),
  no_suit_for_trump: () =>
    t("No suit is named for a trump that needs no turned card. Let a card be turned."),
  cards_do_not_suffice: (f) =>
    t(
      "The cards do not suffice: %(players)s players with %(hand)s cards each, and the deck has %(cards)s. Shorten the game first.",
      f,
    ),
  no_room_for_a_bonus: (f) =>
    t(
      "A largest bonus of %(most)s has no room for a step of %(step)s: make it at least as large as the step.",
      f,
    ),
  rounds_out_of_range: (f) => t("From %(low)s to %(high)s rounds, not %(value)s.", f),
  hand_out_of_range: (f) => t("From %(low)s to %(high)s cards each, not %(value)s.", f),
  round_not_open: (f) => t("Round %(round)s is not open; round %(open)s is.", f),
  deal_is_over: (f) => t("Round %(round)s has been dealt again since.", f),
  not_at_the_table: () => t("That player is not at the table in this round."),
  game_is_over: () => t("The game is over. Reopen it, or add a round."),
  game_full: () => t("This game is full: nothing more can be written in it. Begin a new one."),
  name_empty: () => t("Every player needs a name."),
  game_would_be_over: (f) =>
    t(
      "With %(players)s players the game has only %(rounds)s rounds, and this is round %(round)s.",
      f,
    ),
  round_has_begun: (f) => t("Round %(round)s has begun: seats change between rounds.", f),
  hand_is_dealt: (f) =>
    t(
      "Round %(round)s was dealt with %(hand)s cards each: change the schedule before the bids of a round.",
      f,
    ),
  nothing_to_end: () =>
    t("No round is done yet, so there is nothing to end. Leave the game as it is."),
  why_missing: () => t("Say in a word why."),
  text_too_long: (f) => t("At most %(longest)s characters, please.", f),
  why_too_long: (f) => t("The reason has at most %(longest)s characters.", f),
  variants_contradict: ([one, other]) =>
    t("“%(one)s” and “%(other)s” contradict each other: leave one of them off.", { one, other }),
};
