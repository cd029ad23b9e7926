/**
 * A tap on a player's own phone that found no network waits there, and is sent when there is some
 * again: late, in its order, and once, as its form has the id of its mark. Until then it is shown.
 */
import { newId } from "./sending/ids.mjs";
import { isOurs, isOursFor } from "./sending/ours.mjs";
import { note, noted } from "./sending/notes.mjs";

const PATIENCE = 8000;
const UNKNOWN_TOKEN = 400;
const MOST_TRIED = 12;

/**
 * Whether an answer is none, as of a proxy without its server, or of one that has too much to do.
 *
 * @param {number} status
 */
const isNone = (status) => status === 429 || status >= 500;

/** @typedef {{path: string, fields: Record<string, string>, says?: string}} Tap */

const CELL = ["round", "deal", "player", "field", "place"];
const line = /** @type {HTMLElement} */ (document.getElementById("unsent"));
const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
const name = `taps.${line.dataset.game}`;
/** @type {Tap[]} */
let waiting = JSON.parse(noted("localStorage", name) ?? "[]");
let [isSending, isRenewed, isAway] = [false, false, false];

/** @param {Tap} tap */
const isOthers = ({ fields: { player } }) => !!player && player !== line.dataset.player;

/** @param {Tap[]} taps */
function keep(taps) {
  waiting = taps;
  note("localStorage", name, taps.length ? JSON.stringify(taps) : null);
  show();
}

/**
 * What was tapped last is shown on its key, or what stands; a further tap is a mark of its own.
 */
function show() {
  const last = waiting.at(-1);
  // Whoever has the seat now is told nothing of what another player tapped.
  line.hidden = !last || isOthers(last);
  if (!line.hidden && last) {
    line.textContent = (line.dataset.waits ?? "").replace("…", last.says ?? last.fields.value);
  }
  // The same form again is another mark.
  for (const field of document.querySelectorAll("#pad [name=id]")) {
    if (waiting.some(({ fields }) => fields.id === field.value)) field.value = newId();
  }
  const form = document.querySelector("#pad form.keys");
  /** @param {string} each */
  const field = (each) => form?.querySelector(`input[name="${each}"]`);
  if (!form) return;
  form.dataset.stands ??= form.querySelector(".ring")?.value ?? "";
  const isHere = CELL.every((each) => field(each)?.value === last?.fields[each]);
  const shown = isHere ? last?.fields.value : form.dataset.stands;
  // The ring of what is needed is another than that of what was tapped.
  const panel = form.parentElement;
  panel.dataset.stands ??= panel.classList.contains("stands") ? "1" : "";
  panel.classList.toggle("stands", isHere || panel.dataset.stands === "1");
  for (const key of form.querySelectorAll(".key")) {
    key.classList.toggle("ring", key.value === shown);
  }
}

/**
 * What the server says to a tap; null where it can't be heard, or wants to be asked later.
 *
 * @param {Tap} tap
 */
async function answerTo({ path, fields }) {
  const body = new URLSearchParams({ ...fields, late: "1" });
  const headers = { "HX-Request": "true" };
  const signal = AbortSignal.timeout?.(PATIENCE);
  const answer = await fetch(path, { method: "POST", body, headers, signal }).catch(() => null);
  return answer && isOurs(answer) && !isNone(answer.status) ? answer : null;
}

/** @param {Tap} tap */
async function renewed(tap) {
  const root = tap.path.replace(/\/g\/.*$/, "");
  const answer = await fetch(`${root}/new/marks`).catch(() => null);
  // Who gives Wi-Fi away may answer with a page of its own.
  const token = answer?.ok && (await answer.json().catch(() => null))?.csrf;
  return token ? { ...tap, fields: { ...tap.fields, csrf_token: token } } : null;
}

async function sendAll() {
  if (isSending || !waiting.length) return;
  isSending = true;
  while (waiting.length) {
    const [tap] = waiting;
    const answer = await answerTo(tap);
    if (answer?.status === UNKNOWN_TOKEN && !isRenewed) {
      // The browser has forgotten since who sent the form.
      const again = await renewed(tap);
      if (!again) break;
      isRenewed = true;
      keep(waiting.map((each) => (each === tap ? again : each)));
      continue;
    }
    const html = answer && (await answer.text().catch(() => null));
    if (html === null) break;
    isRenewed = false;
    notice.textContent = "";
    const others = waiting.filter((each) => each !== tap);
    // What replaced it on its way has seen it now.
    if (answer?.ok)
      for (const each of others.filter(isBeside(tap))) each.fields.seen = tap.fields.id;
    keep(others);
    if (waiting.length) continue;
    // Another page than the pad says what is wrong with this phone.
    if (answer?.redirected || !html.includes('id="pad"')) location.reload();
    else if (document.getElementById("pad")) {
      globalThis.htmx.swap("#pad", html, { swapStyle: "outerHTML" });
    }
  }
  isSending = false;
}

/** @param {any} config */
const isEntry = ({ verb, path }) => verb === "post" && /\/(entries|order|turn)$/.test(path);

/** @param {any} config */
const isUndo = ({ verb, path }) => verb === "post" && path.endsWith("/undo");

/**
 * @param {Tap} tap
 * @returns {(other: Tap) => boolean} whether another tap is one into the same cell
 */
const isBeside = (tap) => (other) => CELL.every((each) => other.fields[each] === tap.fields[each]);

/**
 * Keep a tap. Only the last one into a cell is sent: the others at the table never hear of a value
 * that was changed before it left the phone.
 *
 * @param {any} config
 */
function wait({ path, parameters, elt }) {
  const fields = /** @type {Record<string, string>} */ (Object.fromEntries(parameters.entries()));
  // A value without an element is no card, whoever says so.
  if (elt.dataset.lacking && !fields.element) {
    notice.textContent = elt.dataset.lacking;
    return;
  }
  const key = document.querySelector(`#pad .key[value="${fields.value}"]`);
  const says = elt.dataset.says ?? key?.ariaLabel;
  const tap = { path, fields, says };
  const [before] = waiting.filter(isBeside(tap));
  if (before) {
    // Whether it arrived before its answer was lost, the server alone knows.
    const { id, seen = "", tried = "" } = before.fields;
    Object.assign(fields, {
      seen,
      tried: [id, ...tried.split(" ")].slice(0, MOST_TRIED).join(" "),
    });
  }
  keep([...waiting.filter((each) => !isBeside(tap)(each)), tap]);
  notice.textContent = "";
}

document.addEventListener("htmx:beforeRequest", (event) => {
  const { requestConfig: config } = event.detail;
  if (!waiting.length) return;
  // What was not sent yet is what was done last.
  if (isUndo(config)) {
    event.preventDefault();
    keep(waiting.slice(0, -1));
    return;
  }
  if (!isEntry(config)) return;
  event.preventDefault();
  wait(config);
  sendAll();
});
for (const failure of ["htmx:sendError", "htmx:timeout", "htmx:sendAbort"]) {
  document.addEventListener(failure, ({ detail: { elt, requestConfig: config } }) => {
    if (isEntry(config)) wait(config);
    else if (elt.matches("a, form")) notice.textContent = line.dataset.away ?? "";
  });
}
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!isEntry(detail.requestConfig) || !isNone(detail.xhr.status)) return;
  detail.shouldSwap = false;
  wait(detail.requestConfig);
});
// Whatever is behind a link needs the network; whoever is away stays with what waits here. A link
// that is swapped in gives up the look that is under way, which is no sign of that: ask before.
const tellAway = (/** @type {Event} */ event) => {
  const link = /** @type {Element} */ (event.target).closest("#pad a[href]");
  if (!link || !isAway) return;
  event.preventDefault();
  event.stopPropagation();
  notice.textContent = line.dataset.away ?? "";
};
document.addEventListener("click", tellAway, true);
// Before that, a new key still looks like the old one.
document.addEventListener("htmx:afterSettle", show);
// Any answer says that there is network.
document.addEventListener("htmx:afterRequest", ({ detail: { successful, xhr } }) => {
  isAway = isNone(xhr.status) || !isOursFor(xhr);
  if (successful) sendAll();
});
addEventListener("online", sendAll);
show();
sendAll();
