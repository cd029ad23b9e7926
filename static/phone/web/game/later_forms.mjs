/**
 * What a tap on the forms of special cards means, which come with the later script. What the server
 * does with them is in scorepad/web/game/special_cards.py. Pure.
 */
import { enter } from "../../pad/acts.mjs";
import { bombFell, changeBid, correctWithBomb, nameTrump } from "../../pad/later_acts.mjs";
import { number } from "./forms.mjs";

/** @type {Record<string, boolean | number>} */
const SAID = { yes: true, no: false, twice: 2 };

/**
 * Those acts by the addresses of their forms.
 *
 * @type {Record<string, (form: Form, round: Round) => any>}
 */
export const LATER_ACTS = {
  trump: (form, round) => ({ cells: nameTrump(round, form.value || null, form.chooser || null) }),
  "results/bomb": (form, round) => ({
    cells: correctWithBomb(round, form.player, number(form.tricks), SAID[form.fell]),
  }),
  bomb: (form, round) => ({ cells: bombFell(round, SAID[form.fell] ?? null) }),
  // One up and one down is another thing than none.
  cloud: (form, round) => ({
    cells: changeBid(round, form.player, form.by === "both" ? 0 : number(form.by) || null),
  }),
  // Without a value it takes back what stands there.
  extras: (form, round) => {
    const [field, value] = form.extra.split(".");
    const written = field === "loot" ? value : Number(value);
    return {
      cells: enter(round, form.player, field, value ? field === "cannonball" || written : null),
    };
  },
};
