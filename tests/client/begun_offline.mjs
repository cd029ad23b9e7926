// Reads, one JSON line each, what people type into the form for a new game without network, and
// prints what the phone says of it: what is wrong, or the marks of the game that began, with some
// that were tapped in it.
import { createInterface } from "node:readline";
import { fold } from "../../static/phone/pad/fold.mjs";
import { boxes } from "../../static/phone/rules/library/boxes.mjs";
import { catalogue } from "../../static/phone/rules/library/game_catalogue.mjs";
import { games } from "../../static/phone/rules/library/games.mjs";
import { newId, newPlayerId } from "../../static/phone/sending/ids.mjs";
import * as form from "../../static/phone/services/new_game.mjs";
import { newGameView } from "../../static/phone/views/new_game.mjs";
import { openingCells } from "../../static/phone/pad/opening.mjs";
import { randomBy } from "./outbox_games.mjs";
import { markOf } from "./tapping.mjs";

function played({ seed, earlier, typed, people, house, taps }) {
  const random = randomBy(seed);
  const below = (limit) => Math.floor(random() * limit);
  const evening = { random, below, newId, pick: (items) => items[below(items.length)] };
  const before = earlier && form.formLike(fold(earlier), typed.game, []);
  const input = { ...form.emptyForm([]), ...before, ...typed };
  if (before) {
    input.names = [...before.names, ...typed.names];
    input.variants = [...before.variants, ...typed.variants];
  }
  const houses = form.playable(house ? [house] : []);
  [input.house = null] = houses;
  const { opening, wrong } = form.openingOf(input, people, newPlayerId, below);
  const said = newGameView(input, form.namesOf([], people), houses, wrong);
  const words = [said.wrong_players, said.wrong_rules, said.wrong_rounds, said.wrong_hands];
  words.push(...said.names.map((name) => name.wrong));
  if (Object.keys(wrong).length) {
    return { wrong, said: words.filter(Boolean).length + said.wrong_dealer, marks: [] };
  }
  const marks = [{ id: newId(), cells: openingCells(opening) }];
  for (let tap = 0; tap < taps; tap += 1) {
    const mark = markOf(evening, marks);
    if (mark) marks.push(mark);
  }
  return { wrong, said: 0, marks };
}

for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  if (given.catalogue) {
    Object.assign(catalogue, given.catalogue);
    Object.assign(games, given.catalogue);
    Object.assign(boxes, given.catalogue);
  } else console.log(JSON.stringify(played(given)));
}
