/**
 * Games of this phone that the server does not open for it: said on the server's first page, with
 * what can be done about each.
 */
import { games } from "../rules/library/games.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { isolated } from "../pad/directions.mjs";
import { inWords } from "../views/new_game.mjs";
import { keepDraft, paperDrafts } from "../sending/paper_drafts.mjs";
import { note, noted } from "../sending/notes.mjs";
import { root } from "../sending/prefix.mjs";
import { reloadAfter, sendAll } from "../sending/all_games.mjs";
import { opens } from "../sending/server_marks.mjs";
import { renderShell } from "../markup/shell.mjs";

const APART = "\u00a0· ";

const today = () => new Date().toDateString();

/**
 * Games that the first page does not list: the server may have lost them. Compared once a day,
 * but always where the phone is in no group, and on the page that says that a game is not open.
 *
 * @param {Phone["storage"]} storage
 */
async function unlisted(storage) {
  const stored = await storage.storedGames();
  const [, here] = /\/g\/([\w-]{22})/.exec(location.pathname) ?? [];
  if (here) return stored.filter(({ id }) => id === here);
  const isAlone = "alone" in document.body.dataset;
  if (!isAlone && noted("localStorage", "compared") === today()) return [];
  note("localStorage", "compared", today());
  return stored.filter(({ id }) => !document.querySelector(`a[href*="${id}"]`));
}

/**
 * The cells of a mark that name somebody.
 *
 * @param {Mark} mark
 * @returns {Cell[]}
 */
const namesIn = ({ cells = [] }) => cells.filter(([, , , field]) => field === "name");

/**
 * What a phone has of a game, as a file: the game itself where all of it is here, as Files reads
 * it, or what waits.
 *
 * @param {any} game
 * @param {Waiting[]} waiting
 */
function documentOf({ id, about, outbox }, waiting) {
  /** @type {[Mark, number][]} */
  const dated = waiting.map(({ mark, order }) => [mark, Math.floor(order / 1000)]);
  const [first] = outbox.marks();
  if (!first || !opens(first)) {
    return { game: id, marks: dated.map(([mark, at]) => ({ ...mark, at })) };
  }
  const times = new Map(dated.map(([mark, at]) => [mark.id, at]));
  const created = about.created ?? dated[0]?.[1] ?? 0;
  const marks = outbox
    .marks()
    .map((/** @type {Mark} */ mark, /** @type {number} */ place) => ({
      ...mark,
      at: times.get(mark.id) ?? created,
      late: place > 0,
    }));
  const head = { scorepad: "game", version: 1, game_id: id, created_at: created };
  const draft = paperDrafts()[id];
  const typed = draft && { ...draft.shown, ...draft.typed };
  const paper = typed && { typed, updated_at: Math.floor(Date.now() / 1000) };
  return { ...head, updated_at: marks.at(-1).at, marks, paper };
}

/**
 * Give a game to its writer, as a file.
 *
 * @param {Phone["storage"]} storage
 * @param {any} game
 */
async function takeAlong(storage, game) {
  const { waiting } = await storage.read(game.id);
  const text = JSON.stringify(documentOf(game, waiting));
  const file = new Blob([text], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: "scorepad-unsent.json",
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/**
 * The opening that waits, which the server refuses for a name; undefined for any other reason.
 *
 * @param {any} game
 * @returns {Mark | undefined}
 */
function misnamed({ outbox }) {
  const [first] = outbox.status.refused;
  return first?.refusal?.code.startsWith("name_") && opens(first.mark) ? first.mark : undefined;
}

/**
 * Write other names over those of the opening that waits; what is wrong with each, if anything is.
 *
 * @param {Phone["storage"]} storage
 * @param {any} game
 * @param {string[]} names
 */
async function rename(storage, { id }, names) {
  const taken = new Set();
  const wrong = names.map((name) => {
    const refused = checkName(name, taken);
    taken.add(caseless(name));
    return inWords(refused ?? undefined);
  });
  if (wrong.some(Boolean)) return wrong;
  const { waiting } = await storage.read(id);
  const { game, order, mark } = waiting[0];
  const left = [...names];
  const cells = mark.cells.map((/** @type {Cell} */ cell) =>
    cell[3] === "name" ? [...cell.slice(0, 4), cleanName(left.shift() ?? "")] : cell,
  );
  await storage.wait([{ game, order, mark: { ...mark, cells } }]);
  return [];
}

/**
 * The fields for the names of a game that was refused for one; none for any other.
 *
 * @param {any} game `typed` are names that were typed for it, `wrong` what is wrong with each
 */
function fieldsOf(game) {
  const mark = misnamed(game);
  const names = mark ? (game.typed ?? namesIn(mark).map(([, , , , name]) => name)) : [];
  return names.map((/** @type {string} */ text, /** @type {number} */ place) => ({
    text,
    wrong: game.wrong?.[place],
  }));
}

/**
 * Say on the first page which games the server does not open, and what can be done.
 *
 * @param {Phone["storage"]} storage
 * @param {any[]} stuck
 */
function showStuck(storage, stuck) {
  document.getElementById("stuck")?.remove();
  if (!stuck.length) return;
  const made = document.createElement("template");
  made.innerHTML = renderShell("stuck", {
    view: {
      ended: stuck.every(({ ended }) => ended),
      games: stuck.map(({ id, about, waiting, why, ended, outbox, ...more }) => ({
        game_id: id,
        names: fieldsOf({ outbox, ...more }),
        waiting,
        why,
        ended,
        whole: outbox.isWhole && !why,
        title: about.called || games[about.key]?.name || "",
        players: about.players?.map(isolated).join(APART) ?? "",
      })),
    },
  });
  const section = /** @type {any} */ (made.content.firstElementChild);
  const main = document.querySelector("main");
  (main.querySelector(":scope > [role=alert]") ?? main.querySelector("header")).after(section);
  section.onsubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const one = stuck.find(({ id }) => id === event.submitter.value);
    const typed = new FormData(event.target).getAll("name").map(String);
    const wrong = await rename(storage, one, typed);
    if (!wrong.length) location.assign(`${root}/g/${one.id}`);
    else {
      const again = { ...one, typed, wrong };
      showStuck(
        storage,
        stuck.map((each) => (each === one ? again : each)),
      );
    }
  };
  section.onclick = async (/** @type {any} */ { target }) => {
    const one = stuck.find(({ id }) => id === target.value);
    if (!one || target.form) return;
    if (target.name === "take") {
      takeAlong(storage, one);
      return;
    }
    one.isForgotten = target.name === "forget";
    if (one.isForgotten) {
      keepDraft(one.id, null);
      await storage.forget(one.id);
    } else await one.outbox.bringBack();
    const { gone, why } = one.outbox.status;
    if (target.name !== "forget" && !gone) location.assign(`${root}/g/${one.id}`);
    else
      showStuck(
        storage,
        gone && target.name !== "forget"
          ? stuck.map((each) => (each === one ? { ...each, why } : each))
          : stuck.filter((each) => each !== one),
      );
  };
}

/**
 * On the server's first page: send what waits, and show what can't be sent.
 *
 * @param {Phone} phone
 */
export async function attend(phone) {
  let more = await unlisted(phone.storage).catch(() => []);
  /** @type {any[]} */
  let over = [];
  /** @param {{id: string}} game */
  const isOpen = ({ id }) => !over.some((each) => each.id === id);
  reloadAfter(async () => {
    const { sent, stuck } = await sendAll(phone, more);
    // That is heard once: then the phone has nothing more of the game that it could name.
    over = [...over, ...stuck.filter((each) => each.ended && isOpen(each))].filter(
      ({ isForgotten }) => !isForgotten,
    );
    more = more.filter(isOpen);
    // Names that are being typed there stay.
    const busy = document.getElementById("stuck")?.contains(document.activeElement);
    if (!sent && !busy) showStuck(phone.storage, [...over, ...stuck.filter(isOpen)]);
    return sent;
  }, phone);
}
