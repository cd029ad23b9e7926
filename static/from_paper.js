// A game from paper: its boxes.
"use strict";
// Enter goes on to the next box.
document.addEventListener("keydown", (event) => {
  const grid = event.target.closest?.("[data-enter=next]");
  if (event.key !== "Enter" || event.isComposing || !grid) return;
  const boxes = [...grid.querySelectorAll("input")];
  const next = boxes[boxes.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.select();
});
// What stands in a box that is tapped is replaced by what is typed.
document.addEventListener("click", ({ target }) => {
  if (target.matches("[data-enter=next] input")) target.select();
});
// The boxes are not swapped: each answer says which of them are wrong now. One that is empty has
// not been come to yet.
document.addEventListener("htmx:afterSettle", () => {
  const wrong = document.getElementById("said")?.dataset.wrong;
  for (const box of document.querySelectorAll(".paper-grid input")) {
    box.ariaInvalid = box.value && wrong && `${box.name}.`.includes(wrong) ? "true" : null;
  }
});
