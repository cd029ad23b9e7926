/**
 * What is typed from paper on this phone until the server has it: the new texts of a game by the
 * names of their fields, and those that the form was shown with. The server's side is
 * scorepad/services/paper_drafts.py, which keeps them for every phone.
 */
import { note, noted } from "./notes.mjs";
import { ownName, root } from "./prefix.mjs";

const KEPT = ownName("paper");
const PATIENCE = 8000;

/**
 * The drafts that wait here, by the ids of their games.
 *
 * @returns {Record<string, PaperDraft>}
 */
export function paperDrafts() {
  try {
    return JSON.parse(noted("localStorage", KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Keep a draft while something is typed in it; false where this browser keeps nothing.
 *
 * @param {string} gameId
 * @param {PaperDraft | null} draft
 */
export function keepDraft(gameId, draft) {
  const { [gameId]: _, ...others } = paperDrafts();
  // What kind of paper it is is no news alone.
  const isNews = Object.keys(draft?.typed ?? {}).some((name) => name !== "kind");
  const all = isNews ? { ...others, [gameId]: draft } : others;
  const text = Object.keys(all).length ? JSON.stringify(all) : null;
  return note("localStorage", KEPT, text) !== null;
}

/**
 * Give the server, which must know the game, what waits of it; whether it has taken that. What is
 * sent twice is written once.
 *
 * @param {Pick<Transport, "token">} transport
 * @param {string} gameId
 */
export async function sendDraft(transport, gameId) {
  const { typed = {}, shown = {} } = paperDrafts()[gameId] ?? {};
  const { body } = await transport.token();
  const response = await fetch(`${root}/g/${gameId}/from-paper`, {
    method: "POST",
    body: new URLSearchParams({ ...typed, shown: `${new URLSearchParams(shown)}` }),
    headers: { "X-CSRFToken": body?.csrf ?? "", "HX-Request": "true", "HX-Target": "said" },
    ...{ credentials: "same-origin", redirect: "error", signal: AbortSignal.timeout(PATIENCE) },
  });
  // A network that wants a login first answers with its own page.
  if (!response.ok || !(await response.text()).includes('id="said"')) return false;
  const now = paperDrafts()[gameId] ?? { typed: {}, shown };
  const rest = Object.entries(now.typed).filter(([name, text]) => typed[name] !== text);
  keepDraft(gameId, { typed: Object.fromEntries(rest), shown: { ...now.shown, ...typed } });
  // What is typed on goes by what the server has now.
  const seen = document.querySelector(`form[data-paper="${gameId}"] [name=shown]`);
  const before = new URLSearchParams(seen?.value);
  if (seen) seen.value = `${new URLSearchParams({ ...Object.fromEntries(before), ...typed })}`;
  return true;
}

/**
 * Give the server what waits of every game but some; whether anything was sent.
 *
 * @param {Pick<Transport, "token">} transport
 * @param {string[]} but the ids of those that the server does not know
 */
export async function sendDrafts(transport, but) {
  let sent = false;
  for (const gameId of Object.keys(paperDrafts()).filter((id) => !but.includes(id))) {
    sent = (await sendDraft(transport, gameId).catch(() => false)) || sent;
  }
  return sent;
}
