/** The comforts of a pad that comes as fragments: of those who look on, and of a match. */
import { startComforts } from "./comforts.mjs";

startComforts(document);
