/** What `make lint` asks of every script, beside what TypeScript and Prettier see. */
import { createRequire } from "node:module";

// ESLint lies in build/node, where .ci/node has put it, and its own rules beside it.
const { configs } = createRequire(process.argv[1])("@eslint/js");

/** The rooms of the phone's script, each with those that it may import from, as in scorepad/. */
const ROOMS = {
  rules: [],
  pad: ["rules"],
  trick_checker: ["rules", "pad"],
  services: ["rules", "pad", "trick_checker"],
  views: ["rules", "pad", "trick_checker", "services"],
  i18n: ["rules", "pad", "words"],
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

export default [
  { ignores: ["**/.*/", "build/", "static/vendor/"] },
  configs.recommended,
  {
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
  { files: ["static/**"], rules: { "max-lines": ["error", 300] } },
  ...arrows,
  { files: ["**/*.js"], languageOptions: { sourceType: "script" } },
];
