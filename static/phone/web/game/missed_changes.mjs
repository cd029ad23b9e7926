/**
 * Tells whoever comes back to a phone that has written in a game what another phone wrote
 * meanwhile: a line above the pad, until somebody taps here.
 */
import { note, noted } from "../../sending/notes.mjs";
import { isolated } from "../../pad/directions.mjs";
import { t } from "../../i18n/speech.mjs";

// Whoever has just tapped here sees what another phone writes as it comes.
const PRESENT = 30000;

let tappedAt = -PRESENT;
let others = 0;
let gameId = "";
const line = Object.assign(document.createElement("p"), { id: "meanwhile", role: "status" });

const remember = () => note("localStorage", "others", `${gameId} ${others}`);

document.addEventListener("click", () => {
  tappedAt = performance.now();
  if (!line.isConnected) return;
  line.remove();
  remember();
});

/** @param {Shown} shown */
export function tellMissedChanges({ marks, game, pad }) {
  gameId = game.game_id;
  const theirs = marks.filter(({ other }) => other);
  others = theirs.length;
  const [known, before] = (noted("localStorage", "others") ?? "").split(" ");
  const news = known === gameId ? others - Number(before) : 0;
  const isAway = line.isConnected || performance.now() - tappedAt >= PRESENT;
  if (news < 1 || others === marks.length || !isAway) {
    remember();
    return;
  }
  // Whose phone a mark came from is a name where that is known.
  const whose = [...new Set(theirs.slice(-news).map(({ other }) => other))];
  // One that wrote for others was let to, maybe while nobody looked here. Of a duel anybody turns
  // up the cards of both.
  const names = whose
    .map((name) =>
      name === true
        ? t("somebody else")
        : theirs.some(
              ({ other, cells }) =>
                other === name
                && cells?.some(
                  ([, , player, field]) =>
                    field !== "turned" && (pad.names[player] ?? name) !== name,
                ),
            )
          ? t("%(name)s (enters for all)", { name })
          : isolated(name),
    )
    .join(", ");
  // How many entries there are looked like the bid of whoever has just bid in secret.
  line.textContent = whose.every((name) => name === true)
    ? t("Written meanwhile on another phone")
    : t("Written meanwhile by %(names)s", { names });
  document.querySelector("main").before(line);
}
