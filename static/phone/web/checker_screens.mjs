/**
 * The checkers' screens by their addresses: what the server's pages show there, made by the same
 * templates. Pure but for its words. The server's side is scorepad/web/trick_check.py and duel.py.
 */
import { checkerSentence } from "../i18n/card_words.mjs";
import { atTable } from "../views/counted_tricks.mjs";
import { readDuelQuery } from "../trick_checker/duel_query.mjs";
import { duelAlone, duelInMatch } from "../views/duel_check.mjs";
import { fold } from "../pad/fold.mjs";
import "../pad/match/fold.mjs";
import { root } from "../sending/prefix.mjs";
import { renderShell } from "../markup/shell.mjs";
import { queryString } from "../trick_checker/address.mjs";
import { checkGames, contextOf } from "../services/trick_check.mjs";
import { readTrick } from "../trick_checker/trick.mjs";
import { readTrickQuery } from "../trick_checker/trick_query.mjs";
import { checkView } from "../views/trick_check.mjs";
import "../markup/checker.mjs";

/**
 * What the screens say is wrong comes with its sentence, as from the server.
 *
 * @param {Refusal} refusal
 * @returns {Refusal}
 */
const told = (refusal) => ({ ...refusal, said: checkerSentence(refusal) });

/**
 * The screen of the question that an address is. Cards are typed on the server's page alone.
 *
 * @param {TrickQuery} query
 * @param {TrickContext} context
 * @param {Refusal[]} before
 * @param {any} table
 */
function viewOf(query, context, before, table) {
  const [trick, refusals] = readTrick(query, context);
  return checkView(query, trick, context, [...before, ...refusals], table);
}

/**
 * A trick: of the game that `marks` make, or of none.
 *
 * @param {URLSearchParams} asked
 * @param {{marks?: Mark[], gameId?: string, origin?: string, refusal?: Refusal | null}} at
 * @returns {{html: string, symbols: string, view: View, query: string, page: string} | Refusal | null}
 *   null where the game has to be chosen first, or why
 */
export function trickScreen(asked, { marks = [], gameId = "", origin = "", refusal = null }) {
  const query = readTrickQuery(asked);
  const page = gameId ? `${root}/g/${gameId}/check` : `${root}/check`;
  const before = refusal ? [refusal] : [];
  let view;
  /** @type {Record<string, string>} */
  let names = {};
  if (gameId) {
    const {
      query: atIt,
      context,
      called,
      refusal: why,
      ...table
    } = atTable(marks, fold(marks), query);
    names = called;
    view = viewOf(atIt, context, why ? [why, ...before] : before, { ...table, gameId });
  } else {
    const [context, wrong] = contextOf({ ...query, round: "" });
    if (!context) return wrong;
    view = viewOf({ ...query, round: "" }, context, before, {});
  }
  const address = view.shares ? `${origin}${root}/check${view.alone}` : "";
  const html = renderShell("check", { view, page, names, address });
  const symbols = renderShell("symbols", { view });
  return { html, symbols, view, query: queryString(view.links.query), page };
}

/**
 * The choice of a game; `running` are those that this phone has.
 *
 * @param {URLSearchParams} asked
 * @param {View[]} running
 * @param {Refusal | null} wrong
 */
export const startScreen = (asked, running, wrong) =>
  renderShell("check_start", {
    running,
    games: checkGames(),
    chosen: asked.get("game") ?? "",
    refusal: wrong && told(wrong),
  });

/**
 * A duel, of a match or of none; null where there is no such game.
 *
 * @param {URLSearchParams} asked
 * @param {{marks: Mark[], match: Match, gameId: string} | null} [table]
 * @param {Refusal | null} [refusal] why it was not written down
 * @returns {string | null}
 */
export function duelScreen(asked, table = null, refusal = null) {
  const query = readDuelQuery(asked);
  const view = table
    ? duelInMatch(table.marks, table.match, query, table.gameId)
    : duelAlone(query);
  if (!view) return null;
  const wrong = Object.entries(view.wrong).map(([place, each]) => [
    place,
    told(/** @type {Refusal} */ (each)),
  ]);
  return renderShell("duel", {
    view: { ...view, wrong: Object.fromEntries(wrong) },
    refusal: refusal && told(refusal),
  });
}
