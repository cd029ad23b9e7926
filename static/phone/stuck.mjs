/**
 * The games of this phone that the server does not take: why, and what can be done. They are shown
 * on the server's first page.
 */
import { games } from "./games.mjs";
import { checkName, cleanName, folded } from "./names.mjs";
import { inWords } from "./new_game.mjs";
import { root } from "./prefix.mjs";
import { renderShell } from "./shell_markup.mjs";

export const BETWEEN = "\u00a0· ";

/**
 * The cells of a mark that name somebody.
 *
 * @param {Mark} mark
 * @returns {Cell[]}
 */
const namesIn = ({ cells = [] }) => cells.filter(([, , , field]) => field === "name");

/**
 * The document of a game that Files can read, here or elsewhere; it holds all that this phone has.
 *
 * @param {any} game one that is stuck
 */
function documentOf({ id, about, outbox, waiting }) {
  const created = about.created ?? Math.floor(Date.now() / 1000);
  const times = new Map(
    waiting.map((/** @type {Waiting} */ { mark, order }) => [mark.id, Math.floor(order / 1000)]),
  );
  const marks = outbox
    .marks()
    .map((/** @type {Mark} */ mark, /** @type {number} */ place) => ({
      at: times.get(mark.id) ?? created,
      ...mark,
      late: place > 0,
    }));
  const head = { scorepad: "game", version: 1, game_id: id, created_at: created };
  return JSON.stringify({ ...head, updated_at: marks.at(-1).at, marks });
}

/**
 * Hand the game to its reader as a file.
 *
 * @param {any} game
 */
function takeAlong(game) {
  const file = new Blob([documentOf(game)], { type: "application/json" });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), {
    href,
    download: `scorepad-${game.id}.json`,
  }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * The opening that waits, with these names instead; what is wrong with them, by place, where they
 * can't be had.
 *
 * @param {any} game
 * @param {string[]} names
 */
function renamed({ waiting }, names) {
  const [entry] = waiting;
  const taken = new Set();
  const wrong = names.map((name) => {
    const refused = checkName(name, taken);
    taken.add(folded(name));
    return inWords(refused ?? undefined);
  });
  const places = new Map(namesIn(entry.mark).map((cell, place) => [cell, place]));
  const cells = entry.mark.cells.map((/** @type {Cell} */ cell) =>
    places.has(cell) ? [...cell.slice(0, 4), cleanName(names[places.get(cell) ?? 0])] : cell,
  );
  const { game, order, mark } = entry;
  return { wrong, entry: { game, order, mark: { ...mark, cells } } };
}

/**
 * What the markup shows of a game; `typed` are names that were typed for it, `wrong` what is wrong
 * with each.
 *
 * @param {any} game
 */
function viewOf({ id, about, waiting, why, outbox, typed, wrong = [] }) {
  const [first] = waiting;
  const code = outbox.status.refused[0]?.refusal?.code ?? "";
  const asks = first && code.startsWith("name_");
  const names = typed ?? (asks ? namesIn(first.mark).map(([, , , , name]) => name) : []);
  return {
    game_id: id,
    waiting: waiting.length,
    why,
    whole: outbox.isWhole && !why,
    has_marks: outbox.marks().length > 0,
    title: about.called || games[about.key]?.name || "",
    players: about.players?.join(BETWEEN) ?? "",
    names: names.map((/** @type {string} */ text, /** @type {number} */ place) => ({
      text,
      wrong: wrong[place],
    })),
  };
}

/**
 * Say on the first page which games the server does not take, and what can be done.
 *
 * @param {any[]} stuck
 * @param {Phone} phone its disk and its way to the server
 */
export async function showStuck(stuck, phone) {
  document.getElementById("stuck")?.remove();
  if (!stuck.length) return;
  for (const game of stuck) game.waiting = await waitingOf(game.id, phone);
  const made = document.createElement("template");
  made.innerHTML = renderShell("stuck", { view: stuck.map(viewOf) });
  const section = /** @type {any} */ (made.content.firstElementChild);
  document.querySelector("main > header").after(section);
  /**
   * @param {any} one the game that another shall stand for, or that shall go
   * @param {any[]} other
   */
  const instead = (one, ...other) =>
    showStuck(
      stuck.flatMap((each) => (each === one ? other : [each])),
      phone,
    );
  section.onsubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const one = stuck.find(({ id }) => id === event.submitter.value);
    const typed = new FormData(event.target).getAll("name").map(String);
    const { wrong, entry } = renamed(one, typed);
    if (wrong.some(Boolean)) {
      instead(one, { ...one, typed, wrong });
      return;
    }
    await phone.storage.wait([entry]);
    location.assign(`${root}/g/${one.id}`);
  };
  section.onclick = async (/** @type {any} */ { target }) => {
    const one = stuck.find(({ id }) => id === target.value);
    if (target.name === "take") takeAlong(one);
    if (target.name === "forget") {
      await phone.storage.forget(one.id);
      instead(one);
    }
    if (target.name !== "bring") return;
    await one.outbox.bringBack();
    const { gone, why } = one.outbox.status;
    if (gone) instead(one, { ...one, why });
    else location.assign(`${root}/g/${one.id}`);
  };
}

/**
 * @param {string} id
 * @param {Phone} phone
 * @returns {Promise<Waiting[]>} what waits of a game, in its order
 */
async function waitingOf(id, { storage }) {
  const { waiting } = await storage.read(id).catch(() => ({ waiting: [] }));
  return waiting.filter((/** @type {Waiting} */ { out }) => !out);
}
