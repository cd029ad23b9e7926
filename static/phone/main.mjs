/**
 * What starts on a page of the phone: the game that the page shows, kept and sent by this script.
 */
import { startComforts } from "./comforts.mjs";
import * as keep from "./keep.mjs";
import { openPad } from "./table.mjs";
import { openTransport } from "./transport.mjs";

const { game, version, created, called } = document.body.dataset;

startComforts(document);
if (game) {
  openPad({
    gameId: game, version: Number(version), createdAt: Number(created), called, keep, transport: openTransport(),
    withoutNetwork: () => false,
  });
}
