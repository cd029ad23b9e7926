// Forms and pads of which the server answers a part anew, by htmx: says so when no answer came,
// moves the cursor where a part wants it, and keeps what is typed while an answer is under way.
"use strict";
const notice = document.getElementById("notice");
// A form that leaves the page cuts off what is under way: WebKit then reports an error.
let leaves = false;
addEventListener("submit", (event) => {
  leaves = !event.defaultPrevented;
});
addEventListener("pageshow", () => {
  leaves = false;
});
const silent = () => {
  if (!leaves) notice.textContent = notice.dataset.offline;
};
document.addEventListener("htmx:sendError", silent);
document.addEventListener("htmx:timeout", silent);
// The pad itself looks every few seconds whether others wrote; people tap the rest.
/** @param {any} event */
const isPoll = (event) => event.detail.elt.id === "pad";
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
const addName = () => {
  const all = nameFields();
  const list = all[0]?.closest(".seats");
  if (!list || all.length >= list.dataset.most) return null;
  const row = list.lastElementChild.cloneNode(true);
  row.querySelector(".wrong")?.remove();
  const [field, dealer] = row.querySelectorAll("input");
  for (const name of ["data-focus", "autofocus", "aria-invalid", "aria-describedby"]) {
    field.removeAttribute(name);
  }
  field.id = `name-${all.length}`;
  field.value = "";
  if (dealer) Object.assign(dealer, { value: all.length, checked: false });
  for (const each of row.querySelectorAll("[aria-label]")) {
    each.ariaLabel = each.ariaLabel.replace(all.length, all.length + 1);
  }
  row.querySelector(".seat").textContent = all.length + 1;
  list.append(row);
  if (all.length + 1 >= list.dataset.most) document.getElementById("more")?.remove();
  return field;
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.isComposing) return;
  const all = nameFields();
  if (!all.includes(event.target)) return;
  const next = all.find(({ value }) => !value.trim()) ?? addName();
  if (!next) return;
  event.preventDefault();
  next.focus();
});
// What is typed or chosen while an answer is under way is not in that answer: it is put in again.
/** @param {Element | Document} region */
const texts = (region) => [...region.querySelectorAll("input[type=text][id]")];
/** @param {Element | Document} region */
const fields = (region) => [
  ...region.querySelectorAll("input:is([type=text][id], [type=checkbox], [type=radio]), select"),
];
/** @param {any} field */
const called = (field) => field.id || `${field.name} ${field.value}`;
/**
 * @param {any} field
 * @returns {"checked" | "value"}
 */
const valueName = (field) => (/box|radio/.test(field.type) ? "checked" : "value");
const sent = new WeakMap();
/** @type {any[]} */
let changed = [];
let writing = "";
document.addEventListener("htmx:beforeSend", ({ detail: { target, xhr } }) => {
  sent.set(xhr, new Map(fields(target).map((each) => [called(each), each[valueName(each)]])));
});
document.addEventListener("htmx:beforeSwap", ({ detail: { target, xhr } }) => {
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
  if (writing && /** @type {Element} */ (document.activeElement).id !== writing)
    there(writing)?.focus();
  writing = "";
});
document.addEventListener("htmx:afterSettle", () => {
  const put = changed.splice(0).map(called);
  for (const field of fields(document).filter((one) => put.includes(called(one)))) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.type !== "text") field.dispatchEvent(new Event("change", { bubbles: true }));
  }
});
// The line that sums up a new game follows what is typed. Many need no more than that of the form,
// so it does without htmx.
const copySummary = () => {
  const summed = document.getElementById("heard");
  const words = document.getElementById("said")?.textContent.trim();
  if (summed && summed.textContent !== words) summed.textContent = words;
};
const summary = () => document.querySelector("[data-follows]");
let pause = 0;
let question = new AbortController();
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
    (answer.ok ? summary() : notice).innerHTML = await answer.text();
    copySummary();
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") silent();
  }
}
document.addEventListener("input", ({ target: { form } }) => {
  if (!form?.contains(summary())) return;
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
