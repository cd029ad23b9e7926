/**
 * What the forms of corrections and of special cards mean. Pure. The server's side is
 * scorepad/web/game/entries.py.
 */
import { correctTricks, enter } from "./acts.mjs";
import { number } from "./forms.mjs";
import { bombFell, changeBid, correctWithBomb } from "./later_acts.mjs";

/** @type {Record<string, boolean>} */
const SAID = { yes: true, no: false };

/** @type {Acts} */
export const LATER_ACTS = {
  results: (form, round) => ({
    // Where there is no other player, the tricks are nobody's.
    cells: [
      ...correctTricks(round, [[form.player, number(form.tricks)]]),
      ...(form.other ? correctTricks(round, [[form.other, number(form.others_tricks)]]) : []),
    ],
  }),
  "results/bomb": (form, round) => ({
    cells: correctWithBomb(round, form.player, number(form.tricks), SAID[form.fell]),
  }),
  bomb: (form, round) => ({ cells: bombFell(round, SAID[form.fell] ?? null) }),
  cloud: (form, round) => ({ cells: changeBid(round, form.player, number(form.by)) }),
  // Without a value it takes back what stands there.
  extras: (form, round) => {
    const [field, value] = form.extra.split(".");
    const written = field === "loot" ? value : Number(value);
    return {
      cells: enter(round, form.player, field, value ? field === "cannonball" || written : null),
    };
  },
};
