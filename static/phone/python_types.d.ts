/**
 * What the phone's modules hand to each other as Python does, by the names that it has there:
 * fields and properties. `make types` makes this file, and a test compares it.
 */

type After = "pass" | "bid" | "swap";

type CardRole =
  "top" | "bottom" | "suited" | "either" | "copy" | "nobody" | "numbers" | "never" | "other";

type Code =
  | "bid_forbidden"
  | "out_of_range"
  | "not_a_multiple"
  | "too_many_tricks"
  | "tricks_do_not_add_up"
  | "nothing_changed"
  | "other_player_needed"
  | "bids_missing"
  | "reveal_first"
  | "nothing_to_reveal"
  | "round_not_open"
  | "deal_is_over"
  | "not_at_the_table"
  | "game_is_over"
  | "no_such_trump"
  | "no_trump_left"
  | "trump_not_turned"
  | "trick_not_next"
  | "no_such_card_here"
  | "bomb_fell_before"
  | "no_more_for_nobody"
  | "bomb_did_not_fall"
  | "bomb_not_said"
  | "cloud_was_taken"
  | "cloud_by_one"
  | "no_more_changes"
  | "cloud_without_trick"
  | "wager_in_steps"
  | "not_an_ally"
  | "loots_are_played"
  | "no_cannonball"
  | "no_bonus"
  | "bonus_in_steps"
  | "no_such_element"
  | "pile_size"
  | "round_after_the_end"
  | "no_sums_needed"
  | "order_closed"
  | "card_lies_there"
  | "cards_missing"
  | "nothing_to_turn_up"
  | "round_has_ended"
  | "nothing_to_undo"
  | "not_the_newest"
  | "written_meanwhile"
  | "same_id"
  | "game_deleted"
  | "game_not_open"
  | "access_ended"
  | "game_full"
  | "nothing_to_go_on"
  | "scorer_is_asked"
  | "takeover_refused"
  | "takeover_expired"
  | "takeover_given"
  | "takeover_denied"
  | "takeover_by_nobody"
  | "too_many_ask"
  | "answered_elsewhere"
  | "seat_is_asked"
  | "writes_by_group"
  | "not_own_seat"
  | "not_your_turn"
  | "entry_closed"
  | "share_used_up"
  | "tricks_by_scorer"
  | "seat_taken"
  | "seat_gone"
  | "nothing_chosen"
  | "not_a_mark"
  | "name_empty"
  | "name_too_long"
  | "name_taken"
  | "name_of_whom"
  | "name_has_controls"
  | "name_unseen"
  | "number_of_players"
  | "cards_do_not_suffice"
  | "game_would_be_over"
  | "round_has_begun"
  | "hand_is_dealt"
  | "ban_needs_open_bids"
  | "cards_are_seen"
  | "no_suit_for_trump"
  | "trump_not_once"
  | "no_room_for_a_bonus"
  | "variants_contradict"
  | "no_such_rule"
  | "no_such_game"
  | "nothing_to_end"
  | "rounds_out_of_range"
  | "hand_out_of_range"
  | "why_missing"
  | "text_too_long"
  | "why_too_long"
  | "rules_need_a_name"
  | "group_needs_a_name"
  | "too_many_house_rules"
  | "made_brings_no_more"
  | "season_needs_a_name"
  | "season_is_there"
  | "no_such_day"
  | "season_day_far"
  | "season_ends_early"
  | "season_day_taken"
  | "season_begins_early"
  | "season_ends_late"
  | "season_number"
  | "season_best_of"
  | "season_changed"
  | "too_many_seasons"
  | "no_such_card"
  | "card_too_often"
  | "turned_card"
  | "never_played"
  | "too_many_cards"
  | "already_played"
  | "not_in_hand"
  | "no_cards"
  | "played_as_what"
  | "not_judged";

type Colour = "red" | "green" | "blue" | "yellow" | "black";

type DuelReason = "power" | "element" | "value" | "level";

type Flag = "last_bid" | "tricks" | "count" | "changed";

type Phase = "bids" | "tricks" | "done" | "winner" | "sums";

type RankNames = "numbers" | "court";

type Shape = "diamond" | "triangle" | "circle" | "star" | "heart" | "spade" | "club";

type Side = "A" | "B" | "both" | "none";

type Taken =
  | "first_top"
  | "beats_suits"
  | "beats_specials"
  | "circle"
  | "highest_trump"
  | "highest_of_suit_led"
  | "first_bottom"
  | "beats_bottoms"
  | "nobody"
  | "highest_number"
  | "no_number";

type Why =
  "leads" | "special" | "no_suit_yet" | "top_was_led" | "follows" | "cannot_follow" | "must_follow";

/** scorepad/rules/ruleset.py */
interface Deal {
  hand: number;
  blind: boolean;
}

/** scorepad/rules/deck.py */
interface Suit {
  code: string;
  colour: Colour;
  shape: Shape;
}

/** scorepad/rules/deck.py */
interface Deck {
  suits: Suit[];
  ranks: string[];
  specials: Special[];
  court: string[];
  called: RankNames;
  circle: string;
  all_specials: Special[];
  several_tops: boolean;
  tops_differ: boolean;
  labels: string[];
}

/** scorepad/rules/cards.py */
interface Card {
  code: string;
  suit: string | null;
  rank: number;
  role: CardRole | null;
  label: string;
  kind: string;
  said: string;
  frees: boolean;
  beats: string[];
  played: string;
}

/** scorepad/rules/legality.py */
interface Ruling {
  card: Card;
  why: Why;
  suit_led: string | null;
  topic: string;
  place: string;
  freed_by: Card | null;
  legal: boolean;
}

/** scorepad/rules/tricks.py */
interface Verdict {
  taker: number | null;
  card: Card;
  why: Taken;
  suit_led: string | null;
  topic: string;
  place: string;
  leads: number | null;
  beaten: string[];
}

/** scorepad/rules/tricks.py */
interface TrumpOfRound {
  known: boolean;
  suit: string | null;
  to_choose: boolean;
  turned: string | null;
}

/** scorepad/rules/after_trick.py */
interface Effect {
  what: After;
  play: number | null;
  bids: number[];
  cards: number[];
  must: boolean;
  later: boolean;
}

/** scorepad/rules/refusal.py */
interface Refusal {
  code: Code;
  facts: Record<string, any>;
}

/** scorepad/rules/duel/verdict.py */
interface Sorcerer {
  element: string;
  value: number | null;
  bonus: number;
}

/** scorepad/rules/duel/verdict.py */
interface DuelVerdict {
  winner: Side;
  reason: DuelReason;
  place: string;
  facts: Record<string, any>;
}

/** scorepad/pad/state.py */
interface Box {
  player: string;
  tricks: number | null;
  inferred: boolean;
  counted: boolean;
  counted_tricks: number | null;
  cannonball: boolean;
  wager: number | null;
  ally: string | null;
  wager_points: number;
  bonus: number | null;
  scored_bonus: number;
  points: number | null;
  adjustment: number;
  before: number;
  total: number;
  made: boolean | null;
}

/** scorepad/pad/state.py */
interface Round {
  number: number;
  deal: number;
  hand: number;
  blind: boolean;
  seats: string[];
  order: string[];
  dealer: string;
  undealt: number;
  turned: boolean;
  trump: TrumpOfRound;
  chooser: string | null;
  takers: (string | null)[];
  sums: number[];
  phase: Phase;
  forbidden: number | null;
  flags: Flag[];
  hidden: boolean;
  to_reveal: boolean;
  revealed: Record<string, Value> | null;
  level: number[];
  next_leader: string | null;
  leader: string;
  tricks_left: number;
  untaken_limit: UntakenLimit;
  most_changes: number;
  untaken: number | null;
  next_trick: number;
}

/** scorepad/pad/state.py */
interface Pad {
  names: Record<string, string>;
  present: string[];
  away: string[];
  totals: Record<string, number>;
  ended_early: boolean;
  winners: string[];
  reveals: Reveals;
  over: boolean;
  number_of_rounds: number;
}

/** scorepad/pad/tricks_taken.py */
interface UntakenLimit {
  most: number;
  bombs: number;
  said: boolean;
}

/** scorepad/pad/rounds.py */
interface RoundPhase {
  phase: Phase;
  hidden: boolean;
  to_reveal: boolean;
  revealed: Record<string, Value> | null;
}

/** scorepad/pad/reveals.py */
interface Reveal {
  place: number;
  bids: Record<string, Value>;
}

/** scorepad/pad/reveals.py */
interface Reveals {
  asked: boolean;
  made: Record<string, Reveal>;
}

/** scorepad/pad/conflicts.py */
interface Conflict {
  values: [Value, number][];
}

/** scorepad/pad/entries.py */
interface Entry {
  player: string;
  field: string;
}

/** scorepad/pad/changes.py */
interface CellChange {
  cell: Cell;
  before: Value;
  after: Value;
}

/** scorepad/pad/changes.py */
interface LogEntry {
  mark: Mark;
  changes: CellChange[];
  undone: boolean;
  corrects: boolean;
}

/** scorepad/pad/match/state.py */
interface LoggedDuel {
  number: number;
  sides: [Sorcerer, Sorcerer];
  power: Side | null;
  verdict: DuelVerdict;
  counts: boolean;
}

/** scorepad/pad/match/state.py */
interface MatchBox {
  player: string;
  points: number | null;
  before: number;
  total: number;
  sum: number | null;
  lost: number;
  cards: number;
  pending: boolean;
  permanent: string;
  order: (Sorcerer | null)[];
  placed: number;
  turned: number;
  left: number;
  values: number | null;
  made: null;
}

/** scorepad/pad/match/state.py */
interface MatchRound {
  number: number;
  seats: string[];
  winners: string[];
  tied: boolean;
  phase: Phase;
  duels: LoggedDuel[];
  deal: number;
  by_duels: string[];
  next_duel: number;
  is_followed: boolean;
  staying: [Sorcerer, Sorcerer];
  face_up: [Sorcerer, Sorcerer];
  turned_up: [Sorcerer | null, Sorcerer | null];
}

/** scorepad/pad/match/state.py */
interface Match {
  names: Record<string, string>;
  present: string[];
  away: string[];
  totals: Record<string, number>;
  ended_early: boolean;
  winners: string[];
  beyond: number[];
  over: boolean;
  number_of_rounds: number;
}

/** scorepad/trick_checker/query.py */
interface TrickQuery {
  game: string;
  players: string;
  round: string;
  leader: string;
  trump: string;
  turned: string;
  again: string;
  top_lead: string;
  ranks: string;
  bid_change: string;
  swap: string;
  cloud: string;
  cards: string[];
  judge: string;
  had: string;
  held: string[];
  typed: string;
  ask: string;
}

/** scorepad/trick_checker/query.py */
interface DuelSideQuery {
  element: string;
  value: string;
  bonus: string;
}

/** scorepad/trick_checker/query.py */
interface DuelQuery {
  game: string;
  a: DuelSideQuery;
  b: DuelSideQuery;
  power: string;
  both_powers: boolean;
  same_name: boolean;
}

/** scorepad/trick_checker/trick.py */
interface TrickContext {
  players: number;
  leader: number;
  trump: TrumpOfRound;
  leader_known: boolean;
  first: number | null;
  hand: number;
  bids: (number | null)[];
  last: boolean | null;
}

/** scorepad/trick_checker/trick.py */
interface Trick {
  players: number;
  leader: number;
  trump: TrumpOfRound;
  turned: Card | null;
  plays: Card[];
  judge: number | null;
  held: Card[];
  had: boolean | null;
  ways: Card[];
  waiting: string[];
  again: Card | null;
  lacks: string;
  asked_of: string;
  copy: string;
  copied: Card | null;
  third: number | null;
  seats: number[];
  whole: boolean;
  gone: Record<string, number>;
}

/** scorepad/trick_checker/verdict.py */
interface Reason {
  verdict: Verdict;
  alone: boolean;
  beaten: Card | null;
  final: boolean;
  leads: number | null;
}

/** scorepad/trick_checker/verdict.py */
interface Judged {
  place: number;
  seat: number;
  card: Card;
  suit_led: string | null;
  ruling: Ruling | null;
  followers: Card[];
  asks_hand: boolean;
}

/** scorepad/services/seats.py */
interface Seating {
  seats: string[];
  start: string;
  keep_end: boolean | null;
  picked: string;
}

/** scorepad/services/seats.py */
interface SeatedFrom {
  number: number;
  is_open: boolean;
  dealer: string;
}

/** scorepad/services/rule_fields.py */
interface RuleChanges {
  variants: string[];
  options: Record<string, string>;
  whole_game: boolean;
}

/** scorepad/services/house_rules.py */
interface HouseRules {
  id: string;
  name: string;
  game: string;
  options: Record<string, string | number | boolean>;
}

/** scorepad/views/active_cell.py */
interface PadQuery {
  round: number | null;
  field: string | null;
  player: string;
  value: number | null;
  alone: boolean;
  from_sheet: boolean;
}

/** scorepad/views/rules_examples.py */
interface BidRow {
  hand: number;
  bids: number[];
  forbidden: number | null;
}
