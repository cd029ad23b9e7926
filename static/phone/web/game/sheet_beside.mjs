/**
 * The sheet beside the pad, where there is room for both, as on a tablet.
 */
import { byId, isWide, views, wide } from "./screen.mjs";
import { t } from "../../i18n/speech.mjs";
import { render } from "../../markup/pad.mjs";

/**
 * Call `work` whenever that room comes or goes, as when a tablet is turned.
 *
 * @param {() => void} work
 */
export const onWide = (work) => wide.addEventListener("change", work);

/** A place for the sheet beside the pad, whose styles and the pad's do not meet. */
function makeBeside() {
  const made = Object.assign(document.createElement("aside"), {
    id: "live",
    ariaLabel: t("Sheet"),
  });
  const styles = [
    ...document.querySelectorAll(
      'link[href*=".css"]:is(:not([data-screens]), [data-screens~="sheet"]):not(:disabled)',
    ),
  ];
  made
    .attachShadow({ mode: "open" })
    .append(
      ...styles.map((each) => Object.assign(each.cloneNode(), { media: "all" })),
      document.createElement("main"),
    );
  byId("pad").after(made);
  return made;
}

/**
 * Show the sheet beside the pad, as it stands now, where there is room.
 *
 * @param {string} screen
 * @param {Shown} shown
 */
export function showBeside(screen, shown) {
  if (screen !== "pad" || !isWide()) {
    byId("live")?.remove();
    return;
  }
  const { shadowRoot: root } = byId("live") ?? makeBeside();
  const made = document.createElement("template");
  made.innerHTML = render("sheet", { view: views.sheet(shown, null), names: shown.pad.names });
  const sheet = made.content.querySelector("main");
  sheet.setAttribute("role", "presentation");
  root.querySelector("main").replaceWith(sheet);
  root.querySelector(".open")?.scrollIntoView({ block: "nearest" });
}
