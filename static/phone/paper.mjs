/**
 * A game from paper without network: a script that the page for want of network fetches for it.
 * What is typed is kept here, and comes to the server behind the marks that open the game.
 */
import { isOfDuels } from "./rules/duel/round.mjs";
import { fold } from "./pad/fold.mjs";
import { paperFinals, paperGrid } from "./views/from_paper.mjs";
import "./paper_boxes.mjs";
import { paperDrafts, sendDraft } from "./sending/paper_drafts.mjs";
import { root } from "./sending/prefix.mjs";
import { sentWith } from "./web/game/forms.mjs";
import { byId, put, showWaiting } from "./web/game/screen.mjs";
import { opens } from "./sending/server_marks.mjs";
import { screens, styled } from "./web/shell_screens.mjs";
import { renderShell } from "./markup/shell.mjs";
import { t } from "./i18n/speech.mjs";
import { outboxOf } from "./sending/stored_games.mjs";
import { whenBack } from "./sending/answers.mjs";
import { rulesetDataOf } from "./pad/visibility.mjs";
import { gameTitle } from "./i18n/games.mjs";
import "./markup/paper.mjs";

const [SOON, PAUSE] = [400, 5000];

/**
 * The day of a moment in Unix seconds where the phone is, as a field for days has it.
 *
 * @param {number} at
 */
function dayAt(at) {
  const moment = new Date(at * 1000);
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => `${part}`.padStart(2, "0")).join("-");
}

/**
 * What the page shows: what waits here, and what was just typed in `form`.
 *
 * @param {Pad} pad
 * @param {{gameId: string, createdAt: number}} game
 * @param {URLSearchParams} form
 * @returns {View}
 */
function paperView(pad, { gameId, createdAt }, form) {
  const draft = paperDrafts()[gameId] ?? { typed: {}, shown: {} };
  const shown = { day: dayAt(createdAt), ...draft.shown };
  const typed = Object.fromEntries(form);
  const texts = { kind: "tricks", ...shown, ...draft.typed, ...typed };
  const wanted = typed.as ?? texts.kind;
  const grid = paperGrid(pad, texts, wanted === "totals");
  const kind = wanted === "final" && !grid.takes ? "tricks" : wanted;
  return {
    ...{ game_id: gameId, over: pad.over, kind, grid, finals: paperFinals(pad, texts) },
    ...{ day: texts.day, today: dayAt(Date.now() / 1000), shown: `${new URLSearchParams(shown)}` },
    draft: Object.entries(texts).some(([name, text]) => text && /\./.test(name)),
    ...{ day_wrong: false, wrong: null, names: pad.names },
  };
}

/**
 * Say where what is typed is, and lead on to the server once it has all of it.
 *
 * @param {string} gameId
 * @param {boolean} isBack
 */
function tell(gameId, isBack) {
  const line = byId("kept");
  // A game that is over has nothing to fill.
  if (!line) return;
  const waits = gameId in paperDrafts();
  const isUnkept = document.querySelector("form[data-unkept]");
  const said = isUnkept
    ? t("This browser keeps nothing: leave the page open.")
    : waits
      ? t("Kept on this phone until the network is back.")
      : isBack
        ? t("The network is back, and the server has all of this.")
        : "";
  line.textContent = said;
  byId("check-paper").hidden = !isBack || waits;
}

/** @param {Shell} shell */
screens["from paper"] = async ({ phone, stored, asked, signal, parts: [gameId] }) => {
  const found = stored.find(({ id }) => id === gameId);
  if (!found) return false;
  const { about, updated } = found;
  const { created: createdAt = Math.floor(updated / 1000) } = about;
  const called = about.called ?? gameTitle(about.key, "");
  const box = await outboxOf({ ...phone, gameId, createdAt, called });
  // A match is not typed from paper.
  if (!box.marks().some(opens) || isOfDuels(rulesetDataOf(fold(box.marks())).data)) return false;
  await styled();

  /** @param {URLSearchParams} form */
  function show(form) {
    const view = paperView(fold(box.marks()), { gameId, createdAt }, form);
    put("from_paper", renderShell("from_paper", { view }));
    tell(gameId, false);
    const one = document.querySelector("form[data-paper]");
    if (!one) return;
    one.onsubmit = (/** @type {any} */ event) => {
      event.preventDefault();
      show(new URLSearchParams(sentWith(event.target, event.submitter)));
    };
  }

  /** @type {number} */
  let timer;
  /** @param {number} pause milliseconds until the server is asked */
  function attend(pause) {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(send, pause);
  }

  /** Give the server what is typed, which it takes once it knows the game; whether it answers. */
  async function give() {
    const { waiting, offline } = box.status;
    if (waiting || offline || document.hidden) return false;
    if (gameId in paperDrafts()) return sendDraft(phone.transport, gameId);
    return (await phone.transport.token()).status === 200;
  }

  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    box.close();
    box.onChange(() => {});
  });

  async function send() {
    tell(gameId, await give().catch(() => false));
    attend(PAUSE);
  }

  box.onChange(() => {
    const { ended, viewOnly } = box.status;
    // The pad's page says so.
    if (ended || viewOnly) location.replace(`${root}/g/${gameId}`);
    showWaiting(box.status);
  });
  show(asked);
  showWaiting(box.status);
  document.title = `${t("From paper")} · ${called}`;
  const typing = () => {
    tell(gameId, false);
    attend(SOON);
  };
  document.addEventListener("input", typing, { signal });
  whenBack(() => box.sync().then(() => attend(0)));
  box.sync().then(() => attend(0));
  return true;
};
