/** The rules in short without network: a script that the page for want of network fetches for them. */
import { sheets } from "./rule_sheets.mjs";
import { putScreen, screens } from "./shell_screens.mjs";
import { t } from "./speech.mjs";
import "./rules_markup.mjs";

screens.rules = () => {
  putScreen("rules", { games: sheets });
  document.title = t("Rules in short");
  return true;
};
