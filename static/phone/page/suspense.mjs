/**
 * Suspense at the end: places come one after the other, the last first, and their totals count
 * up. A tap brings the next one at once. Without this script everything simply stands there.
 */

const STEP = 1600;
const COUNTING = 900;

/**
 * @param {Window} window
 * @param {HTMLElement} total
 */
function countUp(window, total) {
  const text = total.textContent;
  const goal = Number(text.replace("−", "-"));
  const start = window.performance.now();
  /** @param {number} now */
  const frame = (now) => {
    const share = Math.min(1, Math.max(0, (now - start) / COUNTING));
    total.textContent = share < 1 ? String(Math.round(goal * share)).replace("-", "−") : text;
    if (share < 1) window.requestAnimationFrame(frame);
  };
  frame(start);
}

/**
 * @param {Window} window
 * @param {Element} end the screen of a game that is over
 * @param {(place: string) => void} announce hears of each place
 * @param {() => void} done is called when all of them are there
 */
export function showOneByOne(window, end, announce, done) {
  const places = [...end.querySelectorAll("ol:is(.podium, .places) li")].reverse();
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let timer = 0;
  const next = () => {
    clearTimeout(timer);
    if (!end.isConnected || end.classList.contains("shown")) return;
    const place = places.shift();
    if (!place) {
      end.classList.add("shown");
      done();
      return;
    }
    place.classList.add("shown");
    const total = place.querySelector(".total");
    const names = [...place.querySelectorAll(".name bdi")].map((one) => one.textContent.trim());
    announce(
      `${place.querySelector(".unseen")?.textContent ?? ""}${names.join(", ")}, ${total.textContent}`,
    );
    if (!calm) countUp(window, total);
    timer = setTimeout(next, STEP);
  };
  end.addEventListener("click", next);
  timer = setTimeout(next, STEP);
}
