/** Takes the place of web/game/evening_news.mjs: the standings of an evening are a server's. */

export const showEvening = () => {};
