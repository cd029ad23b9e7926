/**
 * A pad that comes as fragments: its behaviour, and what others write, for those who look on and
 * in a match.
 */
import { startBehaving } from "./page/pad_behaviour.mjs";
import { startWatching } from "./sending/watching.mjs";

startBehaving(document);
startWatching(window);
