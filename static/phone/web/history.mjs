/** The games of this phone without network, found by the names of who played, a game or a day. */
import { gamesListed } from "./home.mjs";
import { caseless } from "../pad/names.mjs";
import { byId } from "./game/screen.mjs";
import { reloadAfter, sendIfBack } from "../sending/all_games.mjs";
import { putScreen, screens } from "./shell_screens.mjs";
import { t } from "../i18n/speech.mjs";

/**
 * Leave what has every word in sight; names, also of those who left, games, days and notes are looked
 * through.
 */
function find() {
  const words = caseless(byId("words").value).split(" ").filter(Boolean);
  let found = 0;
  for (const item of document.querySelectorAll("#found > li")) {
    const text = caseless(`${item.firstElementChild.textContent} ${item.dataset.everybody}`);
    item.hidden = !words.every((word) => text.includes(word));
    found += Number(!item.hidden);
  }
  byId("none").hidden = found > 0;
  for (const chip of document.querySelectorAll("button[name=person]")) {
    chip.ariaPressed = `${caseless(byId("words").value) === caseless(chip.value)}`;
  }
}

screens.history = async ({ phone, stored, asked, signal }) => {
  const games = await gamesListed(phone, stored);
  const people = new Map(
    games.flatMap((game) => game.people).map((name) => [caseless(name), name]),
  );
  putScreen("history", {
    ...{ games, people: [...people.values()], words: asked.get("q") ?? "" },
    here: location.pathname + location.search,
  });
  document.title = t("History");
  reloadAfter(sendIfBack, phone, signal);
  if (!games.length) return true;
  byId("search").onsubmit = (/** @type {Event} */ event) => event.preventDefault();
  byId("words").oninput = find;
  for (const chip of document.querySelectorAll("button[name=person]")) {
    chip.onclick = () => {
      const field = byId("words");
      field.value = caseless(field.value) === caseless(chip.value) ? "" : chip.value;
      find();
    };
  }
  find();
  return true;
};
