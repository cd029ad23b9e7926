// Cards that are tapped while an answer is under way go along with the next question,
// so that quick fingers lose none and lay none twice.
"use strict";
(() => {
  /** @type {[name: string, value: string][]} */
  let waiting = [];
  let asking = false;
  const ask = () => {
    const form = document.querySelector("#check .grid");
    if (!form || !waiting.length) {
      waiting = [];
      return;
    }
    const state = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    for (const [name, value] of waiting.splice(0)) state.append(name, value);
    asking = true;
    htmx
      .ajax("GET", `${form.dataset.at}?${state}`, {
        source: "#check",
        target: "#check",
        swap: "outerHTML",
      })
      .catch(() => {
        waiting = [];
        document
          .querySelectorAll("#check .tapped")
          .forEach((key) => key.classList.remove("tapped"));
      })
      .then(() => {
        asking = false;
        ask();
      });
  };
  // A region that stays is read aloud when its words change; one that comes anew is not.
  const tell = (before = "") => {
    const said = [...document.querySelectorAll("#check .said > p:not(.refused)")];
    const words = said.map((line) => line.textContent).join(" ");
    document.getElementById("told").textContent = `${before} ${words}`.replace(/\s+/g, " ").trim();
  };
  // A page that comes anew does not know whether a finger or a key sent for it.
  const root = document.documentElement;
  /** @param {(kept: Storage) => any} work */
  const stored = (work) => {
    try {
      return work(sessionStorage);
    } catch {
      return null;
    }
  };
  root.classList.toggle("by-finger", stored((kept) => kept.getItem("by-finger")) === "1");
  document.addEventListener("pointerdown", () => root.classList.add("by-finger"));
  document.addEventListener("keydown", () => root.classList.remove("by-finger"));
  addEventListener("pagehide", () => {
    const fingers = root.classList.contains("by-finger");
    stored((kept) => kept.setItem("by-finger", fingers ? "1" : ""));
  });
  // Whoever was on something that has gone is on what comes next.
  const goOn = () => {
    if (document.activeElement !== document.body) return;
    const next = document.querySelector("#check .below :is(.key:not([aria-disabled]), .wide)");
    next?.focus({ preventScroll: true });
  };
  document.addEventListener("htmx:afterSettle", () => {
    tell();
    goOn();
  });
  // Of what was asked by a link the cards that were tapped meanwhile are told afterwards.
  document.addEventListener("htmx:afterRequest", () => asking || queueMicrotask(ask));
  const came = document.referrer && new URL(document.referrer);
  const { counted } = document.getElementById("told").dataset;
  if (came && came.pathname === location.pathname) {
    goOn();
    // A screen reader needs that long before it hears what changes on a page.
    setTimeout(() => tell(counted), 500);
  }
  const here = /** @type {HTMLScriptElement} */ (document.currentScript);
  import(/** @type {string} */ (here.dataset.keys)).then(({ move, WAYS }) => {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
      if (event.key in WAYS && move(WAYS[event.key], document)) event.preventDefault();
    });
  });
  document.addEventListener("click", (event) => {
    const key = event.target.closest("#check .grid .key");
    if (!key || !window.htmx) return;
    event.preventDefault();
    const gone = key.getAttribute("aria-disabled") === "true";
    if (gone || (key.matches(".tapped") && !key.matches(".special"))) return;
    key.classList.add("tapped");
    waiting.push([key.name, key.value]);
    if (!asking && !document.querySelector("#check .htmx-request")) ask();
  });
})();
