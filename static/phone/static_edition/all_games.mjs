/** Takes the place of sending/all_games.mjs: nothing is sent, and nothing comes. */

export const sendIfBack = async () => false;
export const reloadAfter = () => {};
