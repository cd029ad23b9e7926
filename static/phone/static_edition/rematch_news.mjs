/** Takes the place of web/game/rematch_news.mjs: no other phone begins a rematch. */

export const leadToRematch = () => {};
