/**
 * What an open page of a game needs for every screen without network: styles and scripts of the
 * page for want of network, which names them all. Once they are here nothing has to be fetched for a
 * screen, over plain http too, where no worker keeps that page.
 */
import { isOurs } from "../sending/ours.mjs";
import { root } from "../sending/prefix.mjs";

// How long what did not come is let alone.
const PAUSE = 5000;

export const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
const idle = () => new Promise((resolve) => whenIdle(resolve));

/**
 * Put an element into the page that fetches something; once it is here.
 *
 * @param {any} one
 * @returns {Promise<void>}
 */
async function fetched(one) {
  const isHere = await new Promise((resolve) => {
    Object.assign(one, { onload: () => resolve(true), onerror: () => resolve(false) });
    document.head.append(one);
  });
  if (isHere) return;
  one.remove();
  await pause();
  await fetched(one.cloneNode());
}

/**
 * The page for want of network.
 *
 * @returns {Promise<Document>}
 */
async function shellPage() {
  const address = `${root}/phone/${document.documentElement.lang}`;
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok && isOurs(answer)) {
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  }
  await pause();
  return shellPage();
}

/**
 * Fetch all that page has, styles first: no screen is shown without its own. Nobody waits for it,
 * and a tap does not wait for more than one script.
 */
export async function fetchScreens() {
  await idle();
  const shell = await shellPage();
  const here = [...document.querySelectorAll("link, script")].map(({ href, src }) => href ?? src);
  /** @param {string} selectors */
  const lacking = (selectors) =>
    [...shell.querySelectorAll(selectors)]
      .map((one) => [one, one.href ?? one.src])
      .filter(([, address]) => !here.includes(address));
  await Promise.all(
    lacking("link[rel=stylesheet], link[data-screens]").map(([link]) =>
      fetched(
        Object.assign(link, {
          rel: "stylesheet",
          media: "screens" in link.dataset ? "not all" : "all",
        }),
      ),
    ),
  );
  for (const [, src] of lacking("script, link[data-script]")) {
    await idle();
    await fetched(Object.assign(document.createElement("script"), { src }));
  }
}
