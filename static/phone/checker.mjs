/**
 * Check a trick without network: a script that the page for want of network fetches for it, and for
 * Check a duel (web/duel.mjs). Links and forms of the screens are the server's; what they lead to is shown
 * at once, and what they write is kept and sent as on the pad.
 */
import { gameName } from "./i18n/card_words.mjs";
import { startScreen, trickScreen } from "./web/checker_screens.mjs";
import { fieldsOfForm, openTable } from "./web/checker_table.mjs";
import { writtenBy } from "./web/checker_writing.mjs";
import "./web/duel.mjs";
import { fold } from "./pad/fold.mjs";
import { WAYS, move } from "./keys.mjs";
import { offerToShare } from "./hands_on.mjs";
import { given } from "./markup/pad.mjs";
import { isOfDuels } from "./rules/duel/round.mjs";
import { belowRoot, root } from "./sending/prefix.mjs";
import { byId, put } from "./web/game/screen.mjs";
import { readGames, screens, styled } from "./web/shell_screens.mjs";
import { t } from "./i18n/speech.mjs";
import { rulesetDataOf } from "./pad/visibility.mjs";
import { isJudged } from "./rules/ruleset.mjs";

// Forms are not sent from here, so they need neither a token nor an id.
Object.assign(given, { csrf: "", newId: () => "" });

// Without a server, addresses stand behind that of the page.
const outside = location.origin + (root.startsWith("?") ? location.pathname : "");

/** A region that stays is read aloud when its words change; one that comes anew is not. */
function tell() {
  const said = [...document.querySelectorAll("#check .said > p:not(.refused)")];
  const words = said.map((line) => line.textContent).join(" ");
  byId("told").textContent = words.replace(/\s+/g, " ").trim();
}

/** Whoever was on something that has gone is on what comes next. */
function goOn() {
  /** @type {any} */
  const wanted = document.querySelector("#check [data-focus]");
  if (wanted) wanted.focus();
  else if (document.activeElement === document.body) {
    const next = document.querySelector("#check .below :is(.key:not([aria-disabled]), .wide)");
    /** @type {any} */ (next)?.focus({ preventScroll: true });
  }
}

/**
 * Show a trick, and what its links and forms lead to. `marks` are those of its game, none where it
 * has none; `write` keeps a mark, `toPad` shows the game's pad.
 *
 * @param {URLSearchParams} first
 * @param {AbortSignal} signal tells that another screen is shown
 * @param {{gameId?: string, marks?: () => Mark[], write?: (mark: Mark) => Promise<any>,
 *   toPad?: (at?: string) => void}} table
 * @returns {(() => void) | Refusal | null} what shows it anew; null where the game has to be
 *   chosen first, or why
 */
function openTrick(first, signal, table = {}) {
  const { gameId = "", marks = () => [], write = async () => true, toPad = () => {} } = table;
  const listening = new AbortController();
  signal.addEventListener("abort", stop);
  /** @type {[URLSearchParams, Refusal | null, string]} */
  let [asked, refusal, page] = [first, null, ""];

  function draw() {
    const at = { marks: marks(), gameId, origin: outside, refusal };
    const shown = trickScreen(asked, at);
    if (!shown || "code" in shown) return shown;
    page = shown.page;
    put("check", shown.html);
    byId("suits")?.remove();
    const suits = Object.assign(document.createElement("div"), { id: "suits" });
    suits.innerHTML = shown.symbols;
    document.body.append(suits);
    history.replaceState(null, "", page + shown.query);
    const { ruleset, trick } = shown.view;
    const title = trick.ruleset.play.judged ? t("Check this trick") : t("Count tricks");
    document.title = `${title} · ${gameName(ruleset)}`;
    offerToShare();
    goOn();
    tell();
    return null;
  }

  /** @param {URLSearchParams} there */
  function go(there) {
    [asked, refusal] = [there, null];
    draw();
  }

  /**
   * @param {string} act
   * @param {URLSearchParams} fields
   */
  async function keep(act, fields) {
    const { mark, refusal: why = null, next, at } = writtenBy(act, fields, marks());
    const stored = mark && write(mark);
    [asked, refusal] = [next ?? asked, why];
    // What only memory holds stays here.
    if (!next && !why && (await stored)) leave(at);
    else draw();
  }

  function stop() {
    listening.abort();
    byId("suits")?.remove();
  }

  /** @param {string} [at] the place on the pad */
  function leave(at) {
    stop();
    toPad(at);
  }

  const wrong = draw();
  if (!page) return wrong;
  /** @type {(name: string, work: (event: any) => void) => void} */
  const on = (name, work) => document.addEventListener(name, work, { signal: listening.signal });
  on("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { path, asked: there } = belowRoot(link.href);
    const isPad = gameId && path === `/g/${gameId}`;
    if (!isPad && (path !== page.slice(root.length) || link.matches(".up"))) return;
    event.preventDefault();
    if (isPad) leave();
    else go(there);
  });
  on("submit", (event) => {
    const { target: form, submitter } = event;
    event.preventDefault();
    if (submitter?.getAttribute("aria-disabled") === "true") return;
    const fields = fieldsOfForm(form, submitter);
    if (form.method === "get") go(fields);
    else keep(belowRoot(form.action).path.replace(/^.*\//, ""), fields);
  });
  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    if (event.key in WAYS && move(WAYS[event.key], document)) event.preventDefault();
  });
  return () => {
    draw();
  };
}

/**
 * The games of this phone that are being played and can be checked.
 *
 * @param {Shell} shell
 * @returns {Promise<View[]>}
 */
async function runningGames({ phone, stored }) {
  const running = stored.filter(({ about }) => !about.over);
  return (await readGames(phone, running)).flatMap(({ id, marks, isForgotten }) => {
    if (!marks.length || isForgotten) return [];
    const pad = fold(marks);
    const { data, house } = rulesetDataOf(pad);
    if (isOfDuels(data)) return [];
    const standings = pad.present.map((player) => ({ name: pad.names[player] }));
    const game = { game_id: id, standings, round: pad.rounds.length, game: data.key, house };
    return isJudged(data) ? [game] : [];
  });
}

/**
 * A trick of a game that this phone holds; false where it does not.
 *
 * @param {Shell} shell
 * @param {string} gameId
 */
async function checkAtTable(shell, gameId) {
  const table = await openTable(shell, gameId, false);
  if (!table) return false;
  const { box, toPad, follow } = table;
  const redraw = openTrick(shell.asked, shell.signal, {
    gameId,
    marks: box.marks,
    write: box.add,
    toPad,
  });
  follow(() => {
    if (typeof redraw === "function") redraw();
  });
  return true;
}

/** @param {Shell} shell */
screens.check = async (shell) => {
  const { asked, parts, signal } = shell;
  await styled();
  if (parts[0]) return checkAtTable(shell, parts[0]);
  const wrong = openTrick(asked, signal);
  if (typeof wrong === "function") return true;
  put("check_start", startScreen(asked, await runningGames(shell), wrong));
  document.title = t("Check this trick");
  return true;
};
