/**
 * What a page says by colours alone. Runs in the page itself, as colourless.py hands it over.
 *
 * Each state is turned round where it stands, and each class is taken away: a key for each, and
 * what differs then. "" is nothing; else the names of colours, and how far their greys are from
 * each other. Whatever differs in its form is not among them.
 *
 * @param {{among: string[] | null, looks: string[], known: string[]}} asked which keys of classes
 *   are wanted; null for all. `looks` are classes that give the look of what an attribute beside
 *   them says; what has a `known` key is not tried any more
 * @returns {{found: Record<string, string>, tried: string[]}}
 */
export function saidByColours({ among, looks, known }) {
  const EDGES = ["Top", "Right", "Bottom", "Left"];
  const FORM = `
    content display visibility opacity fontWeight fontStyle fontSize order
    textDecorationLine clipPath transform width height top left position marginTop
    marginLeft paddingTop paddingLeft borderTopLeftRadius textAlign strokeDasharray
    strokeWidth backgroundPosition backgroundSize
  `
    .trim()
    .split(/\s+/);
  const FILLS = ["backgroundColor", "color", "fill", "stroke"];
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const isClear = (colour) => colour === "none" || /^rgba.*, 0\)$/.test(colour);
  const paper = getComputedStyle(document.body).backgroundColor;
  const light = (colour) => {
    pen.fillStyle = isClear(colour) ? paper : colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data]
      .map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
  };
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const lookOf = (one, part) => {
    const style = getComputedStyle(one, part);
    if (part && ["none", "normal"].includes(style.content)) return { form: "", colours: {} };
    const form = FORM.map((name) => style[name]);
    const colours = {};
    for (const edge of [...EDGES.map((each) => `border${each}`), "outline"]) {
      const isDrawn = style[`${edge}Style`] !== "none" && !isClear(style[`${edge}Color`]);
      form.push(
        isDrawn && parseFloat(style[`${edge}Width`])
          ? style[`${edge}Width`] + style[`${edge}Style`]
          : "",
      );
      if (form.at(-1)) colours[edge] = style[`${edge}Color`];
    }
    for (const name of one.closest("svg") ? FILLS : FILLS.slice(0, 2)) colours[name] = style[name];
    colours.boxShadow = /^[^)]*\)/.exec(style.boxShadow)?.[0] ?? "none";
    // What the browser draws itself shows it.
    if (!part && style.appearance === "auto" && one.checked !== undefined) form.push(one.checked);
    form.push(style.backgroundImage);
    return { form: form.join(), colours };
  };
  const look = (scope) =>
    scope.flatMap((one) =>
      isSeen(one)
        ? [null, "::before", "::after"].map((part) => lookOf(one, part))
        : [{ form: "unseen", colours: {} }],
    );
  const differs = (before, after) => {
    if (before.length !== after.length) return "form";
    const names = new Set();
    let most = 1;
    for (const [place, { form, colours }] of before.entries()) {
      const other = after[place];
      if (form !== other.form) return "form";
      for (const name in colours) {
        if (colours[name] === other.colours[name]) continue;
        names.add(name);
        most = Math.max(most, contrast(colours[name], other.colours[name]));
      }
    }
    return names.size ? `${[...names].join(" ")} ${most.toFixed(1)}` : "";
  };

  const found = {};
  const tried = new Set(known);
  const attempt = (key, one, turn, back) => {
    if (tried.has(key)) return;
    tried.add(key);
    const around = [one, ...(one.labels ?? [])];
    const scope = [
      ...new Set(around.flatMap((each) => [each, ...[...each.querySelectorAll("*")].slice(0, 12)])),
    ];
    const before = look(scope);
    turn();
    const what = differs(before, look(scope));
    back();
    if (what !== "form") found[key] = what;
  };
  const named = (one) => [one.localName, ...[...one.classList].sort()].join(".");

  for (const one of document.body.querySelectorAll("*")) {
    const isShown = isSeen(one) && !one.closest(".unseen");
    if (!isShown && ![...(one.labels ?? [])].some(isSeen)) continue;
    const kind = `${named(one.parentElement)} > ${named(one)}`;
    for (const name of ["aria-pressed", "aria-checked", "aria-selected", "aria-current"]) {
      const value = one.getAttribute(name);
      if (value === null) continue;
      const turned = value === "true" ? "false" : "true";
      // A class may give the look of what the attribute says.
      const classes = [...one.classList].filter((each) => looks.includes(each));
      attempt(
        `${kind} [${name}]`,
        one,
        () => {
          if (name === "aria-current") one.removeAttribute(name);
          else one.setAttribute(name, turned);
          one.classList.remove(...classes);
        },
        () => {
          one.setAttribute(name, value);
          one.classList.add(...classes);
        },
      );
    }
    if (one.matches("[type=radio], [type=checkbox]")) {
      const were = [...document.querySelectorAll("input")].map((each) => [each, each.checked]);
      attempt(
        `${kind} [checked]`,
        one,
        () => {
          one.checked = !one.checked;
        },
        () =>
          were.forEach(([each, was]) => {
            each.checked = was;
          }),
      );
    }
    if (!isShown) continue;
    // A copy: what is taken away and put back comes last, and the next one would be left out.
    for (const each of [...one.classList]) {
      const key = `${named(one)} .${each}`;
      if (among && !among.includes(key)) continue;
      attempt(
        key,
        one,
        () => one.classList.remove(each),
        () => one.classList.add(each),
      );
    }
    // What is nothing but a background, as long as that is seen.
    if (
      one.textContent.trim()
      || one.closest("svg, select")
      || one.querySelector("*")
      || one.matches("svg, img, input, textarea, video, iframe, br, hr")
    )
      continue;
    const { colours } = lookOf(one, null);
    const { width, height } = one.getBoundingClientRect();
    const isBare =
      !["borderTop", "borderRight", "borderBottom", "borderLeft", "outline"].some(
        (edge) => colours[edge],
      ) && ["::before", "::after"].every((part) => !lookOf(one, part).form);
    if (isBare && width > 1 && height > 1) {
      found[`${kind} as a sign`] =
        contrast(colours.backgroundColor, paper) < 1.05 ? "" : "backgroundColor 21";
    }
  }
  return { found, tried: [...tried].slice(known.length) };
}
