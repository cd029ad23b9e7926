/**
 * The addresses of "Check this trick": each tap leads to one that says all. Pure. The server's
 * side is scorepad/trick_checker/address.py.
 */
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { trumpTurned } from "../rules/tricks.mjs";
import { copies } from "./trick.mjs";
import { isNeverPlayed } from "./trump.mjs";
import { NO_TRUMP, pairsOf, roundPairs } from "./trick_query.mjs";

/**
 * The part of an address behind its path, with the question mark.
 *
 * @param {TrickQuery} query
 */
export const queryString = (query) => `?${new URLSearchParams(pairsOf(query))}`;

/**
 * The question in its one canonical form for an address: what was refused is left out, and so is
 * what is the default anyway.
 *
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @param {TrickContext} context
 * @returns {TrickQuery}
 */
export function asRead(query, trick, context) {
  const here = trick.ruleset.play.top_lead;
  const others = query.top_lead === here && here !== context.ruleset.play.top_lead;
  return {
    ...query,
    leader: query.leader && `${trick.leader}`,
    trump: saysTrump(query, trick) ? query.trump : "",
    turned: (query.turned && trick.turned?.code) || "",
    again: query.again && againOf(trick),
    top_lead: others ? query.top_lead : "",
    ranks: query.ranks && ownRanks(trick.ruleset),
    bid_change: query.bid_change && ownChoice(trick.ruleset, "bid_change"),
    swap: query.swap && ownChoice(trick.ruleset, "swap"),
    cards: [
      ...trick.plays.map(({ played }) => played),
      ...trick.ways.slice(0, 1).map(({ code }) => code),
      ...trick.waiting,
    ],
    judge: trick.judge === null ? "" : `${trick.judge}`,
    had: trick.had === null ? "" : query.had,
    held: trick.held.map(({ code }) => code),
    ask: query.ask === "share" && !trick.plays.length ? "" : query.ask,
  };
}

/**
 * The card that was turned for a copy, with the suit that was then named.
 *
 * @param {Trick} trick
 */
const againOf = ({ again, trump }) =>
  again ? again.code + ((again.suit === null && trump.suit) || "") : "";

/**
 * @param {TrickQuery} query
 * @param {Trick} trick
 */
function saysTrump(query, { trump, turned, again, ruleset }) {
  if (again) {
    // Trump of the tricks before this one.
    return [NO_TRUMP, ...ruleset.deck.suits.map(({ code }) => code)].includes(query.trump);
  }
  if (!trump.known || trump.to_choose) return false;
  if (!query.turned || !turned) return query.trump === (trump.suit ?? NO_TRUMP);
  return trumpTurned(ruleset, turned.suit ?? turned.code).to_choose;
}

/**
 * The trick for people away from the table: the first to play is the first player.
 *
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @returns {TrickQuery}
 */
export function trickAlone(query, trick) {
  // The pad's turned card no longer counts once somebody has chosen another trump.
  const { trump, turned, ruleset, players } = trick;
  return {
    ...query,
    game: ruleset.key,
    players: `${players}`,
    round: "",
    leader: "",
    trump: trump.to_choose ? "" : trump.suit || NO_TRUMP,
    turned: turned && (query.turned || !query.trump) ? turned.code : "",
    top_lead: ownChoice(ruleset, "top_lead"),
    ranks: ownRanks(ruleset),
    bid_change: ownChoice(ruleset, "bid_change"),
    swap: ownChoice(ruleset, "swap"),
    cloud: "",
    ask: "",
  };
}

/**
 * What the table has chosen for an option of `play`, where the game has another.
 *
 * @param {TrickRules} ruleset
 * @param {"top_lead" | "bid_change" | "swap"} option
 */
function ownChoice({ key, play }, option) {
  const game = catalogue[key];
  const here = play[option] ?? "";
  return !game || readRuleset(game.data).rules[`play.${option}`] === here ? "" : here;
}

/**
 * The names of the ranks here, where they are not the deck's own.
 *
 * @param {TrickRules} ruleset
 */
const ownRanks = ({ deck }) => (deck.labels.join() === deck.ranks.join() ? "" : deck.called);

/** The links from this screen to others; `here` is this screen without its question. */
export class TrickLinks {
  /**
   * @param {TrickQuery} query
   * @param {Trick} trick
   */
  constructor(query, trick) {
    this.query = { ...query, round_pairs: roundPairs(query) };
    this.trick = trick;
    /** The trick alone: nothing asked, nothing judged. */
    this.plain = { ...query, ask: "", judge: "", had: "", held: [] };
    this.as_read = queryString(query);
    this.here = queryString(this.plain);
    this.share = queryString({ ...query, ask: "share" });
    this.unshared = queryString({ ...query, ask: "" });
  }

  /** The trick with one card less: the last one held, or the last one played. */
  get undo() {
    const { query, trick } = this;
    if (query.ask === "share") return this.unshared;
    if (trick.held.length) return queryString({ ...query, held: query.held.slice(0, -1) });
    if (trick.judge !== null || query.ask) return this.here;
    if (!query.cards.length) return null;
    const plain = this.plainWithout(query.cards.slice(-1));
    return queryString({ ...plain, cards: query.cards.slice(0, -1) });
  }

  /**
   * The trick alone, without what was said of a copy if that is among the cards.
   *
   * @param {string[]} cards
   */
  plainWithout(cards) {
    const { plain, trick } = this;
    const codes = copies(trick.ruleset);
    if (!cards.some((card) => codes.some((code) => card.startsWith(code)))) return plain;
    if (isNeverPlayed(trick.turned)) return { ...plain, again: "" };
    // Away from a pad nothing else says what trump is: what was said of it before stays.
    const { suit, to_choose: asks, known } = trick.trump;
    if (plain.game && !plain.trump && (suit || asks || !known)) return plain;
    const trump = plain.game ? (suit ?? NO_TRUMP) : "";
    return { ...plain, turned: "", trump };
  }

  /** The trick without the last answer about trump, while no card lies. */
  get undo_trump() {
    const { query } = this;
    if (query.cards.length || !(query.trump || query.turned)) return null;
    return queryString({ ...this.plain, trump: "", turned: query.trump ? query.turned : "" });
  }

  /**
   * An empty trick, led by a seat; without one this trick anew.
   *
   * @param {number | null} [leader]
   */
  new(leader = null) {
    const { query } = this;
    const led = leader === null ? query.leader : `${leader}`;
    const plain = leader === null ? this.plainWithout(query.cards) : this.plain;
    return queryString({ ...plain, cards: [], leader: led });
  }

  /**
   * The trick in which the card that is asked about is `way`.
   *
   * @param {Card} way
   */
  played_as(way) {
    const lying = this.query.cards.slice(0, this.trick.plays.length);
    return queryString({ ...this.plain, cards: [...lying, way.played, ...this.trick.waiting] });
  }

  /** An empty trick that asks who leads. */
  new_asking_who_leads() {
    return queryString({ ...this.plain, cards: [], leader: "", ask: "leader" });
  }

  /**
   * The question whether a play was legal, or its answer.
   *
   * @param {number} index
   * @param {string} [had]
   */
  judging(index, had = "") {
    return queryString({ ...this.plain, judge: `${index}`, had });
  }

  /**
   * A screen that asks for something else than the next card.
   *
   * @param {string} ask
   */
  asking(ask) {
    return queryString({ ...this.plain, ask });
  }

  /**
   * Another leader and the same cards.
   *
   * @param {number} seat
   */
  led_by(seat) {
    return queryString({ ...this.plain, leader: `${seat}` });
  }

  /**
   * Trump, said outright or by the card that was turned.
   *
   * @param {string} trump
   * @param {string} [turned]
   */
  with_trump(trump, turned = "") {
    const { again, trump: now } = this.trick;
    if (again && now.to_choose) return queryString({ ...this.plain, again: again.code + trump });
    const stays = this.trick.trump.to_choose && trump ? this.query.turned : turned;
    return queryString({ ...this.plain, trump, turned: stays });
  }

  /** The trick with the other names of the ranks; null where there are none, or the pad knows. */
  get other_ranks() {
    const { query } = this;
    if (!query.game || !this.trick.ruleset.deck.court.length) return null;
    return queryString({ ...query, ranks: query.ranks ? "" : "court" });
  }

  /**
   * The trick under the other reading of a lead that beats all.
   *
   * @param {string} topLead
   */
  reading(topLead) {
    return queryString({ ...this.query, top_lead: topLead });
  }
}
