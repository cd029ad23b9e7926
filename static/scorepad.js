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
  event.detail.elt.querySelector("[data-focus]")?.focus();
});
