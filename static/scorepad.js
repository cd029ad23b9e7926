// Says so when no answer came; everything else is plain forms and htmx.
"use strict";
const notice = document.getElementById("notice");
const silent = () => { notice.textContent = notice.dataset.offline; };
document.addEventListener("htmx:sendError", silent);
document.addEventListener("htmx:timeout", silent);
document.addEventListener("htmx:afterOnLoad", () => { notice.textContent = ""; });
