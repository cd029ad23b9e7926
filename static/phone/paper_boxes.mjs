/**
 * The boxes of a game from paper, on the server's page as on the phone's own: Enter goes on to the
 * next one, and what is typed is kept on this phone until the server has it.
 */
import "./sign_key.mjs";
import { keepDraft, paperDrafts } from "./sending/paper_drafts.mjs";

const BOX = /^(bid|tricks|total)\.|^(day|kind)$/;

/** @param {Element | null} within */
const formOf = (within) => /** @type {any} */ (within?.closest("form[data-paper]") ?? null);

/**
 * The texts of a form's fields by their names; `shown` are those that it was shown with.
 *
 * @param {any} form
 */
function read(form) {
  const fields = [...new FormData(form)].filter(([name]) => BOX.test(name));
  const shown = Object.fromEntries(new URLSearchParams(form.elements.shown.value));
  return { fields: /** @type {[string, string][]} */ (fields), shown };
}

/** @param {any} form */
function keep(form) {
  const { paper: gameId } = form.dataset;
  const before = paperDrafts()[gameId];
  const { fields, shown } = read(form);
  const here = fields.map(([name]) => name);
  // Papers of other kinds have other fields.
  const others = Object.entries(before?.typed ?? {}).filter(([name]) => !here.includes(name));
  const changed = fields.filter(([name, text]) => name === "kind" || text !== (shown[name] ?? ""));
  const typed = Object.fromEntries([...others, ...changed]);
  const isKept = keepDraft(gameId, { typed, shown: { ...before?.shown, ...shown } });
  form.toggleAttribute("data-unkept", !isKept);
}

/** What waits here is put into what the server has drawn, and sent with the next answer. */
function putIn() {
  const form = document.querySelector("form[data-paper][method=post]");
  const draft = form && paperDrafts()[form.dataset.paper];
  if (!draft) return;
  for (const [name, text] of Object.entries(draft.typed)) {
    const box = form.elements.namedItem(name);
    if (box && name !== "kind") box.value = text;
  }
  form.elements.shown.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("input", ({ target }) => {
  const form = formOf(/** @type {any} */ (target));
  if (form) keep(form);
});
addEventListener("pageshow", putIn);
addEventListener("online", putIn);
document.addEventListener("keydown", (event) => {
  const box = /** @type {any} */ (event.target);
  const grid = box.closest?.("[data-enter=next]");
  if (event.key !== "Enter" || event.isComposing || !grid) return;
  const boxes = [...grid.querySelectorAll("input")];
  const next = boxes[boxes.indexOf(box) + 1];
  if (!next) return;
  event.preventDefault();
  next.select();
});
// What stands in a box that is tapped is replaced by what is typed.
document.addEventListener("click", ({ target }) => {
  const box = /** @type {any} */ (target);
  if (box.matches("[data-enter=next] input")) box.select();
});
// The boxes are not swapped: each answer says which of them are wrong now. One that is empty has
// not been come to yet.
document.addEventListener("htmx:afterSettle", () => {
  const said = document.getElementById("said");
  if (!said) return;
  const { wrong } = said.dataset;
  for (const box of document.querySelectorAll(".paper-grid input")) {
    box.ariaInvalid = box.value && wrong && `${box.name}.`.includes(wrong) ? "true" : null;
  }
  const form = formOf(said);
  if (form) keep(form);
});
