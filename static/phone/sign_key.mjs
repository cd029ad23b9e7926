/**
 * A key beside a field for a number that may be below zero: keyboards for numbers have no minus on
 * some phones. Without this script such a field opens the keyboard for text.
 */
const signKey = Object.assign(document.createElement("button"), {
  type: "button",
  className: "sign-key",
  textContent: "±",
  tabIndex: -1,
});

// Before the keyboard opens.
document.addEventListener("pointerdown", ({ target }) => {
  const field = /** @type {any} */ (target);
  if (field.matches("[data-signed]")) field.inputMode = "numeric";
});
document.addEventListener("focusin", (event) => {
  const field = /** @type {any} */ (event.target);
  if (!field.matches("[data-signed]")) return;
  signKey.ariaLabel = field.closest("[data-sign]").dataset.sign;
  field.after(signKey);
});
document.addEventListener("focusout", () => signKey.remove());
// The field keeps the keyboard.
signKey.addEventListener("pointerdown", (event) => event.preventDefault());
signKey.addEventListener("click", () => {
  const field = /** @type {any} */ (signKey.previousElementSibling);
  field.value = /^[-−]/.test(field.value) ? field.value.slice(1) : `-${field.value}`;
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
