/** The screen of a new game without network: its form, until a game begins. */
import { newPlayerId } from "./ids.mjs";
import { firstDealer, isEmpty, openingOf, withName, withRoom } from "./new_game.mjs";
import { HOUSE, newGameView } from "./new_game_view.mjs";
import { putScreen } from "./shell_screens.mjs";
import { gameTitle } from "./words.mjs";

/**
 * One of so many places.
 *
 * @param {number} count
 */
const draw = (count) => (count ? Number.parseInt(newPlayerId(), 16) % count : 0);

/**
 * @param {HTMLFormElement} form
 * @param {NewGameForm} input
 * @param {HouseRules[]} houses
 * @returns {NewGameForm}
 */
function typedIn(form, input, houses) {
  /** @type {any} */
  const data = new FormData(form);
  const dealer = data.get("dealer");
  const isProposed = !input.dealer && dealer === firstDealer(input);
  const game = data.get("game");
  const house = houses.find(({ id }) => HOUSE + id === game) ?? null;
  return {
    ...input,
    ...{ game: house?.game ?? game, house },
    ...{ names: data.getAll("name"), sat: data.getAll("sat") },
    ...{ rounds: data.get("rounds"), hands: data.get("hands") },
    dealer: isProposed ? "" : dealer,
    variants: data.getAll("variant"),
    // The switch is there for the game alone that was played before.
    afresh: form.elements.namedItem("like") ? !data.has("like") : input.afresh,
  };
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
  let input = first;

  /**
   * @param {NewGameForm} next
   * @param {Record<string, Refusal>} wrong
   * @param {string} focus
   */
  function show(next, wrong = {}, focus = "") {
    input = next;
    putScreen("new", newGameView(input, known, houses, wrong));
    /** @type {HTMLFormElement} */
    const form = document.getElementById("new");
    form.onsubmit = (event) => {
      event.preventDefault();
      tap(form, event.submitter);
    };
    form.onchange = (/** @type {any} */ { target }) => {
      if (target.name === "game") show(typedIn(form, input, houses), {}, `#${target.id}`);
    };
    const place = focus === "empty" ? 'input[name="name"][value=""]' : focus;
    if (place) form.querySelector(place)?.focus({ preventScroll: focus !== "empty" });
  }

  /**
   * @param {HTMLFormElement} form
   * @param {any} button
   */
  function tap(form, button) {
    const now = typedIn(form, input, houses);
    if (button.name === "known") show(withName(now, known[button.value]), {}, `#${button.id}`);
    else if (button.value === "paper") show({ ...now, paper: true });
    else if (button.value !== "start") {
      const full = !now.names.some((name) => isEmpty(name));
      show(full || button.value === "more" ? withRoom(now) : now, {}, "empty");
    } else {
      const { opening, wrong } = openingOf(now, people, newPlayerId, draw);
      if (Object.keys(wrong).length) show(now, wrong, '[aria-invalid="true"]');
      else {
        // A finger that trembles begins no second game.
        form.onsubmit = (event) => event.preventDefault();
        begin(opening, gameTitle(now.game, opening.house), now.paper);
      }
    }
  }

  show(input);
}
