/** The screen of a new game without network: its form, until a game begins. */
import { games } from "./games.mjs";
import { newPlayerId } from "./ids.mjs";
import { firstDealer, isEmpty, newGameView, openingOf, withName, withRoom } from "./new_game.mjs";
import { putScreen } from "./shell_screens.mjs";

/**
 * One of so many places.
 *
 * @param {number} count
 */
const draw = (count) => (count ? Number.parseInt(newPlayerId(), 16) % count : 0);

/**
 * @param {HTMLFormElement} form
 * @param {NewGameForm} input
 * @returns {NewGameForm}
 */
function typedIn(form, input) {
  /** @type {any} */
  const data = new FormData(form);
  const dealer = data.get("dealer");
  const isProposed = !input.dealer && dealer === firstDealer(input);
  return {
    ...input,
    game: data.get("game"),
    names: data.getAll("name"),
    dealer: isProposed ? "" : dealer,
    variants: data.getAll("variant"),
    // The switch is there for the game alone that was played before.
    afresh: form.elements.namedItem("like") ? !data.has("like") : input.afresh,
  };
}

/**
 * The form, until a game begins; `players` are those known, `begin` gets the opening.
 *
 * @param {NewGameForm} first
 * @param {string[]} players
 * @param {(opening: Opening, called: string) => void} begin
 */
export function showForm(first, players, begin) {
  let input = first;

  /**
   * @param {NewGameForm} next
   * @param {Record<string, Refusal>} wrong
   * @param {string} focus
   */
  function show(next, wrong = {}, focus = "") {
    input = next;
    putScreen("new", newGameView(input, players, wrong));
    /** @type {HTMLFormElement} */
    const form = document.getElementById("new");
    form.onsubmit = (event) => {
      event.preventDefault();
      tap(form, event.submitter);
    };
    form.onchange = (/** @type {any} */ { target }) => {
      if (target.name === "game") show(typedIn(form, input), {}, `#${target.id}`);
    };
    const place = focus === "empty" ? 'input[name="name"][value=""]' : focus;
    if (place) form.querySelector(place)?.focus({ preventScroll: focus !== "empty" });
  }

  /**
   * @param {HTMLFormElement} form
   * @param {any} button
   */
  function tap(form, button) {
    const now = typedIn(form, input);
    if (button.name === "known") show(withName(now, button.value), {}, `#${button.id}`);
    else if (button.value !== "start") {
      const full = !now.names.some((name) => isEmpty(name));
      show(full || button.value === "more" ? withRoom(now) : now, {}, "empty");
    } else {
      const { opening, wrong } = openingOf(now, newPlayerId, draw);
      if (Object.keys(wrong).length) show(now, wrong, '[aria-invalid="true"]');
      else {
        // A finger that trembles begins no second game.
        form.onsubmit = (event) => event.preventDefault();
        begin(opening, games[now.game].name);
      }
    }
  }

  show(input);
}
