/**
 * The own screens that a phone keeps for want of network, in a cache of their own: own_page.mjs
 * keeps them, sw.mjs answers with them, and whoever loses the seat has none any more.
 */

/**
 * Forget the own screens of a game, whatever was asked of them.
 *
 * @param {string} cache the name of their cache
 * @param {string} path that of the game's pad
 */
export async function forgetOwnScreens(cache, path) {
  if (!(await caches.has(cache))) return;
  const screens = await caches.open(cache);
  const ofGame = (await screens.keys()).filter(({ url }) => new URL(url).pathname === path);
  await Promise.all(ofGame.map((request) => screens.delete(request)));
}
