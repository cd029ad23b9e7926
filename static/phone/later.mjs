/**
 * What no first tap needs, in a script of its own that comes behind the pad's: sheet and end,
 * corrections and special cards, and what makes a pad comfortable.
 */
import { showBids } from "./web/game/announced_bids.mjs";
import { onWide, showBeside } from "./web/game/sheet_beside.mjs";
import { winBonus } from "./views/captures.mjs";
import { startBehaving } from "./page/pad_behaviour.mjs";
import { endView } from "./views/end.mjs";
import { showEvening } from "./web/game/evening_news.mjs";
import { ACTS } from "./web/game/forms.mjs";
import { LATER_ACTS } from "./web/game/later_forms.mjs";
import { tellMissedChanges } from "./web/game/missed_changes.mjs";
import { noteOwnRow } from "./web/game/own_bid.mjs";
import { withoutFilled } from "./web/game/opened_keys.mjs";
import { forgetOldGames } from "./sending/old_games.mjs";
import { amongOwnPhones, askingFirst } from "./views/own_phones.mjs";
import { leadToRematch } from "./web/game/rematch_news.mjs";
import { addLaterScript } from "./web/game/screen.mjs";
import { fetchScreens, whenIdle } from "./web/screens_behind.mjs";
import { sheetView } from "./views/sheet.mjs";
import { addsToPad, wholePad } from "./views/whole_pad.mjs";
import "./markup/later.mjs";

document.addEventListener(
  "click",
  (event) => {
    const link = event.target.closest?.("#pad a.sum");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    showBids(window, link);
  },
  true,
);

Object.assign(ACTS, LATER_ACTS, { captures: winBonus });
whenIdle(() => forgetOldGames(Date.now()).catch(() => {}));
// The page for want of network has them already.
if (!("shell" in document.body.dataset)) fetchScreens();

addLaterScript({
  addsToPad,
  startBehaving,
  onWide,
  showBeside(screen, shown) {
    tellMissedChanges(shown);
    noteOwnRow(shown.game);
    leadToRematch(shown);
    showEvening(screen, shown);
    // The sheet of a match has few lines, and its pad a half for each player.
    if (!("beyond" in shown.pad)) showBeside(screen, shown);
  },
  views: {
    /** @type {Views["pad"]} */
    pad: ({ marks, pad, game }, asked) => {
      const at = withoutFilled(pad, asked, game.game_id);
      const view = askingFirst(marks, pad, wholePad(marks, pad, at, game), game.phones);
      return amongOwnPhones(marks, pad, view, game.phones);
    },
    /** @param {Shown} shown */
    sheet: ({ pad, game }) => sheetView(pad, game),
    /** @param {Shown} shown */
    end: ({ marks, pad, game }) => endView(marks, pad, game),
  },
});
