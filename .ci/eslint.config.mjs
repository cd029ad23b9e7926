/** What `make lint` asks of every script, beside what TypeScript and Prettier see. */
import { createRequire } from "node:module";

// ESLint lies in build/node, where .ci/node has put it, and its own rules beside it.
const brought = createRequire(process.argv[1]);
const { configs } = brought("@eslint/js");
const { default: css } = brought("@eslint/css");

/** The rooms of the phone's script, each with those that it may import from, as in scorepad/. */
const ROOMS = {
  rules: [],
  pad: ["rules"],
  trick_checker: ["rules", "pad"],
  stats: ["rules", "pad"],
  services: ["rules", "pad", "trick_checker", "stats"],
  views: ["rules", "pad", "trick_checker", "stats", "services"],
  i18n: ["rules", "pad", "stats", "words"],
  sending: ["rules", "pad"],
  page: ["sending"],
};
const EVERY_ROOM = [...Object.keys(ROOMS), "markup", "web", "words"];

const arrows = Object.entries(ROOMS).map(([room, known]) => {
  const others = EVERY_ROOM.filter((each) => each !== room && !known.includes(each));
  const message = `static/phone/${room} imports from ${known.join(", ") || "no other room"}.`;
  const patterns = [{ regex: `^[./]+/(${others.join("|")})/`, message }];
  return {
    files: [`static/phone/${room}/**`],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
});

/**
 * What browsers got after the oldest ones that README names, all of it from a later year than 2022.
 * TypeScript sees most of it, where it knows of what kind a value is.
 */
const TOO_NEW = [
  ...["toReversed", "toSorted", "toSpliced", "groupBy", "fromAsync", "withResolvers", "canParse"],
  ...["isSubsetOf", "isSupersetOf", "isDisjointFrom", "symmetricDifference", "toWellFormed"],
  ...["startViewTransition", "checkVisibility", "moveBefore", "setHTML", "getHTML"],
];

/** What style sheets may have beyond what all browsers have since 2022. */
const STYLES_BEYOND = {
  available: 2022,
  // The oldest browsers have it, though not all browsers had in 2022, or had all of it.
  allowAtRules: ["container", "page", "property"],
  allowFunctions: ["fit-content"],
  allowProperties: [
    ...["container", "container-type", "outline", "overscroll-behavior", "paint-order"],
    ...["break-after", "accent-color", "print-color-adjust", "user-select", "text-size-adjust"],
    // Where they are missing, all can be read and tapped nevertheless. So it is without "property",
    // which makes the layout of a pad faster, and with the selectors of popovers.
    ...["text-wrap", "hyphens", "resize", "field-sizing", "forced-color-adjust", "reading-flow"],
    "content-visibility",
  ],
  allowPropertyValues: { "break-after": ["avoid"] },
  allowMediaConditions: ["scripting"],
  allowSelectors: ["has", "popover-open", "details-content"],
};

export default [
  { ignores: ["**/.*/", "build/", "static/vendor/"] },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": ["error", STYLES_BEYOND],
      // Nested rules came in 2023.
      "no-restricted-syntax": ["error", "Rule Rule"],
    },
  },
  { files: ["**/*.{js,mjs}"], ...configs.recommended },
  {
    files: ["**/*.{js,mjs}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // TypeScript does both, and knows more.
      "no-undef": "off",
      "no-unused-vars": "off",

      "array-callback-return": ["error", { allowImplicit: true }],
      "arrow-body-style": "error",
      "default-case-last": "error",
      "dot-notation": "error",
      eqeqeq: "error",
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
      "logical-assignment-operators": "error",
      "no-else-return": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-new-func": "error",
      "no-param-reassign": "error",
      "no-return-assign": "error",
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "no-useless-computed-key": "error",
      "no-useless-concat": "error",
      "no-useless-rename": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "operator-assignment": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "prefer-exponentiation-operator": "error",
      "prefer-object-has-own": "error",
      "prefer-object-spread": "error",
      "prefer-rest-params": "error",
      "prefer-spread": "error",
      "prefer-template": "error",
      yoda: "error",
    },
  },
  {
    files: ["static/**/*.{js,mjs}"],
    languageOptions: { ecmaVersion: 2022 },
    rules: {
      "max-lines": ["error", 300],
      "no-restricted-syntax": [
        "error",
        `MemberExpression[property.name=/^(${TOO_NEW.join("|")})$/]`,
      ],
    },
  },
  ...arrows,
  { files: ["**/*.js"], languageOptions: { sourceType: "script" } },
];
