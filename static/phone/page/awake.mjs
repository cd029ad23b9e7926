/**
 * Keeps the screen lit while a game is open: by the lock that browsers have for it, and where
 * there is none (on plain http), or it is refused or void, by a silent film behind the page.
 */

// The film lasts ten seconds. Safari lets the screen go dark when a film repeats by itself.
const BACK = 8;
// Chromium asks for a film that covers much of the page, Firefox for one with a sound track,
// Safari for one whose sound is on; that one's sound must not hush the table's music.
/** @param {any} navigator */
const needsSound = (navigator) => navigator.vendor?.startsWith("Apple") ?? false;

// In an app on the home screen the lock holds nothing before iOS 18.4, which brought Iterator.
/** @param {any} window */
const lockOf = ({ navigator, Iterator }) =>
  navigator.standalone && !Iterator ? null : navigator.wakeLock;

/**
 * @param {any} window
 * @param {string} address
 */
function unroll({ document, navigator }, address) {
  const film = document.createElement("video");
  film.className = "wake-video";
  film.setAttribute("aria-hidden", "true");
  film.setAttribute("playsinline", "");
  film.muted = !needsSound(navigator);
  if (!film.muted && navigator.audioSession) navigator.audioSession.type = "ambient";
  film.addEventListener("timeupdate", () => {
    if (film.currentTime > BACK) film.currentTime = 0;
  });
  film.src = address;
  document.body.append(film);
  return film;
}

/**
 * @param {Window} window
 * @param {{film: string, isNeeded: () => boolean, fails: () => void}} about the film's address,
 *   whether a game is open now, and what to do where nothing works
 * @returns {() => Promise<void>} to be called by a tap, and when the game may have ended: holds
 *   the screen or lets it go. Browsers refuse what was not asked for by a tap.
 */
export function awakeKeeper(window, { film: address, isNeeded, fails }) {
  const { document } = window;
  /** @type {any} */
  let lock = null;
  /** @type {any} */
  let film = null;
  let asking = false;

  async function request() {
    if (lock && !lock.released) return;
    try {
      lock = await lockOf(window).request("screen");
    } catch {
      film ??= unroll(window, address);
      if (film.paused) await film.play();
    }
  }

  return async () => {
    if (asking || document.hidden) return;
    asking = true;
    try {
      if (isNeeded()) await request();
      else await Promise.all([lock?.release(), film?.pause()]);
    } catch {
      fails();
    } finally {
      asking = false;
    }
  };
}
