/** A sheet on paper without network: the browser prints it; files are drawn by the server. */
import { root } from "../sending/prefix.mjs";
import { byId, later } from "./game/screen.mjs";
import { putScreen, screens } from "./shell_screens.mjs";
import { t } from "../i18n/speech.mjs";

/** @param {Shell} shell */
screens.print = (shell) => {
  const [id] = shell.parts;
  if (!shell.stored.some((game) => game.id === id)) return false;
  putScreen("print", { game_id: id });
  document.title = t("On paper");
  byId("print").onclick = async () => {
    history.replaceState(null, "", `${root}/g/${id}/sheet`);
    if (!(await screens.game(shell))) return;
    await later;
    globalThis.print();
  };
  return true;
};
