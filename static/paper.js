// Says "drawing…" where a sheet takes longer than a moment, and why where there
// is none; without it the links open just the same.
"use strict";
const MOMENT = 500;
const say = (sentence) => { document.getElementById("notice").textContent = sentence; };
for (const link of document.querySelectorAll("a[data-drawing]")) {
  const words = link.textContent;
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    if (link.getAttribute("aria-busy")) return;
    say("");
    link.setAttribute("aria-busy", "true");
    const sign = setTimeout(() => { link.textContent = link.dataset.drawing; }, MOMENT);
    try {
      const answer = await fetch(link.href);
      // Drawn and kept by now: opening it costs nothing more.
      if (answer.ok) location.href = link.href;
      else say(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("why")?.textContent ?? words);
    } catch {
      say(document.getElementById("notice").dataset.offline);
    } finally {
      clearTimeout(sign);
      link.textContent = words;
      link.removeAttribute("aria-busy");
    }
  });
}
for (const form of document.querySelectorAll("form[data-sends-itself]")) {
  form.addEventListener("change", () => form.requestSubmit());
}
