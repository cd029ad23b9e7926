/**
 * A round of duels, card by card, and the match that rounds make. Pure. The server's side is
 * scorepad/rules/duel/round.py.
 */

/**
 * Whether a game is one of duels, by what its file says.
 *
 * @param {{kind?: string}} data
 */
export const isOfDuels = ({ kind }) => kind === "duel";

/** The two players, by what a verdict calls them. */
export const FIGHTERS = ["A", "B"];

/**
 * Whether a side loses a duel.
 *
 * @param {string} winner of the duel, as a verdict has it
 * @param {string} side
 */
export const loses = (winner, side) => winner !== side && winner !== "both";

/**
 * How many cards each side has lost in duels won by `winners`.
 *
 * @param {string[]} winners
 */
export const cardsLost = (winners) =>
  FIGHTERS.map((side) => winners.filter((winner) => loses(winner, side)).length);

/**
 * Which sides have won a round after duels won by `winners`; none while it goes on.
 *
 * @param {string[]} winners of each duel, in their order
 * @param {number[]} cards how many each side has brought into the round
 */
export function roundWon(winners, cards) {
  const lost = cardsLost(winners);
  const left = cards.map((brought, place) => brought - lost[place]);
  if (Math.min(...left) <= 0) {
    const won = FIGHTERS.filter((_, place) => left[place] > 0);
    return won.length ? won : FIGHTERS;
  }
  const isLast = winners.at(-1) === "both" && left.every((each) => each === 1);
  return isLast ? FIGHTERS : [];
}

/**
 * The end of a round that `won` have won: who gains a token, and the state of the match.
 *
 * @param {Record<string, number>} tokens before the round
 * @param {string[]} won
 * @param {number} toWin how many tokens win the match
 * @param {Record<string, number>} sums of all printed values in each player's pile
 * @returns {{gained: string[], outcome: string, tied: boolean}}
 */
export function endOfRound(tokens, won, toWin, sums) {
  const there = won.filter((player) => tokens[player] + 1 >= toWin);
  if (!there.length) return { gained: won, outcome: "open", tied: false };
  if (there.length === 1) return { gained: won, outcome: "won", tied: false };
  if (!there.every((player) => player in sums)) return { gained: [], outcome: "sums", tied: true };
  const least = Math.min(...there.map((player) => sums[player]));
  const lowest = there.filter((player) => sums[player] === least);
  if (lowest.length > 1) return { gained: [], outcome: "draw", tied: true };
  return { gained: lowest, outcome: "won", tied: true };
}

/**
 * The most rounds that two players can still need, with so many tokens each.
 *
 * @param {number[]} tokens
 * @param {number} toWin
 */
export const mostRoundsLeft = (tokens, toWin) =>
  tokens.reduce((rounds, held) => rounds + toWin - 1 - held, 1);
