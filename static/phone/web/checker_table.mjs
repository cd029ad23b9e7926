/**
 * What the screens that check a trick or a duel without network have in common: their forms, and the
 * game of this phone that they may be about.
 */
import { gameName } from "../i18n/card_words.mjs";
import { fold } from "../pad/fold.mjs";
import { isOfDuels } from "../rules/duel/round.mjs";
import { root } from "../sending/prefix.mjs";
import { showWaiting } from "./game/screen.mjs";
import { opens } from "../sending/server_marks.mjs";
import { sentWith } from "./game/forms.mjs";
import { screens } from "./shell_screens.mjs";
import { outboxOf } from "../sending/stored_games.mjs";
import { whenBack } from "../sending/answers.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";

/**
 * What a form would send.
 *
 * @param {any} form
 * @param {any} [submitter]
 */
export const fieldsOfForm = (form, submitter) => new URLSearchParams(sentWith(form, submitter));

/**
 * A game that this phone holds: its outbox, and the way to its pad; null where it does not, or where
 * it is one of `duels` and another one is asked for, or the other way round.
 *
 * @param {Shell} shell
 * @param {string} gameId
 * @param {boolean} duels
 */
export async function openTable(shell, gameId, duels) {
  const { phone, stored, signal } = shell;
  const found = stored.find(({ id }) => id === gameId);
  if (!found) return null;
  const { about, updated } = found;
  const { called, created = Math.floor(updated / 1000) } = about;
  const table = { ...phone, gameId, createdAt: created, called: called ?? gameName(about.key) };
  const box = await outboxOf(table);
  if (!box.marks().some(opens) || isOfDuels(rulesetDataOf(fold(box.marks())).data) !== duels) {
    box.close();
    return null;
  }
  const showUnsent = () => showWaiting(box.status);
  function close() {
    box.close();
    box.onChange(() => {});
  }
  signal.addEventListener("abort", close);
  // In the same page: a browser that leaves one may still be writing to the disk.
  /** @param {string} [at] where the pad looks, as the query of its address */
  function toPad(at = "") {
    close();
    history.replaceState(null, "", `${root}/g/${gameId}${at}`);
    document.title = table.called;
    screens.game({ ...shell, parts: [gameId] });
  }
  /** @param {() => void} redraw */
  function follow(redraw) {
    const said = () => JSON.stringify(box.marks());
    let drawn = said();
    box.onChange(() => {
      const { ended, viewOnly } = box.status;
      const present = said();
      // The pad's page says so.
      if (ended || viewOnly) location.replace(`${root}/g/${gameId}`);
      // What comes anew below a finger loses its tap.
      else if (present !== drawn) redraw();
      drawn = present;
      showUnsent();
    });
    whenBack(box.sync);
    box.sync();
    showUnsent();
  }
  return { box, toPad, follow };
}
