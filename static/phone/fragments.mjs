/**
 * A pad that comes as fragments: its comforts, and what others write, for those who look on and
 * in a match.
 */
import { startComforts } from "./page/comforts.mjs";
import { startWatching } from "./sending/watching.mjs";

startComforts(document);
startWatching(window);
