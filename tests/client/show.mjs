// Reads marks and a place from standard input, and prints the screens that the phone's own
// modules make of them, as JSON.
import { readFileSync } from "node:fs";
import { endView } from "../../static/phone/views/end.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { sheetView } from "../../static/phone/views/sheet.mjs";
import { wholePad } from "../../static/phone/views/whole_pad.mjs";

const { marks, at } = JSON.parse(readFileSync(0, "utf-8"));
const game = { game_id: "g", version: marks.length, writes: true, created_at: 0 };
const state = fold(marks);
const [pad, sheet] = [wholePad(marks, state, at, game), sheetView(state, game)];
console.log(JSON.stringify({ pad, sheet, end: endView(marks, state, game) }));
