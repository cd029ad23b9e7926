// What was tried out with the seats, and not written yet, is there again when somebody comes back.
"use strict";
(() => {
  const KEPT = ["seat", "new", "new_name", "person", "picked", "start", "end"];
  const key = `seats.${location.pathname}`;
  const seats = () => document.getElementById("seats");
  const isChanged = () => !!seats()?.querySelector("[value=reset]");
  // A browser that keeps nothing says so by an error.
  const storage = () => {
    try {
      return window.sessionStorage;
    } catch {
      return null;
    }
  };
  document.addEventListener("htmx:afterSettle", () => {
    const fields = [...new FormData(seats() ?? undefined)].filter(([name]) => KEPT.includes(name));
    if (isChanged()) storage()?.setItem(key, JSON.stringify(fields));
    else storage()?.removeItem(key);
  });
  document.addEventListener("htmx:configRequest", ({ detail: { parameters } }) => {
    if (/^(now|next)\./.test(parameters.do)) storage()?.removeItem(key);
  });
  const kept = JSON.parse(storage()?.getItem(key) ?? "null");
  if (!kept || isChanged()) return;
  const others = [...new FormData(seats())].filter(([name]) => !KEPT.includes(name));
  /** @type {Record<string, any>} */
  const values = {};
  for (const [name, value] of [...others, ...kept]) values[name] = [...(values[name] ?? []), value];
  // No such button: the seats are shown as they are sent.
  values.do = "again";
  window.htmx.ajax("POST", location.pathname, { values, target: "#seats", swap: "outerHTML" });
})();
