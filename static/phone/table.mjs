/**
 * One game on this phone: the pad, the sheet and the end are one document. A tap is shown at
 * once, kept on the phone, and sent when it can be; the pages and forms are the server's own.
 */
import { undo, standsAlready, write } from "./entries.mjs";
import { endView } from "./end_view.mjs";
import { fold } from "./fold.mjs";
import { NOWHERE, isAct, meant, onward, placeOf } from "./forms.mjs";
import { render } from "./markup.mjs";
import { openOutbox } from "./outbox.mjs";
import { padView } from "./pad_view.mjs";
import { sheetView } from "./sheet_view.mjs";
import { nt, t } from "./speech.mjs";

const QUIET = 3000;
// A finger that trembles taps twice within a tenth of a second; nobody types that fast.
const TREMBLE = 100;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0")).join("");

/** The place of an address in the game's document, or null for any other address. */
function within(url, gameId) {
  const own = `/g/${gameId}`;
  if (url.origin !== location.origin) return null;
  if (url.pathname === own) return { screen: "pad", at: placeOf(url.searchParams) };
  for (const screen of ["sheet", "end"]) {
    if (url.pathname === `${own}/${screen}`) return { screen, at: NOWHERE };
  }
  return null;
}

/**
 * Take over the document for one game.
 *
 * @param {{gameId: string, createdAt: number, keep: Object, transport: Object,
 *   announce: Function, leave: Function}} table `leave(url)` opens any other address
 * @returns whether this phone has the game's marks
 */
export async function openPad({ gameId, createdAt, keep, transport, announce, leave }) {
  const outbox = await openOutbox({
    gameId, keep, transport, newId, now: () => Date.now(), schedule: setTimeout,
  });
  let place = within(new URL(location.href), gameId);
  let [state, marks, refusal, before, lastTap] = [null, null, null, null, 0];
  const title = document.title.split(" · ").slice(1).join(" · ");

  const game = () => ({ game_id: gameId, version: marks.length, writes: true, created_at: createdAt });

  function read() {
    marks = outbox.marks();
    state = fold(marks);
  }

  function show() {
    const { screen, at } = place;
    const view = {
      pad: () => padView(marks, state, at, game()),
      sheet: () => sheetView(marks, state, game()),
      end: () => endView(marks, state, game()),
    }[screen]();
    const wrong = refusal ?? outbox.status.refused[0]?.refusal ?? null;
    const values = { view, refusal: wrong, names: state.names, typed: {}, rematch: null };
    const template = document.createElement("template");
    template.innerHTML = render(screen, values);
    const [old, fresh] = [document.querySelector("main"), template.content.querySelector("main")];
    const focused = old.contains(document.activeElement) && document.activeElement.id;
    old.replaceWith(fresh);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    document.body.className = `on-${screen}`;
    if (screen === "pad") {
      tell(fresh);
      announce(before, view);
      before = view;
    }
  }

  /** A region that stays is read aloud when its words change; one that comes anew is not. */
  function tell(pad) {
    const words = [...pad.querySelectorAll(".said, .lit .name")].map((each) => each.textContent);
    const told = words.join(" ").replace(/\s+/g, " ").trim();
    const region = document.getElementById("told");
    if (region.textContent !== told) region.textContent = told;
  }

  function showWaiting() {
    const { waiting, offline, gone, kept } = outbox.status;
    const line = document.getElementById("unsent");
    const late = waiting > 0 && (offline || gone);
    line.hidden = !late && kept;
    line.textContent = gone
      ? t("This game’s link has ended. What was tapped stays on this phone.")
      : late
        ? nt("%(num)s entry not sent yet", "%(num)s entries not sent yet", waiting)
        : kept ? "" : t("This browser keeps nothing: leave the page open.");
  }

  function go(url, there, { remember = true } = {}) {
    const moved = there.screen !== place.screen;
    place = there;
    refusal = null;
    read();
    if (moved && remember) history.pushState(null, "", url);
    show();
    if (!moved) return;
    const heading = document.querySelector("main h1, main h2");
    document.title = [heading?.textContent.trim() ?? t("Round %(n)s", { n: state.current }), title]
      .filter(Boolean).join(" · ");
    scrollTo(0, 0);
  }

  function tapped(act, form) {
    read();
    let [cells, mark] = [null, null];
    if (act === "undo") mark = undo(state, newId());
    else {
      const meaning = meant(act, form, state);
      refusal = meaning.refusal ?? null;
      cells = meaning.cells;
    }
    if (refusal) return show();
    outbox.status.refused.forEach(({ mark: { id } }) => outbox.dismiss(id));
    if (cells && !standsAlready(state, cells)) mark = write(marks, state, newId(), cells);
    if (mark) {
      outbox.add({ ...mark, at: Math.floor(Date.now() / 1000) });
      read();
    }
    place = { screen: "pad", at: onward(act, form, state) };
    return show();
  }

  function onSubmit(event) {
    const form = event.target;
    const path = new URL(form.action).pathname;
    const own = `/g/${gameId}/`;
    const act = path.startsWith(own) && path.slice(own.length);
    if (!act || !isAct(act)) return leaving(event);
    event.preventDefault();
    if (event.timeStamp - lastTap < TREMBLE) return null;
    lastTap = event.timeStamp;
    return tapped(act, Object.fromEntries(new FormData(form, event.submitter)));
  }

  function onClick(event) {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const url = new URL(link.href);
    const there = within(url, gameId);
    if (!there) leaving(event, link.href);
    else {
      event.preventDefault();
      go(url, there);
    }
  }

  /** On to another page: what waits is sent first; without network there is none. */
  function leaving(event, address) {
    const { waiting, offline } = outbox.status;
    if (!offline && !waiting) return;
    event.preventDefault();
    const form = event.target;
    const on = () => (address ? leave(address) : form.submit());
    if (address && offline && leave.withoutNetwork?.(address)) return;
    outbox.sync().then(() => {
      if (outbox.status.offline) notice(t("That needs the network. The pad goes on without it."));
      else on();
    });
  }

  function notice(sentence) {
    document.getElementById("notice").textContent = sentence;
    setTimeout(() => { document.getElementById("notice").textContent = ""; }, QUIET);
  }

  await outbox.sync();
  if (!outbox.marks().length) return false;
  read();
  outbox.onChange(() => {
    const known = marks;
    read();
    if (marks.length !== known.length || outbox.status.refused.length) show();
    showWaiting();
  });
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  addEventListener("popstate", () => {
    const url = new URL(location.href);
    const there = within(url, gameId);
    if (there) go(url, there, { remember: false });
  });
  const look = () => { if (document.visibilityState === "visible") outbox.sync(); };
  setInterval(look, QUIET);
  for (const event of ["online", "pageshow", "focus"]) addEventListener(event, look);
  document.addEventListener("visibilitychange", look);
  show();
  showWaiting();
  return true;
}
