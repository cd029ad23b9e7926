/**
 * Addresses to hand on: copied or sent with a tap, only where the browser lets us, which is over
 * https. Neither needs the network. Pages of the server run this by itself.
 */

/** @type {Record<string, (address: string) => Promise<void>>} */
const HANDED = {
  copy: navigator.clipboard && ((address) => navigator.clipboard.writeText(address)),
  share: navigator.share && ((address) => navigator.share({ url: address })),
};

/** Show the buttons that can be served. */
export function offerToShare() {
  for (const button of document.querySelectorAll("[data-hands-on]")) {
    button.hidden = !HANDED[button.dataset.handsOn];
  }
}

document.addEventListener("htmx:afterSettle", offerToShare);
document.addEventListener("click", ({ target }) => {
  if (target.matches("textarea.link")) target.select();
  const button = target.closest("[data-hands-on]");
  if (!button) return;
  const field = button.closest(".share").querySelector(".link");
  HANDED[button.dataset.handsOn](field.value).then(
    () => {
      button.textContent = button.dataset.done || button.textContent;
    },
    () => field.select(),
  );
});
offerToShare();
