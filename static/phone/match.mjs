/**
 * A match on the phone: its pad, its sheet and its end from the same templates, and what its forms
 * write. A script of its own, which runs behind those that every game has.
 */
import "./pad/match/fold.mjs";
import { isDecided, knownOf, toldOf } from "./views/duel_log.mjs";
import { EMPTY_DUEL, readDuelQuery } from "./trick_checker/duel_query.mjs";
import { ACTS } from "./web/game/forms.mjs";
import { openHere } from "./main.mjs";
import { matchTemplates } from "./markup/match.mjs";
import { templates } from "./markup/pad.mjs";
import {
  logDuel,
  notePermanent,
  pendingCard,
  typeSums,
  winRound,
} from "./services/match_writing.mjs";
import { matchEnd, matchSheet } from "./views/match_sheet.mjs";
import { matchView, withWinners } from "./views/match_pad.mjs";
import { matchActInWords } from "./i18n/match_words.mjs";
import { note, noted } from "./sending/notes.mjs";
import { belowRoot } from "./sending/prefix.mjs";
import { behind, views } from "./web/game/screen.mjs";
import { matchRefusals } from "./words/match_refusals.mjs";
import { refusals } from "./words/refusals.mjs";
import { tableRefusals } from "./words/table_refusals.mjs";

/** What is typed in a form that was refused, by its fields. */
let typed = /** @type {Form} */ ({});

/**
 * The place of the next duel, as "round.duel"; "" for none.
 *
 * @param {Match} match
 */
const nextDuel = ({ rounds, current }) =>
  current === null ? "" : `${current}.${rounds[current - 1].next_duel}`;

/**
 * The duel that was told here in part, if it is still the next one.
 *
 * @param {Match} match
 * @param {string} gameId
 */
function begunDuel(match, gameId) {
  const [id, place, fields] = (noted("sessionStorage", "duel") ?? "").split(" ");
  const isNext = id === gameId && place !== "" && place === nextDuel(match);
  return isNext ? readDuelQuery(new URLSearchParams(fields)) : EMPTY_DUEL;
}

/**
 * @param {DuelQuery} query
 * @returns {string}
 */
const fieldsOf = (query) => new URLSearchParams(knownOf(query)).toString();

/**
 * Where the pad looks: what an address says of a duel, else what was told of it in part.
 *
 * @param {Match} match
 * @param {PadQuery} at
 * @param {string} gameId
 * @returns {MatchQuery}
 */
function lookedAt(match, at, gameId) {
  const { field, round } = at;
  if (field ? field !== "duel" : round !== null) return { ...at, duel: EMPTY_DUEL };
  const { asked: search } = belowRoot(location.href);
  const [first, ...part] = (search.get("at") ?? "").split(".");
  const asked = first === "duel" ? readDuelQuery(search) : EMPTY_DUEL;
  const player = first === "duel" ? part.join(".") : "";
  const duel = fieldsOf(asked) || player ? asked : begunDuel(match, gameId);
  return { ...at, round: null, field: fieldsOf(duel) ? "duel" : field, player, duel };
}

/** What shows a game, each behind what it is laid upon. */
const ofTricks = [{ ...views }, { ...templates }, { lacks: undefined, says: undefined }];
const ofMatch = [
  {
    /** @param {any} shown @param {PadQuery} at */
    pad: ({ marks, pad, game }, at) => matchView(marks, pad, lookedAt(pad, at, game.game_id), game),
    /** @param {any} shown */
    sheet: ({ pad, game }) => matchSheet(pad, game),
    /** @param {any} shown */
    end: ({ marks, pad, game }) => matchEnd(marks, pad, game),
  },
  {
    ...matchTemplates,
    /** @param {Record<string, any>} values */
    pad: (values) => matchTemplates.pad({ ...values, typed }),
  },
  {
    // A match has neither seats nor hands nor rules to change.
    lacks: ["round", "players", "points", "points_of", "length", "rules"],
    /** @type {(line: any, game: string) => string} */
    says: (line, game) => matchActInWords(withWinners(behind.page.shown().pad, line), game),
  },
];

behind.playAs = (isMatch) => {
  [views, templates, behind].forEach((each, place) =>
    Object.assign(each, (isMatch ? ofMatch : ofTricks)[place]),
  );
  for (const styles of document.querySelectorAll('link[data-of="match"]')) {
    styles.disabled = !isMatch;
  }
};

Object.assign(refusals, tableRefusals, matchRefusals);

/**
 * The act that a form means: the cells that it asks for, unless all of them hold that already.
 *
 * @param {(match: Match, number: number, form: Form) => {cells: Cell[]} | {refusal: Refusal}} asks
 * @returns {(form: Form) => any}
 */
const act = (asks) => (form) => {
  const { pad } = behind.page.shown();
  const asked = asks(pad, Number(form.round), form);
  typed = "refusal" in asked ? { ...form } : {};
  if ("refusal" in asked) return asked;
  // Then the pad looks at what comes next, whichever round that is.
  delete form.round;
  if (asked.cells.length) delete form.at;
  const stands = asked.cells.every((cell) => {
    const key = cell.slice(0, 4).join();
    const waits = pad.conflicts.some((/** @type {Conflict} */ each) => each.cell === key);
    return !waits && JSON.stringify(pad.cells[key]?.[0] ?? null) === JSON.stringify(cell[4]);
  });
  return { cells: stands ? [] : asked.cells };
};

/** @param {Form} form */
const sumsIn = (form) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, text]) =>
      name.startsWith("sum.") ? [[name.slice(4), text]] : [],
    ),
  );

Object.assign(ACTS, {
  won: act((match, number, form) => winRound(match, number, form.won.split(" "))),
  sums: act((match, number, form) => typeSums(match, number, sumsIn(form))),
  duels: act((match, number, form) => {
    const said = readDuelQuery(new URLSearchParams(form));
    const query = toldOf(match, number, Number(form.place), said);
    if (!query) return { cells: [] };
    if (isDecided(match, query)) return logDuel(match, number, query, Number(form.place));
    const told = [behind.page.gameId, nextDuel(match), fieldsOf(query)];
    note("sessionStorage", "duel", told.join(" "));
    return { cells: [] };
  }),
  pending: act((match, number, form) =>
    pendingCard(match, number, form.player, form.came_in === "1"),
  ),
  permanent: act((match, number, form) =>
    notePermanent(match, number, form.player, form.permanent),
  ),
});

/**
 * A duel that was told in part before this script came stands in the fields of its forms.
 *
 * @param {string} id
 */
function takeOverBegun(id) {
  const form = document.querySelector("#pad .power-keys");
  const fields =
    form && fieldsOf(readDuelQuery(new URLSearchParams(/** @type {any} */ (new FormData(form)))));
  if (!fields) return;
  const [round, place] = ["round", "place"].map((name) => form.elements[name].value);
  note("sessionStorage", "duel", `${id} ${round}.${place} ${fields}`);
}

// The game that the server has drawn; without network there is none.
const { match: gameId, version, created, called, signs = "{}" } = document.body.dataset;
if (gameId) {
  behind.playAs(true);
  takeOverBegun(gameId);
  openHere({
    ...{ gameId, called, version: Number(version) },
    ...{ createdAt: Number(created), signs: JSON.parse(signs) },
  });
}
