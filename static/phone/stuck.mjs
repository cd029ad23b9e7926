/**
 * Games of this phone that the server does not open for it: said on the server's first page, with
 * what can be done about each.
 */
import { games } from "./games.mjs";
import { note, noted, root } from "./prefix.mjs";
import { reloadAfter, sendAll } from "./sending.mjs";
import { renderShell } from "./shell_markup.mjs";

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
 * Give what waits of a game to its writer, as a file.
 *
 * @param {Phone["storage"]} storage
 * @param {string} id
 */
async function takeAlong(storage, id) {
  const { waiting } = await storage.read(id);
  const marks = waiting.map((/** @type {Waiting} */ { mark, order }) => ({
    ...mark,
    at: Math.floor(order / 1000),
  }));
  const file = new Blob([JSON.stringify({ game: id, marks })], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: "scorepad-unsent.json",
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
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
      games: stuck.map(({ id, about, waiting, why, ended, outbox }) => ({
        game_id: id,
        waiting,
        why,
        ended,
        whole: outbox.isWhole && !why,
        title: about.called || games[about.key]?.name || "",
        players: about.players?.join(APART) ?? "",
      })),
    },
  });
  const section = /** @type {any} */ (made.content.firstElementChild);
  const main = document.querySelector("main");
  (main.querySelector(":scope > [role=alert]") ?? main.querySelector("header")).after(section);
  section.onclick = async (/** @type {any} */ { target }) => {
    const one = stuck.find(({ id }) => id === target.value);
    if (!one) return;
    if (target.name === "take") {
      takeAlong(storage, one.id);
      return;
    }
    one.isForgotten = target.name === "forget";
    if (one.isForgotten) await storage.forget(one.id);
    else await one.outbox.bringBack();
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
    if (!sent) showStuck(phone.storage, [...over, ...stuck.filter(isOpen)]);
    return sent;
  }, phone);
}
