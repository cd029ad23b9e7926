/**
 * The pages behind ⋯ without network: shown from the same templates, judged on the phone, and
 * written as marks. A script of its own that comes behind all others.
 */
import { adjustmentsView } from "./views/adjustments.mjs";
import { standsAlready, write } from "./pad/acts.mjs";
import { turn } from "./page/display_options.mjs";
import { fold } from "./pad/fold.mjs";
import { NOWHERE, sentWith } from "./web/game/forms.mjs";
import { newId, newPlayerId } from "./sending/ids.mjs";
import { judge } from "./pad/judge.mjs";
import { templates } from "./markup/pad.mjs";
import { refusing } from "./pad/judge_people.mjs";
import { MENU_FORMS, asAsked, readPath, seatsAsked, seatsNow } from "./web/game/menu_forms.mjs";
import { renderMenu } from "./markup/menu.mjs";
import "./i18n/menu_words.mjs";
import { logPage } from "./views/log.mjs";
import { caseless } from "./pad/names.mjs";
import { belowRoot, root } from "./sending/prefix.mjs";
import { plainFieldView } from "./views/plain_fields.mjs";
import { changesIn, rulesView } from "./views/rules.mjs";
import { handAndDealerView, lengthView } from "./views/schedule.mjs";
import { behind, views } from "./web/game/screen.mjs";
import { namesTaken } from "./services/seats.mjs";
import { nameView, seatsView } from "./views/seats.mjs";
import { storedGames } from "./sending/storage.mjs";
import { endOf, tableView } from "./views/table_menu.mjs";
import { day } from "./i18n/numbers.mjs";
import { withWritten } from "./pad/written_pad.mjs";

const MOST_KNOWN = 12;
const ABOUT_WHY = ["why_missing", "why_too_long"];
const EMPTY = new URLSearchParams();

/**
 * Names of everybody who plays in a game of this phone, newest game first, and the seats that were
 * tried out and not written yet.
 */
const known = {
  names: /** @type {string[]} */ ([]),
  seats: /** @type {SeatsAsked | undefined} */ (undefined),
};

storedGames()
  .then((/** @type {StoredGame[]} */ games) => {
    known.names = [...new Set(games.flatMap(({ about }) => about.players ?? []))];
  })
  .catch(() => {});

/**
 * Each page by the name of its template: the values that this shows.
 *
 * @type {Record<string, (pad: WrittenPad, at: MenuPlace, shown: Shown) => any>}
 */
const PAGES = {
  table: (pad, _, { game }) => ({ view: tableView(pad, game), deletes: false }),
  round: (pad, { form }, { game }) => {
    const number = form.get("round");
    return { view: handAndDealerView(pad, game.game_id, number ? Number(number) : null) };
  },
  players: (pad, { form, seats = known.seats ?? seatsNow(pad) }, { game }) => {
    const { seating, typed: text = "", aboutName = false } = seats;
    const taken = namesTaken(pad, seating);
    const seen = form.get("seen") ?? "";
    return {
      view: seatsView(pad, game.game_id, seating, { text, seen, newcomer: newPlayerId() }),
      known: known.names.filter((name) => !taken.has(caseless(name))).slice(0, MOST_KNOWN),
      about_name: aboutName,
      came: null,
      question: null,
    };
  },
  names: (pad, { player, form, refusal }, { game }) => {
    const view = nameView(pad, game.game_id, player);
    if (!view) return pageOf("players", pad, player, game);
    return { view, typed: refusal ? form.get("name") : view.name, known: null };
  },
  points: (pad, _, { game }) => ({ view: adjustmentsView(pad, game.game_id, "") }),
  points_of: (pad, { player, form, refusal }, { game }) => {
    if (!(player in pad.totals)) return pageOf("points", pad, player, game);
    const [sign, points, why] = ["sign", "points", "why"].map((name) => ({ data: form.get(name) }));
    return {
      view: adjustmentsView(pad, game.game_id, player),
      form: { sign, points, why },
      about_why: !!refusal && ABOUT_WHY.includes(refusal.code),
    };
  },
  plain_field: (pad, { player: name, form }, { game }) => {
    const view = plainFieldView(pad, game.game_id, name);
    if (!view) return pageOf("table", pad, "", game);
    const stands = typeof view.stands === "boolean" ? "" : `${view.stands ?? ""}`;
    const [player, back] = ["player", "back"].map((each) => form.get(each) ?? "");
    const value = form.get("value") ?? stands;
    return { view, typed: { round: Number(form.get("round")), player, value, back } };
  },
  length: (pad, { form }, { game }) => ({
    view: lengthView(pad, game.game_id),
    typed: form.get("rounds") ?? "",
  }),
  rules: (pad, { form, refusal }, { game }) => ({
    view: rulesView(pad, game.game_id, refusal ? changesIn(pad, form) : null),
  }),
  log: (pad, { form }, { marks, game }) => {
    const page = logPage(marks, pad, game, form.get("only") === "changes", day);
    const ruleset = pad.data.key;
    for (const { line } of page.lines) line.said = behind.says?.(line, ruleset);
    return { ...page, ruleset };
  },
  links: (_, __, { game }) => ({ view: game }),
  end_now: (pad, { player }, shown) => {
    const { game } = shown;
    if (!endOf(pad)) return pageOf("length", pad, player, game);
    return { view: tableView(pad, game), standings: views.end(shown, null).ranking };
  },
};

/**
 * A page of this kind of game: that of the table in the place of one that it lacks.
 *
 * @param {string} screen
 */
const inThisGame = (screen) => (behind.lacks?.includes(screen) ? "table" : screen);

/**
 * The values of another page than the one that was asked for, and its template.
 *
 * @param {string} asked
 * @param {WrittenPad} pad
 * @param {string} player
 * @param {AboutGame} game
 */
function pageOf(asked, pad, player, game) {
  const template = inThisGame(asked);
  const shown = /** @type {any} */ ({ game });
  return { template, ...PAGES[template](pad, { ...placeAt(player, EMPTY) }, shown) };
}

/**
 * @param {string} player
 * @param {URLSearchParams} form
 * @returns {MenuPlace}
 */
const placeAt = (player, form) => ({ ...NOWHERE, player, form, still: false });

for (const [name, page] of Object.entries(PAGES)) {
  views[name] = (shown, at) => {
    // What is typed there stays, whatever others write meanwhile.
    at.still = true;
    const { marks, pad } = shown;
    return {
      refusal: at.refusal ?? null,
      names: pad.names,
      template: name,
      ...page(withWritten(marks, pad), at, shown),
    };
  };
  templates[name] = ({ view }) => renderMenu(view.template, view);
}

/** @type {Record<string, string>} */
const SCREENS = {
  table: "table",
  round: "round",
  players: "players",
  "names/": "names",
  points: "points",
  "points/": "points_of",
  "fields/": "plain_field",
  length: "length",
  "length/end": "end_now",
  rules: "rules",
  log: "log",
  links: "links",
};

behind.placeOf = (path, query) => {
  const [key, player] = readPath(path.slice(1));
  const screen = Object.hasOwn(SCREENS, key) ? SCREENS[key] : "";
  return screen && !behind.lacks?.includes(screen)
    ? { screen, at: placeAt(player, query), behind: true }
    : null;
};

/**
 * The pad up to the mark that a form has seen: what it asks for is worked out on that.
 *
 * @param {Shown} shown
 * @param {string | null} seen
 */
function asOf({ marks, pad }, seen) {
  const place = marks.findIndex(({ id }) => id === seen);
  if (place < 0 || place === marks.length - 1) return withWritten(marks, pad);
  const before = marks.slice(0, place + 1);
  return withWritten(before, fold(before));
}

/**
 * Write what a form asks for, and go to the pad; or show why it can't be.
 *
 * @param {string} screen that shows the refusal
 * @param {string} player
 * @param {URLSearchParams} form
 * @param {(pad: WrittenPad, now: WrittenPad) => Partial<SeatsAsked>} asks
 */
function decide(screen, player, form, asks) {
  const { gameId, shown, go, add } = behind.page;
  const now = shown();
  const pad = withWritten(now.marks, now.pad);
  const then = asOf(now, form.get("seen"));
  const { cells, refusal, ...seats } = asks(then, pad);
  const round = pad.rounds.length;
  const isNews = !!cells?.length && !standsAlready(now.pad, cells);
  // Seats are tried out in several taps, while others go on.
  const isGoneBy = seats.seating && !cells && then.rounds.length < round;
  const wrong = isGoneBy
    ? refusing("round_has_begun", { round })
    : (refusal ?? (isNews ? judge(pad, cells) : null));
  if (wrong || !cells) {
    // What the page says now is what is written next: its reader has seen the pad of now.
    if (wrong) form.delete("seen");
    const { seating } = seats;
    known.seats =
      seating && form.get("do") !== "reset" ? /** @type {any} */ ({ seating }) : undefined;
    const asked = { ...placeAt(player, form), refusal: wrong ?? undefined };
    const at = seats.seating ? { ...asked, seats } : asked;
    go({ screen: inThisGame(screen), at, behind: true });
    return;
  }
  known.seats = undefined;
  if (isNews) add(write(then.marks, then, newId(), cells));
  const game = `${root}/g/${gameId}`;
  // What was written from the end leads back there.
  const isFromEnd = form.get("back") === "end";
  go({ screen: isFromEnd ? "end" : "pad", at: NOWHERE }, isFromEnd ? `${game}/end` : game);
}

document.addEventListener(
  "submit",
  (event) => {
    const { target, submitter } = event;
    const { path } = belowRoot(target.action);
    if (!behind.page || !target.closest("main.page")) return;
    const game = `/g/${behind.page.gameId}`;
    const form = new URLSearchParams(sentWith(target, submitter));
    if (path === "/preferences") {
      turn(document, submitter.value, submitter.name === "on");
      behind.page.go({ screen: "pad", at: NOWHERE }, root + game);
    } else {
      const [key, player] = readPath(path.replace(`${game}/`, ""));
      const one = Object.hasOwn(MENU_FORMS, key) ? MENU_FORMS[key] : undefined;
      if (key === "players") {
        decide("players", "", form, (then, now) => seatsAsked(now, form, then));
      } else if (one)
        decide(one.screen, player, form, (pad) => asAsked(one.asks(pad, form, player)));
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
