/**
 * What the phone's modules hand to each other, by the names that it has in Python:
 * tests/client/pad_json.py says what a pad is as plain values. Read by TypeScript alone.
 *
 * Types that are in python_types.d.ts as well have here what a phone adds, or has otherwise.
 */

/** A value of a cell: anything that JSON can say; `{hidden: true}` where it may not be seen yet. */
type Value = any;

type Cell = [round: number, deal: number, player: string, field: string, value: Value];

/**
 * `late`: written while others may have written as well; `said`: the server's words for it; `at`:
 * when, in Unix seconds.
 */
interface Mark {
  at?: number;
  id: string;
  cells?: Cell[];
  seen?: string;
  undoes?: string;
  late?: boolean;
  said?: string;
  /** Whether another phone wrote it; where that is known, whose it is. */
  other?: boolean | string;
}

/** The cells of one round that hold a value, by deal, player and field. */
type Cells = Map<string, Cell>;

/** The value that stands in a cell, and the place of the newest mark that touched it. */
type Standing = [value: Value, place: number];

interface Conflict {
  cell: string;
}

/** What is allowed for an option: these values, or the whole numbers between. */
type Allowed = (string | boolean)[] | { low: number; high: number } | { order: true };

/** Every option of the rules by its name. */
type Rules = Record<string, any>;

interface Deal {
  extra?: boolean;
}

interface Ruleset {
  rules: Rules;
  size: number;
  /** Cards that are never dealt. */
  keep: number;
  /** Cards that can be dealt, if a table plays with every special card and deals them. */
  box: number;
  /** The largest hand by the number of players; a number where it is the same for all. */
  caps: any;
  least: number;
  extra: Deal[];
  suits: string[];
  /** All special cards by their codes, also those that are not in play. */
  specials: Map<string, Special>;
  cycle: string[];
  alwaysSeen: boolean;
  /** Whether results that lack a trick end a round only where somebody said that the Bomb fell. */
  bombSaid: boolean;
  added: Special[];
  bonusCards: { points: number; count: number; one_trick?: boolean }[];
}

/** A card that brings a bonus, with the key of its words. */
interface NamedCard {
  key: string;
  points: number;
  count: number;
  one_trick?: boolean;
}

/** What a game's file says, as the opening mark has it; what no script reads is left out. */
interface RulesetData {
  key: string;
  /** What is played where it is not bids and tricks. */
  kind?: string;
  deck: {
    suits: { code: string }[];
    ranks: unknown[];
    specials: Special[];
    court?: string[];
    added?: Special[];
  };
  players: { least: number; most: number };
  dealer?: { first: string };
  bidding: Record<string, any>;
  trump: { suits?: string[]; top_turned?: string; bottom_turned?: string };
  schedule: { kind: string; keep: number; largest?: any; extra?: Deal[]; varies?: boolean };
  points: Record<string, any>;
  play?: { judged?: boolean; top_lead?: string; bomb_said?: boolean };
  variants?: { key: string; sets: Record<string, any>; place?: string }[];
  places?: Record<string, string>;
}

/** A number, null where there is none; `{hidden: true}` where it has not come to this phone. */
type Bid = number | null | { hidden: true };

interface Box {
  bid: Bid;
  changed: Bid;
  wanted: Bid;
}

interface Round {
  rules: Rules;
  bonus: { step: number; most: number } | null;
  boxes: Box[];
}

/** What depends on no rule, as every game has it; `current` is the number of a round. */
interface Written {
  undoable: string | null;
  current: number | null;
  rules: Rules;
  cells: Record<string, Standing>;
  conflicts: Conflict[];
}

interface Pad extends Written {
  to_come: Deal[];
  rounds: Round[];
}

interface MatchRound {
  boxes: MatchBox[];
}

interface Match extends Written {
  rounds: MatchRound[];
  to_come: number[];
  reveals: Reveals;
}

/** What somebody asked to look at in a match: `duel` is as far as it is told. */
interface MatchQuery extends PadQuery {
  duel: DuelQuery;
}

/** The rules about seeing and typing bids that were in force at a deal's first bid. */
type Kept = [visibility: string, entry: string];

/** By the key of a deal. */
interface Reveals {
  kept: Record<string, Kept>;
}

/** A pad with the cells of its rounds, its marks, and what the ruleset's file says. */
interface WrittenPad extends Pad {
  marks: Mark[];
  written: Map<number, Cells>;
  data: RulesetData;
  house: string;
  game: Ruleset;
}

/** Why a cell may not be written live, knowing all cells of its mark; null where it may. */
type Rule = (pad: WrittenPad, cell: Cell, cells: Cell[]) => Refusal | null;

/** Pairs, as objects would put ids that are numbers first. */
interface Seating {
  newcomers: [player: string, name: string][];
  persons: [player: string, person: string][];
}

interface Refusal {
  said?: string;
}

/** What a form would send, by name. */
type Form = Record<string, any>;

/** What no mark says of a game; times in Unix seconds. */
interface AboutGame {
  game_id: string;
  version: number;
  writes: boolean;
  created_at: number;
  /** The player whose phone this is and all who have an own one, joined by dots; none for nobody. */
  phones?: string;
  signs?: Record<string, number>;
  rematch?: string | null;
}

/** What the templates show: scorepad/views has each view's fields, and tests compare them. */
type View = any;

/** Where the page stands within a game; `behind`: on a page of those behind ⋯. */
interface ScreenPlace {
  screen: string;
  at: any;
  behind?: boolean;
}

/**
 * Where a page behind ⋯ stands: whom it is about, what was asked or typed, why that can't be, and
 * the seats that are tried out; `still`: it is not drawn again.
 */
interface MenuPlace extends PadQuery {
  form: URLSearchParams;
  still: boolean;
  refusal?: Refusal;
  seats?: SeatsAsked;
}

/** What a form behind ⋯ asks for; `screen` shows why it can't be. */
interface MenuForm {
  screen: string;
  asks(pad: WrittenPad, form: URLSearchParams, player: string): Cell[] | Refusal;
}

/** Cells to write, or what is wrong; without either the seats are tried out further. */
interface SeatsAsked {
  seating: Seating;
  cells?: Cell[];
  refusal?: Refusal;
  typed?: string;
  aboutName?: boolean;
}

/** What screens are made of. */
interface Shown {
  marks: Mark[];
  pad: Pad;
  game: AboutGame;
  refusal?: Refusal | null;
}

/** What makes a screen's view. */
type Views = Record<string, (shown: Shown, at: any) => View>;

/** What the script brings that comes later. */
interface Later {
  views: Views;
  addsToPad(shown: Shown, at: PadQuery): boolean;
  startBehaving(document: Document): void;
  showBeside(screen: string, shown: Shown): void;
  onWide(work: () => void): void;
}

/** Work within one transaction; what it returns reads the results at its end. */
type StoreWork = (...stores: any[]) => (() => any) | void;

/** What opens a game: `players` are in seating order, `dealer` is a place among them. */
interface Opening {
  data: RulesetData;
  players: [id: string, name: string][];
  dealer: number;
  options: Record<string, string | number | boolean>;
  rounds: number | null;
  hands: number[];
  house: string;
  reveal: boolean | null;
}

/**
 * The form for a new game: `dealer` is the number of a field, "draw", or "" for whom the game
 * proposes; `variants` are `game.variant`; `like` is what rematch() says of an earlier game, and
 * its `game`.
 */
interface NewGameForm {
  game: string;
  /** House rules of that game to play by, which have no variants. */
  house: HouseRules | null;
  names: string[];
  /** The ids of the persons whose known names were tapped, by the number of their field. */
  sat: string[];
  dealer: string;
  variants: string[];
  rounds: string;
  hands: string;
  /** Whether it was played on paper, so that nobody is drawn. */
  paper: boolean;
  /** Whether the house rules have just been kept. */
  kept?: boolean;
  like: any;
  played: string[];
  /** Whether somebody has left it so before. */
  left?: boolean;
  afresh?: boolean;
}

/** A name that is one tap; the `person` of the group, "" for nobody of it, and their sign. */
interface KnownPerson {
  name: string;
  person: string;
  sign: number | null;
}

/**
 * One game in the list of this phone: `state` is what the server calls its marks, `about` is what
 * describe() says, `updated` is in Unix milliseconds.
 */
interface StoredGame {
  id: string;
  version?: number;
  state?: string;
  about: any;
  updated: number;
  listed?: ListedGame;
}

/**
 * What lists show of a game; kept with `moment`, what the game was then, and `by`, the scripts that
 * have worked it out.
 */
interface ListedGame {
  key: string;
  over: boolean;
  players: string[];
  winners: string[];
  round: number;
  rounds: number;
  leaders: string[];
  best: number;
  standings: ListedStanding[];
  left: ListedStanding[];
  drawn: boolean;
  note: string;
  counts: boolean;
  everybody: string;
  isEmpty?: boolean;
  moment?: string;
  by?: string;
}

interface ListedStanding {
  name: string;
  total: number;
  /** No phone knows those of people whom it lists. */
  sign: null;
  won: boolean;
}

/**
 * A mark that waits on this phone. `order`: Unix milliseconds when it was written, or a little
 * more where the clock stood still; `refusal` is there once it was refused, `out`: it waits no
 * more, but to be read.
 */
interface Waiting {
  game: string;
  order: number;
  mark: Mark;
  refusal?: Refusal | null;
  out?: boolean;
}

/** What the server did with a mark. */
interface Fate {
  id: string;
  fate: string;
  refusal?: Refusal;
}

/** An answer of the server: `after` are the seconds that it wants to be left alone. */
interface Answer {
  status: number;
  body: any;
  after: number;
}

/** The phone's disk, and its way to the server. */
type Disk = typeof import("./sending/storage.mjs");
type Transport = ReturnType<typeof import("./sending/transport.mjs").openTransport>;

interface Phone {
  storage: Disk;
  transport: Transport;
}

/** What the server said last of the phone's group. */
interface GroupKnown {
  /** Empty where it has none, null where there is no group. */
  name: string | null;
  people: KnownPerson[];
  houses: HouseRules[];
}

/**
 * What the page for want of network hands to a screen: the games of this phone, what the address
 * says behind its question mark and in the brackets of addresses.mjs, the marks of the game that it
 * wants another one `like`, and what the `group` had when there was network.
 */
interface Shell {
  phone: Phone;
  stored: StoredGame[];
  asked: URLSearchParams;
  parts: string[];
  like: Mark[];
  group: GroupKnown;
  /** Tells that another screen is shown. */
  signal: AbortSignal;
}

/** A game that a page takes over. */
interface OpenedTable extends Phone {
  gameId: string;
  /** That of the page as the server has drawn it; null where the phone has drawn it. */
  version: number | null;
  createdAt: number;
  /** The game's title. */
  called: string;
  /** The numbers of the signs of those whom the group knows, by their ids in this game. */
  signs?: Record<string, number>;
  /** The first mark of a game that begins on this phone. */
  opening?: Mark | null;
  /** How many requests in a row are known to have failed: one, where the phone has drawn the page. */
  failures?: number;
  /** Opens what can be had without network; whether it does. */
  withoutNetwork: (url: URL) => boolean;
}

/**
 * A mark that waits, as the page holds it. `stored`: whether it is on the disk (undefined while
 * nobody knows), `late`: not to be judged any more, `fate`: what the server has said of it since
 * its marks were last heard, `done`: to be taken from the disk.
 */
interface OutboxEntry extends Waiting {
  stored?: boolean;
  late?: boolean;
  fate?: string;
  done?: boolean;
}

/** A mark that the server would not take, with its own reason. */
interface Refused {
  mark: Mark;
  refusal?: Refusal | null;
}

interface OutboxStatus {
  waiting: number;
  /** The server can't be reached; what waits is sent when it can. */
  offline: boolean;
  /** So it is for more than a moment. */
  silent: boolean;
  /** The server would not take them; each until it is dismissed. */
  refused: Refused[];
  /** The server does not know this phone's game; `why` is its reason. */
  gone: boolean;
  why: string;
  /** This phone may not see the game any more; what it has not sent is all that is left. */
  ended: boolean;
  /** This phone may only see the game. */
  viewOnly: boolean;
  /** The disk took what it was last given. */
  stored: boolean;
  /** Where it did not, it had no room. */
  full: boolean;
  /** Who has an own phone, as in AboutGame. */
  phones?: string;
  /** When the oldest that waits was written, in Unix milliseconds. */
  since: number | null;
}

/** What an outbox needs; times in milliseconds. */
interface OutboxSetup {
  gameId: string;
  /** Where marks are stored. */
  storage: Disk;
  /** How they are sent; null where there is no server. */
  transport: Transport;
  now: () => number;
  /** Does work later; returns what calls that off. */
  schedule: (work: () => void, ms: number) => () => void;
  /** What the list of games says of this one; plain values. */
  describe?: (marks: Mark[]) => any;
  /** Whether somebody looks at the page. */
  visible?: () => boolean;
  /** How many requests in a row are known to have failed: 0 unless it is said. */
  failures?: number;
}

/** What an outbox says of itself, and whom it tells of its marks. */
interface Talk {
  status: () => OutboxStatus;
  /** One exchange, after which the disk has what is known then. */
  converse: () => Promise<any>;
  /** No exchange runs any more: see to the next one. */
  arm: () => void;
  /** Whether a mark of now comes late. */
  isLate: () => boolean;
  /** Whether anything may still be exchanged: so it is unless it is said. */
  isOpen?: () => boolean;
  /** Marks or status may have changed; `isNews`: they have. */
  onTold: (isNews: boolean) => void;
}

/** A round and which deal of it; a key where it is joined. */
type DealKey = any;

/** A cell without its value. */
type CellName = [round: number, deal: number, player: string, field: string];

/** What watching asks of a window. */
type WatchedWindow = Pick<
  typeof globalThis,
  "document" | "performance" | "setTimeout" | "clearTimeout" | "addEventListener"
>;

/** What one undo would take back; `said` where the server has said it already. */
interface UndoLine {
  mark: string;
  details: View[];
  round: number;
  said?: string;
}

/** What a new game needs: its data, and the title and sentence of each variant. */
interface CatalogueEntry {
  data: RulesetData;
  variants: Record<string, [title: string, sentence: string]>;
}

/** What a game calls its things, and each suit of its deck: code, colour and shape. */
interface GameWords {
  name: string;
  suits: Record<string, string>;
  specials: Record<string, string>;
  leader: string;
  deck?: [code: string, colour: string, shape: string][];
}

type Point = [x: number, y: number];

/** Where a browser notes texts. */
type TextStore = "localStorage" | "sessionStorage";

/** A card without a suit, as a game's file has it. */
interface Special {
  code: string;
  count: number;
  role: CardRole;
  beats?: string[];
  plays_as?: string[];
  option?: string;
  since?: number;
  rank?: number;
  frees?: boolean;
  turned?: string;
  after?: After;
}

/** `kinds` has how many there are of each card. */
interface Deck {
  kinds: [Card, number][];
  byCode: Map<string, Card>;
}

/** What of a game's rules decides tricks. */
interface TrickRules {
  key: string;
  sheet: string;
  places: Record<string, string>;
  deck: Deck;
  play: {
    judged: boolean;
    top_lead: string;
    third_hand: boolean;
    bid_change?: string;
    swap?: string;
  };
  trump: { source: string; suits: string[]; top_turned: string; bottom_turned: string };
}

interface TrickContext {
  ruleset: TrickRules;
}

interface Trick {
  ruleset: TrickRules;
}

/** What one language calls suits, special cards and ranks, by their codes. */

/** One sentence of the rules in short: its code, and what it speaks of. */
interface RuleSentence {
  code: string;
  facts: Record<string, any>;
}

/** The rules about one thing, as scorepad/views/rules_topics.py has them. */
interface RuleTopic {
  key: string;
  place: string;
  sentences: RuleSentence[];
  numbered: boolean;
  origin: string;
  minor: boolean;
  hands_vary: boolean;
}

/** The rules of a game's `data` with the options that a table has set. */
interface TableRules {
  data: any;
  rules: Rules;
  game: Ruleset;
  deck: Deck;
  judged: boolean;
  places: Record<string, string>;
  first_dealer: string | null;
}

/** What is typed from paper by the names of the fields, and what the form was shown with. */
interface PaperDraft {
  typed: Record<string, string>;
  shown: Record<string, string>;
}
