// Says "drawing…" where a sheet takes longer than a moment, and why where there
// is none, and hands a picture on where the browser can; without it the links open
// just the same.
"use strict";
const MOMENT = 500;
const say = (sentence) => { document.getElementById("notice").textContent = sentence; };
const fileOf = async (answer) => {
  const [, name] = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition"));
  const file = await answer.blob();
  return new File([file], name, { type: file.type });
};
// Drawn and kept by now: opening it costs nothing more. A page of its own may be refused long
// after the tap.
const show = (link) => {
  if (!link.target || !open(link.href)) location.href = link.href;
};
const handOn = async (link, answer) => {
  const files = [await fileOf(answer)];
  if (!link.target || !navigator.canShare?.({ files })) return show(link);
  try {
    await navigator.share({ files });
  } catch (error) {
    // Whoever thinks better of it wants no picture either.
    if (error.name !== "AbortError") show(link);
  }
};
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
      if (answer.ok) await handOn(link, answer);
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
