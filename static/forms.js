// Forms and pads of which the server answers a part anew, by htmx: says so when no answer came (or
// goes on in the app that the phone keeps), moves the cursor where a part wants it, and keeps what is
// typed and tapped meanwhile: what hx-sync replaces is sent once more, what it drops waits here.
"use strict";
const notice = document.getElementById("notice");
const leaves = () => "leaves" in document.body.dataset; // Noted by scorepad.js.
// scorepad.js says it, in the line that knows of the network where the page has one.
const silent = () => leaves() || dispatchEvent(new Event("silence"));
// The pad looks by itself whether others wrote, as do the seats beside a code; people tap the rest.
/** @param {any} event */
const isPoll = ({ detail: { elt } }) => elt.matches('[hx-trigger="look"], [hx-trigger*="every"]');
// What the app on this phone can show as well goes on there. A poll has a line of its own for silence.
/** @param {any} event */
const unanswered = (event) => {
  const goesOn = "goesOn" in document.body.dataset && navigator.serviceWorker?.controller;
  if (goesOn && !leaves()) location.assign(event.detail.pathInfo.finalRequestPath);
  else if (!isPoll(event)) silent();
};
for (const name of ["htmx:sendError", "htmx:timeout"]) document.addEventListener(name, unanswered);
document.addEventListener("htmx:beforeSend", (event) => {
  if (!isPoll(event)) notice.textContent = "";
});
document.addEventListener("htmx:afterOnLoad", (event) => {
  if (isPoll(event) && notice.textContent === notice.dataset.offline) notice.textContent = "";
});
document.addEventListener("htmx:afterSettle", ({ detail: { elt } }) => {
  elt.querySelector("[data-focus]")?.focus();
});
// Enter in a name goes on to the next one in the same moment: no letter waits for the server.
const nameFields = () => [...document.querySelectorAll("#new .seats[data-most] input[type=text]")];
const more = () => document.getElementById("more");
const addName = () => {
  const all = nameFields();
  const list = all[0]?.closest(".seats");
  if (!list || all.length >= list.dataset.most) return null;
  const row = list.lastElementChild.cloneNode(true);
  for (const about of row.querySelectorAll(".wrong, .who, .hint")) about.remove();
  const [field, dealer] = row.querySelectorAll("input:is([type=text], [name=dealer])");
  const known = row.querySelector(".chosen");
  Object.assign(known, { id: `sat-${all.length}`, name: `sat.${all.length}`, value: "" });
  for (const name of ["data-focus", "autofocus", "aria-invalid", "aria-describedby"]) {
    field.removeAttribute(name);
  }
  Object.assign(field, { id: `name-${all.length}`, value: "" });
  if (dealer) Object.assign(dealer, { value: all.length, checked: false });
  for (const each of row.querySelectorAll("[aria-label]")) {
    each.ariaLabel = each.ariaLabel.replace(all.length, all.length + 1);
  }
  row.querySelector(".seat").textContent = all.length + 1;
  list.append(row);
  if (all.length + 1 >= list.dataset.most) more()?.remove();
  return field;
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.isComposing) return;
  const all = nameFields();
  if (!all.includes(event.target)) return;
  // A game of exactly so many offers no field for one more.
  const next = all.find(({ value }) => !value.trim()) ?? (more() && addName());
  if (!next) return;
  event.preventDefault();
  next.focus();
});
// A known name sits down, or gets up, in the moment of the tap, and so does a further seat come:
// what the phone knows needs no answer that might come too late.
/** @param {string} one */
const caseless = (one) => one.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase().toLowerCase();
/** @param {any} field */
const chosenAt = (field) => field.closest("li").querySelector(".chosen");
/**
 * @param {any} chip
 * @param {any} field
 */
const sits = (chip, field) =>
  caseless(field.value) === caseless(chip.dataset.name)
  && [chip.dataset.who, ""].includes(chosenAt(field).value);
const showSeats = () => {
  const all = nameFields();
  const most = Number(all[0]?.closest(".seats").dataset.most);
  const isFull = all.length >= most && all.every(({ value }) => value.trim());
  for (const chip of document.querySelectorAll("#new [name=known]")) {
    const seat = all.findIndex((field) => sits(chip, field)) + 1;
    chip.ariaPressed = `${seat > 0}`;
    chip.querySelector("b").textContent = seat || "";
    chip.disabled = isFull && !seat;
  }
};
document.addEventListener("click", (event) => {
  const button = event.target.closest("#new :is([name=known], #more)");
  if (!button) return;
  event.preventDefault();
  if (button.id === "more") {
    addName()?.focus();
    return;
  }
  const all = nameFields();
  const there = all.find((field) => sits(button, field));
  const field = there ?? all.find(({ value }) => !value.trim()) ?? addName();
  if (!field) return;
  field.value = there ? "" : button.dataset.name;
  chosenAt(field).value = there ? "" : button.dataset.who;
  field.closest("li").querySelector(".who")?.remove();
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
// What is typed or chosen while an answer is under way is not in that answer: it is put in again.
/** @param {Element | Document} region */
const texts = (region) => [...region.querySelectorAll("input[type=text][id]")];
/** @param {Element | Document} region */
const fields = (region) => [
  ...region.querySelectorAll(
    "input:is([type=text][id], .chosen, [type=checkbox], [type=radio]), select",
  ),
];
/** @param {any} field */
const called = (field) =>
  field.id || (field.matches("select") ? field.name : `${field.name} ${field.value}`);
/**
 * @param {any} field
 * @returns {"checked" | "value"}
 */
const valueName = (field) => (/box|radio/.test(field.type) ? "checked" : "value");
const sent = new WeakMap();
/** @type {any[]} */
let changed = [];
/** @type {string[]} */
let opened = [];
let [writing, held, heldAt] = ["", "", 0];
document.addEventListener("htmx:beforeSend", ({ detail: { target, xhr } }) => {
  sent.set(xhr, new Map(fields(target).map((each) => [called(each), each[valueName(each)]])));
});
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const { target, xhr, requestConfig } = detail;
  opened = [...target.querySelectorAll("details[id][open]")].map(({ id }) => id);
  // What was tapped stays where the finger was, whatever comes above it.
  const tapped = requestConfig.triggeringEvent?.submitter ?? requestConfig.elt;
  held = tapped === target ? "" : tapped.id;
  heldAt = tapped.getBoundingClientRect().top;
  // Another answer may come between a form's and the moment in which that has settled.
  if (!fields(target).length) return;
  changed = fields(target)
    .filter((each) => each[valueName(each)] !== (sent.get(xhr)?.get(called(each)) ?? ""))
    .filter(({ type, checked }) => type !== "radio" || checked);
  writing = texts(target).includes(document.activeElement)
    ? /** @type {Element} */ (document.activeElement).id
    : "";
});
// Before the next key goes down, and not when the answer has settled.
document.addEventListener("htmx:afterSwap", () => {
  copySummary();
  for (const id of opened.splice(0)) document.getElementById(id)?.setAttribute("open", "");
  /** @param {string} id */
  const there = (id) => {
    while (!document.getElementById(id) && id.startsWith("name-") && addName());
    return document.getElementById(id);
  };
  for (const each of changed) {
    const field = each.id
      ? there(each.id)
      : fields(document).find((one) => called(one) === called(each));
    if (field) field[valueName(each)] = each[valueName(each)];
  }
  if (writing && document.activeElement?.id !== writing) there(writing)?.focus();
  writing = "";
  showSeats();
  const tapped = held && document.getElementById(held);
  if (tapped) scrollBy(0, tapped.getBoundingClientRect().top - heldAt);
  held = "";
});
document.addEventListener("htmx:afterSettle", () => {
  const put = changed.splice(0).map(called);
  for (const field of fields(document).filter((one) => put.includes(called(one)))) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.type !== "text") field.dispatchEvent(new Event("change", { bubbles: true }));
  }
});
// A tap on a part that is about to come anew waits for it, and is done there if the same is asked
// there: the same control, in the same round and duel, of the same mark. So nothing that was tapped
// is lost, and nothing is done to what the finger never saw.
/** @type {null | Element} */
let acting = null;
/** @type {[selector: string, about: string][]} */
let taps = [];
/** @param {any} control */
const aboutOf = ({ form }) =>
  ["round", "place", "mark"].map((name) => form?.elements.namedItem(name)?.value).join(" ");
document.addEventListener("htmx:beforeSend", ({ detail: { elt, target } }) => {
  const sync = elt.closest("[hx-sync]")?.getAttribute("hx-sync") ?? "";
  if (sync.endsWith(":drop")) acting = target;
});
document.addEventListener("htmx:afterRequest", ({ detail: { successful, target } }) => {
  if (target !== acting) return;
  acting = null;
  if (!successful) taps = [];
  queueMicrotask(() => {
    while (taps.length && !acting) {
      const [selector, about] = /** @type {[string, string]} */ (taps.shift());
      const control = document.querySelector(selector);
      if (control && !control.disabled && aboutOf(control) === about) control.click();
    }
  });
});
document.addEventListener(
  "click",
  (event) => {
    const control = event.target.closest("button, a");
    if (!control || !acting?.contains(control)) return;
    const served = control.form ?? control;
    if (!served.matches("[hx-get], [hx-post]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.classList.add("tapped");
    const { name, value, id } = control;
    const byId = id ? `#${CSS.escape(id)}` : "";
    const meant = name ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : byId;
    if (meant) taps.push([meant, aboutOf(control)]);
  },
  true,
);
// The line that sums up a new game follows what is typed. Many need no more than that of the form,
// so it does without htmx.
const copySummary = () => {
  const { textContent = "", dataset } = document.getElementById("said") ?? {};
  const now = { heard: textContent.trim(), "rules-now": dataset?.rules };
  for (const [id, words] of Object.entries(now)) {
    const line = document.getElementById(id);
    if (line?.textContent !== words) line?.replaceChildren(words ?? "");
  }
};
const summary = () => document.querySelector("[data-follows]");
let [pause, question] = [0, new AbortController()];
/** @param {HTMLFormElement} form */
async function sumUp(form) {
  question.abort();
  question = new AbortController();
  notice.textContent = "";
  try {
    const answer = await fetch(summary().dataset.follows, {
      method: "POST",
      body: new URLSearchParams(/** @type {any} */ (new FormData(form))),
      headers: { "HX-Request": "true", "HX-Target": "said" },
      signal: question.signal,
    });
    if (!answer.headers.has("Scorepad")) throw new Error(answer.statusText);
    (answer.ok ? summary() : notice).innerHTML = await answer.text();
    copySummary();
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") silent();
  }
}
document.addEventListener("input", (event) => {
  const { form, name } = event.target;
  if (!form?.contains(summary())) return;
  // Whoever types a name means nobody by a tap any more.
  if (name === "name" && event instanceof InputEvent) chosenAt(event.target).value = "";
  showSeats();
  clearTimeout(pause);
  pause = setTimeout(sumUp, 400, form);
});
// What is being sent for good needs no summary: its answer would store the form as a draft again.
document.addEventListener("submit", () => {
  clearTimeout(pause);
  question.abort();
});
// There htmx comes with the first tap that needs it, and then does what was tapped last.
const config = document.querySelector("meta[data-file]");
if (config) {
  /** @type {Record<string, string>} */
  const needs = { click: "button[hx-post]", change: "input[hx-post]" };
  /** @type {null | (() => void)} */
  let lastTap = null;
  const fetchHtmx = () => {
    const script = Object.assign(document.createElement("script"), { src: config.dataset.file });
    script.onload = () => {
      for (const type of Object.keys(needs)) document.removeEventListener(type, wait);
      lastTap?.();
    };
    script.onerror = () => {
      lastTap = null;
      silent();
    };
    document.head.append(script);
  };
  /** @param {Event} event */
  const wait = (event) => {
    const { type } = event;
    const one = /** @type {HTMLElement} */ (event.target).closest(needs[type]);
    if (!one) return;
    event.preventDefault();
    const isFirst = !lastTap;
    lastTap =
      type === "click"
        ? () => one.click()
        : () => one.dispatchEvent(new Event(type, { bubbles: true }));
    if (!isFirst) return;
    // It begins with a page that is all there, or never.
    if (document.readyState === "complete") fetchHtmx();
    else addEventListener("load", fetchHtmx, { once: true });
  };
  for (const type of Object.keys(needs)) document.addEventListener(type, wait);
}
