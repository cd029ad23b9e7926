// What networks do to a request, on purpose and at random.

const PATIENCE = 8000;

const silently = (request) => request.catch(() => {});

async function cut(clock, ms) {
  await clock.sleep(ms);
  throw new Error("no network");
}

/** By their share: none of them is rare, and most requests go well. */
const KINDS = [
  [0.05, "cut"],
  [0.07, "unheard"],
  [0.06, "doubled"],
  [0.06, "held"],
  [0.04, "slow"],
  [0.03, "busy"],
  [0.02, "strange"],
];

const WEATHER = {
  cut: ({ clock, below }) => cut(clock, below(500)),
  /** The server has written, and its answer never comes. */
  async unheard({ clock, below }, ask) {
    await silently(ask());
    return cut(clock, below(PATIENCE));
  },
  doubled({ clock, below }, ask) {
    clock.schedule(() => silently(ask()), below(20_000));
    return ask();
  },
  /** It arrives late, behind others; after eight seconds nobody waits for its answer. */
  async held({ clock, below }, ask) {
    const late = below(40_000);
    if (late > PATIENCE) {
      clock.schedule(() => silently(ask()), late);
      return cut(clock, PATIENCE);
    }
    await clock.sleep(late);
    return ask();
  },
  async slow({ clock, below }, ask) {
    const answer = await ask();
    await clock.sleep(below(PATIENCE));
    return answer;
  },
  busy: ({ pick, below }) => ({ status: pick([429, 500, 502, 503]), body: null, after: below(8) }),
  /** A page, but none of the server's. */
  strange: () => ({ status: 200, body: null, after: 0 }),
  good: (evening, ask) => ask(),
};

/**
 * The answer to a request; rejected where none comes.
 *
 * @param {{clock, pick, below, random}} evening
 * @param {() => Promise} ask makes the request, as often as it is called
 */
export async function throughWeather(evening, ask) {
  let drawn = evening.random();
  const [, kind] = KINDS.find(([share]) => (drawn -= share) < 0) ?? [0, "good"];
  return WEATHER[kind](evening, ask);
}

/** No answer at all. */
export const throughNothing = ({ clock, below }) => cut(clock, below(PATIENCE));
