// Says "drawing…" where a sheet takes longer than a moment, and why where there
// is none, and hands a picture on where the browser can; without it the links open
// just the same.
"use strict";
const MOMENT = 150;
/** @param {string} sentence */
const say = (sentence) => {
  document.getElementById("notice").textContent = sentence;
};
/** @param {Response} answer */
const fileOf = async (answer) => {
  const said = /** @type {string} */ (answer.headers.get("Content-Disposition"));
  const [, name] = /** @type {RegExpExecArray} */ (/filename="(.+)"/.exec(said));
  const file = await answer.blob();
  return new File([file], name, { type: file.type });
};
// Drawn and kept by now: opening it costs nothing more. A page of its own may be refused long
// after the tap.
/** @param {HTMLAnchorElement} link */
const show = (link) => {
  if (!link.target || !open(link.href)) location.href = link.href;
};
/** @param {HTMLAnchorElement} link */
const shares = (link) => {
  const picture = new File([""], "a.png", { type: "image/png" });
  return link.target && navigator.canShare?.({ files: [picture] });
};
for (const link of document.querySelectorAll("a[data-drawing]")) {
  const words = link.textContent;
  /** @type {Promise<Response | void> | null} */
  let drawn = null;
  /** @type {File[] | null} */
  let files = null;
  const draw = () => {
    drawn ??= fetch(link.href)
      .then(async (answer) => {
        if (!answer.ok) drawn = null;
        else if (shares(link)) files = [await fileOf(answer)];
        return answer;
      })
      .catch(() => {
        drawn = null;
      });
    return drawn;
  };
  /** @param {boolean} isLate */
  const share = async (isLate) => {
    try {
      await navigator.share({ files: /** @type {File[]} */ (files) });
    } catch (/** @type {any} */ { name }) {
      // Whoever thinks better of it wants no picture either.
      if (name === "AbortError") return;
      if (isLate && name === "NotAllowedError") link.textContent = link.dataset.drawn;
      else show(link);
    }
  };
  link.addEventListener("click", async (/** @type {Event} */ event) => {
    event.preventDefault();
    say("");
    link.textContent = words;
    // Browsers share within a tap alone, and some never say that they are done with it.
    if (files) return share(false);
    if (link.getAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    const sign = setTimeout(() => {
      link.textContent = link.dataset.drawing;
    }, MOMENT);
    const answer = await draw();
    clearTimeout(sign);
    link.textContent = words;
    link.removeAttribute("aria-busy");
    if (files) share(true);
    else if (answer?.ok) show(link);
    else if (!answer) say(document.getElementById("notice").dataset.offline);
    else
      say(
        new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("why")
          ?.textContent ?? words,
      );
  });
  // There before anybody taps, where it can be shared.
  if (shares(link)) draw();
}
for (const form of document.querySelectorAll("form[data-sends-itself]")) {
  form.addEventListener("change", () => form.requestSubmit());
}
