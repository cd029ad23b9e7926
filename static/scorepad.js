// Says so when no answer came, and moves the cursor where a fragment wants it;
// everything else is plain forms and htmx.
"use strict";
const notice = document.getElementById("notice");
const silent = () => { notice.textContent = notice.dataset.offline; };
document.addEventListener("htmx:sendError", silent);
document.addEventListener("htmx:timeout", silent);
document.addEventListener("htmx:beforeSend", () => { notice.textContent = ""; });
document.addEventListener("htmx:afterSettle", (event) => {
  event.detail.elt.querySelector("[data-focus]")?.focus();
});
