/**
 * What needs the network says so where that is away, before it is tapped: in the same words on every
 * screen. An address tells whether it does.
 */
import { screenAt } from "./addresses.mjs";
import { behind, byId } from "./game/screen.mjs";
import { belowRoot } from "../sending/prefix.mjs";
import { t } from "../i18n/speech.mjs";

/** The screens that can be shown and yet only say what they need. */
const SAYS_SO = /\/links$/;

/**
 * The screen without network at an address; undefined where there is none.
 *
 * @param {URL} url
 */
export const screenOf = (url) =>
  url.origin === location.origin ? screenAt(belowRoot(url).path) : undefined;

/** @param {any} link */
function needsNetwork(link) {
  const url = new URL(link.href);
  return "away" in link.dataset || SAYS_SO.test(url.pathname) || !screenOf(url);
}

/** @param {boolean} isAway */
function sign(isAway) {
  // The bids in large figures are shown on the pad, see later.mjs.
  for (const link of document.querySelectorAll("main a[href]:not(.sum)")) {
    const there = link.querySelector(".needs-network");
    const isMissing = isAway && needsNetwork(link);
    if (isMissing && !there) {
      const said = document.createElement("small");
      Object.assign(said, { className: "needs-network", textContent: t("needs the network") });
      (link.querySelector(":scope > span") ?? link).append(" ", said);
    } else if (!isMissing) there?.remove();
  }
}

/** Say so on every screen from now on. */
export function signAll() {
  // A page without a game is shown because the network is away.
  const update = () => sign(behind.page?.isOffline() ?? true);
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true });
  // It says how sending goes.
  observer.observe(byId("unsent"), { attributes: true, childList: true });
  addEventListener("online", update);
  addEventListener("offline", update);
  update();
}
