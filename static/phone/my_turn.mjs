/**
 * A player's own phone buzzes when it is that player's turn to bid, where the browser can do that.
 * A turn has a name, so that the same one is told once.
 */
const turn = () => document.querySelector("#pad[data-my-turn]")?.dataset.myTurn;
let told = turn();

document.addEventListener("htmx:afterSwap", () => {
  const present = turn();
  // Without a tap before, browsers complain about it.
  const may = navigator.userActivation?.hasBeenActive;
  if (present && present !== told && may) navigator.vibrate?.(200);
  told = present ?? told;
});
