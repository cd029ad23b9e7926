/** Takes the place of web/refused_games.mjs: no server refuses a game. */

export const attend = () => {};
