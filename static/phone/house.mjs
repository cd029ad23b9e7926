/**
 * House rules made on a phone, where there is no server that has those of its group: a script that
 * the page fetches for them.
 */
import { catalogue } from "./rules/library/game_catalogue.mjs";
import { fold } from "./pad/fold.mjs";
import { newGameId } from "./sending/ids.mjs";
import { note, noted } from "./sending/notes.mjs";
import { belowRoot, ownName, root } from "./sending/prefix.mjs";
import { rulesPlayed } from "./services/house_rules.mjs";
import { formOf } from "./services/house_rules_form.mjs";
import { chosenOptions, formLike } from "./services/new_game.mjs";
import "./sign_key.mjs";
import { keptGroup, putHouse } from "./static_edition/kept_group.mjs";
import { HOUSE } from "./views/new_game.mjs";
import { byId, notice, put, whatIsNotKept } from "./web/game/screen.mjs";
import {
  effectHtml,
  formHtml,
  formSent,
  listHtml,
  removalHtml,
  tapped,
} from "./web/house_rules.mjs";
import { LEFT } from "./web/new_game.mjs";
import { NOTHING, marksIn, screens, styled } from "./web/shell_screens.mjs";
import { t } from "./i18n/speech.mjs";

/** @typedef {import("./services/house_rules_form.mjs").HouseRulesForm} HouseRulesForm */

/** What is typed, for whoever reloads the page, or whose browser does. */
const TYPED = ownName("house");
const BEFORE_EFFECT = 300;

/** @param {string} id */
const keptHouse = (id) => keptGroup().houses.find((house) => house.id === id);

/** @param {any} form */
const sentBy = (form) => new URLSearchParams(/** @type {any} */ (new FormData(form)));

/** The form of a new game as it was left. */
const left = () => new URLSearchParams(noted("sessionStorage", LEFT) ?? "");

/**
 * Note what is typed, for whoever comes back to a form that began in the same way.
 *
 * @param {string} begun
 */
function noteTyped(begun) {
  const data = sentBy(byId("house"));
  data.set("at", location.search);
  data.set("begun", begun);
  note("sessionStorage", TYPED, `${data}`);
}

/** @param {string} path */
function goTo(path) {
  note("sessionStorage", TYPED, null);
  history.replaceState(null, "", root + path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/**
 * Keep house rules, and have them chosen for a new game, with all that is typed for it.
 *
 * @param {HouseRules} house
 */
function keep(house) {
  if (!putHouse(house.id, house)) {
    notice(whatIsNotKept(true));
    return;
  }
  const there = `/new?rules=${house.id}&kept=1`;
  const form = left();
  if (form.has("at")) {
    form.set("at", root + there);
    form.set("game", HOUSE + house.id);
    note("sessionStorage", LEFT, `${form}`);
  }
  goTo(there);
}

/**
 * @param {import("./web/house_rules.mjs").Tapped} shown
 * @param {string} begun how the form was before anything was typed
 */
function show(shown, begun) {
  const { id } = shown.form;
  const isSaved = !!keptHouse(id);
  put(
    "house",
    formHtml(shown, isSaved, isSaved ? `${root}/house` : left().get("at") || `${root}/new`),
  );
  const form = byId("house");
  const typed = () => formSent(sentBy(form));
  let waiting = 0;
  form.oninput = () => {
    noteTyped(begun);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // Somebody may have gone to another screen meanwhile.
      if (form.isConnected) byId("effect").outerHTML = effectHtml(typed());
    }, BEFORE_EFFECT);
  };
  form.onsubmit = (/** @type {any} */ event) => {
    event.preventDefault();
    clearTimeout(waiting);
    const next = tapped(typed(), event.submitter?.value ?? "keep", keptGroup().houses);
    if (next.house) {
      keep(next.house);
      return;
    }
    show(next, begun);
    noteTyped(begun);
  };
  const wrongs = form.querySelector(".wrongs");
  if (!wrongs) return;
  // Back shall lead away from the form.
  for (const link of wrongs.querySelectorAll("a")) {
    link.onclick = (/** @type {any} */ event) => {
      event.preventDefault();
      byId(link.hash.slice(1)).focus();
    };
  }
  wrongs.querySelector("a, button").focus();
}

/**
 * Show a form, as it was typed where somebody is back at it.
 *
 * @param {HouseRulesForm} form
 */
async function open(form) {
  await styled();
  const data = new URLSearchParams(noted("sessionStorage", TYPED) ?? "");
  const { id, ...begun } = form;
  const asBegun = JSON.stringify(begun);
  const isBack = data.get("at") === location.search && data.get("begun") === asBegun;
  document.title = t("House rules");
  show({ form: isBack ? formSent(data) : form }, asBegun);
  return true;
}

/**
 * What was chosen for the next game, as options of its rules.
 *
 * @param {string} game
 * @param {Shell} shell
 */
async function chosen(game, { phone, stored }) {
  const form = left();
  const before = form.has("like") && belowRoot(new URL(form.get("at") ?? "", location.href)).asked;
  const id = before && before.get("like");
  const marks = id ? marksIn(await phone.storage.read(id).catch(() => NOTHING)) : [];
  const { key } = stored.find((each) => each.id === id)?.about ?? {};
  const { like = null } = marks.length && key ? formLike(fold(marks), key, stored) : {};
  return chosenOptions({ game, house: null, like, variants: form.getAll("variant") });
}

Object.assign(screens, {
  /** @param {Shell} shell */
  async "all house rules"({ group }) {
    await styled();
    document.title = t("House rules");
    put("house", listHtml(group.houses));
    return true;
  },

  /** @param {Shell} shell */
  async "new house rules"(shell) {
    const { asked, like, parts } = shell;
    const id = newGameId();
    if (like.length) {
      const rules = rulesPlayed(fold(like));
      return !!rules && open(formOf({ ...rules, id }));
    }
    const game = asked.get("game") ?? "";
    if (!Object.hasOwn(catalogue, game)) return false;
    const options = parts[0] === "new/rules" ? await chosen(game, shell) : {};
    return open(formOf({ id, name: "", game, options }));
  },

  /** @param {Shell} shell */
  "house rules"({ parts: [id] }) {
    const house = keptHouse(id);
    return !!house && Object.hasOwn(catalogue, house.game) && open(formOf(house));
  },

  /** @param {Shell} shell */
  async "no more house rules"({ parts: [id] }) {
    const house = keptHouse(id);
    if (!house) return false;
    await styled();
    document.title = t("Remove these rules?");
    put("house", removalHtml(house));
    byId("remove").onsubmit = (/** @type {any} */ event) => {
      event.preventDefault();
      if (putHouse(id, null)) goTo("/house");
      else notice(whatIsNotKept(true));
    };
    return true;
  },
});
