/**
 * One game on this phone: the pad, the sheet and the end are one document. A tap is shown at
 * once, kept on the phone, and sent when it can be; pages and forms are the server's own.
 */
import { fold } from "../../pad/fold.mjs";
import { NOWHERE, isAct, isBlind, meant, onward, sentWith } from "./forms.mjs";
import { outboxOf } from "../../sending/stored_games.mjs";
import { standsAlready, undo, write } from "../../pad/acts.mjs";
import { unchanged } from "../../pad/entries.mjs";
import { newId } from "../../sending/ids.mjs";
import { isPartlyMasked, opens } from "../../sending/server_marks.mjs";
import { belowRoot, root } from "../../sending/prefix.mjs";
import { t } from "../../i18n/speech.mjs";
import { whenBack } from "../../sending/answers.mjs";
// Last, as the script packs smaller with all markup at its end.
import {
  addressOf,
  behind,
  byId,
  setTitle,
  isHere,
  isWhole,
  isWide,
  later,
  lookAtActive,
  notice,
  show,
  showWaiting,
  within,
} from "./screen.mjs";

/**
 * Take over the document for one game.
 *
 * @param {OpenedTable} table
 * @returns {Promise<boolean>} whether the game's marks are here
 */
export async function openPad(table) {
  const { gameId, version, createdAt, called, signs, withoutNetwork, opening } = table;
  const release = holdTaps();
  const listening = new AbortController();
  const outbox = await outboxOf(table);
  // In memory, where nothing can be stored.
  if (opening && !outbox.marks().length) outbox.add(opening);
  const present = outbox.marks();
  // A page that knows more than the phone stays as it is until the phone has caught up, unless
  // the phone has what the page lacks.
  const hasCaughtUp = outbox.status.waiting || present.length >= (version ?? 0);
  if (present.length && opens(present[0]) && hasCaughtUp) outbox.sync();
  else await outbox.sync();
  // Nothing, or only what waits of a game that this phone may not see any more.
  if (!outbox.marks().some(opens)) {
    release();
    return false;
  }
  /** @type {[Mark[], any, Refusal | null, any, boolean, any]} */
  let [marks, pad, refusal, newest, busy, phones] = [[], null, null, null, false, ""];
  let place = within(new URL(location.href), gameId) ?? { screen: "pad", at: NOWHERE };

  function read() {
    [marks, phones] = [outbox.marks(), outbox.status.phones];
    pad = fold(marks);
  }

  const bringBack = () => void outbox.bringBack();
  const showUnsent = () => showWaiting(outbox.status, outbox.isWhole ? bringBack : null, pad);

  const aboutGame = () => ({
    ...{ phones, game_id: gameId, version: marks.length, writes: true },
    ...{ created_at: createdAt, signs },
  });
  let beside = () => {};
  const shown = () => ({ marks, pad, game: aboutGame() });
  // What the server has drawn lacks nothing.
  let [isDrawn, lacks] = [true, false];

  function draw() {
    // What the later script brings is drawn when that has come.
    isDrawn = isHere(place);
    lacks = !isWhole();
    if (!isDrawn || place.at.still) {
      showUnsent();
      return;
    }
    const refused = refusal ?? outbox.status.refused[0]?.refusal ?? null;
    show(place, { ...shown(), refusal: refused });
    setTitle(place.screen, pad.current ?? pad.rounds.length, called);
    beside();
    showUnsent();
  }

  /** @param {any} entry */
  const unchangedAt = ({ round, player, field, value }) =>
    unchanged(pad.rounds[(round ?? pad.current) - 1], player, field, value);

  /**
   * @param {ScreenPlace} there
   * @param {URL | string} [url]
   * @param {boolean} [back]
   */
  function go(there, url, back = false) {
    const moved = there.screen !== place.screen;
    [place, refusal] = [there, unchangedAt(there.at)];
    if (url) history[moved && !back ? "pushState" : "replaceState"](null, "", url);
    draw();
    if (moved) scrollTo(0, 0);
  }

  /**
   * The mark that a form means; null where it is refused or would change nothing.
   *
   * @param {string} act
   * @param {Form} form
   * @returns {Mark | "" | null}
   */
  function markOf(act, form) {
    if (act === "undo") return undo(pad, newId());
    const { cells, refusal: why = null } = meant(act, form, pad);
    refusal = why;
    if (why) return null;
    if (!standsAlready(pad, cells)) return write(marks, pad, newId(), cells);
    if (act === "entries") refusal = unchangedAt({ ...form, value: Number(form.value) });
    return null;
  }

  /** @param {Mark} mark */
  function add(mark) {
    busy = true;
    newest = mark;
    outbox.add(mark);
    busy = false;
    read();
  }

  /**
   * @param {string} act
   * @param {Form} form
   */
  function enter(act, form) {
    busy = true;
    refusal = null;
    for (const { mark } of outbox.status.refused) outbox.dismiss(mark.id);
    const mark = markOf(act, form);
    busy = false;
    newest = mark;
    if (mark) add(mark);
    if (refusal && /** @type {Refusal} */ (refusal).code !== "nothing_changed") {
      draw();
      return;
    }
    const sheet = form.from === "sheet" && mark && act !== "undo" && !form.at;
    // Where the sheet stands beside the pad, one has never left either.
    if (sheet && !isWide()) {
      go({ screen: "sheet", at: NOWHERE }, `${addressOf(gameId)}/sheet`, true);
      return;
    }
    place = { screen: "pad", at: sheet ? NOWHERE : onward(act, form, pad) };
    const { round } = place.at;
    history.replaceState(null, "", addressOf(gameId) + (round ? `?round=${round}` : ""));
    draw();
  }

  /**
   * A form that this script has drawn, for the server.
   *
   * @param {any} form
   */
  function seal({ elements: { csrf_token: token, id } }) {
    if (token) token.value = outbox.token ?? token.value;
    if (id) id.value ||= newId();
  }

  /** What the server would not take is typed or asked anew, unless its writer has gone on since. */
  function backToRefused() {
    const { mark, refusal: why } = /** @type {any} */ (outbox.status.refused.at(-1) ?? {});
    const [number, , player, field, tapped] = mark?.cells?.[0] ?? [];
    const isOneValue = ["bid", "tricks", "bonus"].includes(field) && mark.cells.length === 1;
    if (!isOneValue || mark.id !== newest?.id || place.screen !== "pad") return;
    const value = why?.code === "other_player_needed" ? tapped : null;
    place = { screen: "pad", at: { ...NOWHERE, round: number, field, player, value } };
  }

  const isOffline = () => outbox.status.offline || !navigator.onLine;

  /**
   * On to another page: what waits is sent first, and without network there is none.
   *
   * @param {Event} event
   * @param {() => void} on
   * @param {URL | false} url
   */
  async function leave(event, on, url) {
    if (!outbox.status.waiting && !isOffline()) return;
    event.preventDefault();
    await outbox.sync();
    const there = url && within(url, gameId);
    if (!isOffline()) on();
    else if (there) go(there, url);
    else if (!url || !withoutNetwork(url)) {
      notice(t("That needs the network. The pad goes on without it."));
    }
  }

  /** @param {SubmitEvent & {target: any}} event */
  function submit(event) {
    const { target: form, submitter } = event;
    if (event.defaultPrevented) return;
    const act = belowRoot(form.action).path.replace(`/g/${gameId}/`, "");
    const fields = Object.fromEntries(sentWith(form, submitter));
    if (!isAct(act) || isBlind(act, fields, pad)) {
      const instead =
        act === "rematch" && new URL(`${root}/new?like=${gameId}`, /** @type {any} */ (location));
      seal(form);
      leave(event, () => form.requestSubmit(submitter), instead);
      return;
    }
    event.preventDefault();
    enter(act, fields);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    // The sheet beside the pad keeps what is in it to itself.
    const link = /** @type {any} */ (event.composedPath()[0]).closest("a[href]");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    const url = new URL(link.href);
    const there = within(url, gameId);
    // Behind ⋯ comes what the server says, where that can be reached.
    if (!there || !isHere(there) || (there.behind && !isOffline())) {
      leave(event, () => location.assign(url), url);
      return;
    }
    event.preventDefault();
    go(there, url);
  }

  function popstate() {
    const there = within(new URL(location.href), gameId);
    if (there) go(there);
  }

  /** Leave the document to another screen; what waits is sent all the same. */
  function close() {
    listening.abort();
    [beside, behind.page] = [() => {}, null];
    byId("live")?.remove();
    const rest = () => outbox.status.waiting || outbox.close();
    outbox.onChange(rest);
    rest();
  }

  document.addEventListener("submit", submit, listening);
  document.addEventListener("click", click, listening);
  addEventListener("popstate", popstate, listening);
  // What was hidden comes without a new mark, and a choice counts once the server has it.
  const moment = () =>
    [...marks, ...outbox.status.refused.map(({ mark }) => mark)]
      .map((mark) => mark.id + isPartlyMasked(mark) + (pad.conflicts.length && mark.late))
      .join() + phones;
  outbox.onChange(() => {
    if (busy) return;
    const { ended, viewOnly } = outbox.status;
    if (ended || viewOnly) {
      // The server's page says so: one shows nothing of the game, the other asks for the right.
      location.replace(ended ? "?ended" : `${addressOf(gameId)}/continue`);
      return;
    }
    const before = moment();
    read();
    if (moment() === before) showUnsent();
    else {
      refusal = null; // What was wrong may be right by now.
      backToRefused();
      draw();
    }
  });
  // Two games that are open would take each other's taps.
  behind.page?.close();
  behind.page = { gameId, shown, go, add, close, isOffline };
  whenBack(outbox.sync);
  read();
  // What the server has drawn already is left alone.
  if (version === marks.length && !outbox.status.waiting) {
    showUnsent();
    lookAtActive();
  } else draw();
  later.then(({ addsToPad, showBeside, onWide }) => {
    if (listening.signal.aborted) return;
    beside = () => showBeside(place.screen, shown());
    onWide(() => beside());
    if (isDrawn && !(lacks && addsToPad(shown(), place.at))) beside();
    else draw();
  });
  release();
  return true;
}
