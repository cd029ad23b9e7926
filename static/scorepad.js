// Says so when no answer came, and moves the cursor where a fragment wants it;
// everything else is plain forms and htmx.
"use strict";
const notice = document.getElementById("notice");
const silent = () => { notice.textContent = notice.dataset.offline; };
document.addEventListener("htmx:sendError", silent);
document.addEventListener("htmx:timeout", silent);
// The pad itself looks every few seconds whether others wrote; people tap the rest.
const looks = (event) => event.detail.elt.id === "pad";
document.addEventListener("htmx:beforeSend", (event) => {
  if (!looks(event)) notice.textContent = "";
});
document.addEventListener("htmx:afterOnLoad", (event) => {
  if (looks(event) && notice.textContent === notice.dataset.offline) notice.textContent = "";
});
document.addEventListener("htmx:afterSettle", (event) => {
  offer();
  event.detail.elt.querySelector("[data-focus]")?.focus();
});
// An address is copied or sent only where the browser lets us, which is over https.
const handsOn = {
  copy: navigator.clipboard && ((address) => navigator.clipboard.writeText(address)),
  share: navigator.share && ((address) => navigator.share({ url: address })),
};
const offer = () => document.querySelectorAll("[data-hands-on]").forEach((button) => {
  button.hidden = !handsOn[button.dataset.handsOn];
});
offer();
document.addEventListener("click", (event) => {
  if (event.target.matches("textarea.link")) event.target.select();
  const button = event.target.closest("[data-hands-on]");
  if (!button) return;
  const field = button.closest(".share").querySelector(".link");
  handsOn[button.dataset.handsOn](field.value).then(
    () => { button.textContent = button.dataset.done || button.textContent; },
    () => field.select(),
  );
});
