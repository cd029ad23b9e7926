/**
 * What is tapped in a page's first moments. Where something waits on the phone, the server's
 * page does not show it, so that a tap there may mean another cell than the one that is next;
 * and where nothing waits, a page that is loaded anew would lose the focus and the place.
 */

const WHERE = ["round", "deal", "player", "field", "mark"];

/**
 * @param {any} form
 * @param {any} button
 */
const aimOf = (form, { value }) =>
  [...WHERE.map((name) => form.elements[name]?.value), value].join();

/**
 * Hold the taps from now on.
 *
 * @returns {() => void} lets them go; the last one held is sent if the page, as it is then,
 *   still has it in the same cell
 */
export function delayTaps() {
  /** @type {any} */
  let early = null;
  /** @param {SubmitEvent} event */
  const delay = (event) => {
    event.preventDefault();
    early = event;
  };
  document.addEventListener("submit", delay);
  return () => {
    document.removeEventListener("submit", delay);
    const { target, submitter } = early ?? {};
    early = null;
    const key = submitter?.isConnected ? submitter : document.getElementById(submitter?.id);
    if (key?.form && aimOf(key.form, key) === aimOf(target, submitter)) key.form.requestSubmit(key);
  };
}
