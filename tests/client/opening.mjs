// Reads one JSON line with cases of openings, and writes what the module says of each.
import { createInterface } from "node:readline";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { newGameId, newPlayerId } from "../../static/phone/sending/ids.mjs";
import { caseless, checkName, cleanName } from "../../static/phone/pad/names.mjs";
import * as opening from "../../static/phone/pad/opening.mjs";
import { boxes } from "../../static/phone/rules/library/boxes.mjs";
import { duelRules } from "../../static/phone/rules/library/duel_rules.mjs";
import { catalogue } from "../../static/phone/rules/library/game_catalogue.mjs";
import { games as words } from "../../static/phone/rules/library/games.mjs";
import { versionOf } from "../../static/phone/static_edition/game_check.mjs";
import { rematch } from "../../static/phone/services/rematches.mjs";
import * as newGame from "../../static/phone/services/new_game.mjs";
import {
  contradicting,
  hasBan,
  optionsSwitched,
  variantsAmong,
  withSecretBids,
} from "../../static/phone/services/rule_fields.mjs";

/** The library that a phone gets in its language; nothing is said of it. */
function library({ games, duels }) {
  Object.assign(catalogue, games);
  Object.assign(boxes, games);
  Object.assign(words, games);
  Object.assign(duelRules, duels);
}

/** What is typed in the form of a new game, and what a tap on a name, or for more room, makes of it. */
function typed({ form, known, people = [] }) {
  const { opening: asked, wrong } = newGame.openingOf(
    form,
    people,
    () => "new",
    () => 0,
  );
  const { players, ...opened } = asked;
  delete opened.data;
  const more = { dealer: newGame.firstDealer(form), room: newGame.withRoom(form).names };
  const { names, sat } = newGame.withName(form, known);
  const there = { names, sat: names.map((_, place) => sat[place] ?? "") };
  return { wrong, players, opened, ...more, there };
}

const ASKED = {
  library,
  typed,
  secret: ({ options, data }) => [withSecretBids(options, data), hasBan(data)],
  first: (stored) => newGame.emptyForm(stored),
  like: ({ marks, key }) => newGame.formLike(fold(marks), key, []),
  known: ({ stored, people }) => newGame.namesOf(stored, people),
  opening: (asked) => ({ wrong: opening.checkOpening(asked), cells: opening.openingCells(asked) }),
  names: (names) =>
    names.map((name) => [
      cleanName(name),
      caseless(name),
      checkName(name, new Set())?.code ?? null,
    ]),
  options: ({ data, switched }) => contradicting(data, switched) ?? optionsSwitched(data, switched),
  among: ({ options, data }) => variantsAmong(options, data),
  ids: (number) => Array.from({ length: number }, () => [newGameId(), newPlayerId()]),
  again: (marks) => rematch(fold(marks)),
  version: versionOf,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, given] = JSON.parse(line);
  console.log(JSON.stringify(ASKED[kind](given) ?? null));
}
