/** The screen of a new game without network: its form, until a game begins. */
import { duelRules } from "../rules/library/duel_rules.mjs";
import { newPlayerId } from "../sending/ids.mjs";
import {
  firstDealer,
  isEmpty,
  offered,
  openingOf,
  withName,
  withRoom,
} from "../services/new_game.mjs";
import { HOUSE, newGameView } from "../views/new_game.mjs";
import { note, noted } from "../sending/notes.mjs";
import { ownName } from "../sending/prefix.mjs";
import { putScreen } from "./shell_screens.mjs";
import { gameTitle } from "../i18n/games.mjs";

/**
 * One of so many places.
 *
 * @param {number} count
 */
const draw = (count) => (count ? Number.parseInt(newPlayerId(), 16) % count : 0);

/** The name of what is typed, which whoever comes back to the form finds again. */
export const LEFT = ownName("new");

/** @param {HTMLFormElement} form */
const sentBy = (form) => new URLSearchParams(/** @type {any} */ (new FormData(form)));

/**
 * What is typed in a form, here or on the server's page.
 *
 * @param {URLSearchParams} data
 * @param {NewGameForm} input
 * @param {HouseRules[]} houses
 * @returns {NewGameForm}
 */
function typedIn(data, input, houses) {
  const dealer = data.get("dealer") ?? "";
  const isProposed = !input.dealer && dealer === firstDealer(input);
  const sent = data.get("game") ?? "";
  const house = houses.find(({ id }) => HOUSE + id === sent) ?? null;
  const names = data.getAll("name");
  return {
    ...input,
    ...{ game: house?.game ?? (offered().includes(sent) ? sent : input.game), house, names },
    sat: names.map((_, place) => data.get(`sat.${place}`) ?? data.getAll("sat")[place] ?? ""),
    // A match asks for none of these.
    ...{ rounds: data.get("rounds") ?? input.rounds, hands: data.get("hands") ?? input.hands },
    dealer: isProposed ? "" : dealer || input.dealer,
    variants: data.getAll("variant"),
    paper: input.paper || data.has("paper"),
  };
}

/**
 * The form as somebody left it at this address, if anybody did.
 *
 * @param {NewGameForm} input
 * @param {HouseRules[]} houses
 */
function asLeft(input, houses) {
  const data = new URLSearchParams(noted("sessionStorage", LEFT) ?? "");
  if (data.get("at") !== location.search) return input;
  const form = typedIn(data, input, houses);
  return { ...form, left: !form.names.every(isEmpty) };
}

/**
 * The form, until a game begins; `known` are the names that are one tap, `houses` the house rules
 * of the group, and `begin` gets the opening.
 *
 * @param {NewGameForm} first
 * @param {{known: KnownPerson[], people: KnownPerson[], houses: HouseRules[]}} group
 * @param {(opening: Opening, called: string, paper: boolean) => void} begin
 */
export function showForm(first, { known, people, houses }, begin) {
  let input = asLeft(first, houses);

  /**
   * What is typed now; it is noted for whoever comes back.
   *
   * @param {HTMLFormElement} form
   */
  function read(form) {
    const data = sentBy(form);
    data.set("at", location.search);
    if (input.paper) data.set("paper", "1");
    note("sessionStorage", LEFT, `${data}`);
    // The switch is there for the game alone that was played before.
    const afresh = form.elements.namedItem("like") ? !data.has("like") : input.afresh;
    return { ...typedIn(data, input, houses), afresh };
  }

  /**
   * @param {NewGameForm} next
   * @param {Record<string, Refusal>} wrong
   * @param {string} focus
   */
  function show(next, wrong = {}, focus = "") {
    input = { ...next, kept: false };
    const opened = [...document.querySelectorAll("#new details[open]")].map(({ id }) => id);
    putScreen("new", newGameView(next, known, houses, wrong, focus === "empty"));
    /** @type {HTMLFormElement} */
    const form = document.getElementById("new");
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    form.onsubmit = (event) => {
      event.preventDefault();
      tap(form, event.submitter);
    };
    form.oninput = () => void read(form);
    form.onchange = (/** @type {any} */ { target }) => {
      if (target.name === "game") show(read(form), {}, `#${target.id}`);
    };
    // What is folded away says what it is set to now.
    const fold = (/** @type {any} */ { target }) => {
      if (!target.open) show(read(form), wrong, `#${target.id} summary`);
    };
    for (const each of form.querySelectorAll(".fold")) each.ontoggle = fold;
    read(form);
    const place = focus === "empty" ? 'input[name="name"][value=""]' : focus;
    if (place) form.querySelector(place)?.focus({ preventScroll: focus !== "empty" });
  }

  /**
   * @param {HTMLFormElement} form
   * @param {any} button
   */
  function tap(form, button) {
    const now = read(form);
    if (button.name === "known") show(withName(now, known[button.value]), {}, `#${button.id}`);
    else if (button.value === "empty") {
      note("sessionStorage", LEFT, null);
      show(first);
    } else if (button.value === "paper") show({ ...now, paper: true });
    else if (button.value !== "start") {
      const full = !now.names.some((name) => isEmpty(name));
      show(full || button.value === "more" ? withRoom(now) : now, {}, "empty");
    } else {
      const { opening, wrong } = openingOf(now, people, newPlayerId, draw);
      // What leads here stands where the start does: a second tap on it asks for nothing.
      if (now.names.every(isEmpty)) {
        const { players, dealer, ...others } = wrong;
        show(now, others, "empty");
      } else if (Object.keys(wrong).length) show(now, wrong, '[aria-invalid="true"]');
      else {
        // A finger that trembles begins no second game.
        form.onsubmit = (event) => event.preventDefault();
        note("sessionStorage", LEFT, null);
        const called = duelRules[now.game]?.name ?? gameTitle(now.game, opening.house);
        begin(opening, called, now.paper);
      }
    }
  }

  show(input);
}
