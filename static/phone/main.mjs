/**
 * What starts on a page of the phone: the game that the page shows, kept and sent by this script.
 */
import { startComforts } from "./comforts.mjs";
import * as keep from "./keep.mjs";
import { openShell, withoutNetwork } from "./shell.mjs";
import { openPad } from "./table.mjs";
import { openTransport } from "./transport.mjs";

const { game, version, created, called, shell } = document.body.dataset;

function openHere(one) {
  startComforts(document);
  return openPad({ ...one, keep, transport: openTransport(), withoutNetwork });
}

if (game) {
  openHere({ gameId: game, version: Number(version), createdAt: Number(created), called });
} else if (shell !== undefined) {
  openShell(keep, openHere);
}
