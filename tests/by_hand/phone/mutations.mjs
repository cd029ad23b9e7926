// Prints small changes to the modules it is given, one JSON line each: where in the text of
// which module something else would stand. The first argument is the parser's address.
import { readFileSync } from "node:fs";

const [parser, ...modules] = process.argv.slice(2);
const { parse } = await import(parser);

const SWAPPED = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "+",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
};

/** Every way to change a node: the part of the text that changes, and what stands there then. */
function* changes(node, text) {
  if (/^(Binary|Logical|Assignment)Expression$/.test(node.type) && SWAPPED[node.operator]) {
    const at = text.indexOf(node.operator, node.left.end);
    yield [at, at + node.operator.length, SWAPPED[node.operator]];
  }
  if (node.type === "UnaryExpression" && node.operator === "!")
    yield [node.start, node.end, `!!${text.slice(node.argument.start, node.argument.end)}`];
  if (node.type === "Literal") {
    if (typeof node.value === "boolean") yield [node.start, node.end, `${!node.value}`];
    if (typeof node.value === "number") yield [node.start, node.end, `${node.value + 1}`];
    if (typeof node.value === "string" && node.value) yield [node.end - 1, node.end - 1, "?"];
  }
  if (/^(If|Conditional)/.test(node.type))
    for (const answer of ["false", "true"]) yield [node.test.start, node.test.end, answer];
  if (/^(Break|Continue)Statement$/.test(node.type)) yield [node.start, node.end, ";"];
  const call = node.type === "ExpressionStatement" && node.expression;
  if (/^(Call|Assignment|Update|Unary)Expression$/.test(call?.type) && !node.directive)
    yield [node.start, node.end, ";"];
}

function* nodes(node) {
  if (!node || typeof node !== "object") return;
  if (/^(Import|ExportAll)/.test(node.type ?? "")) return;
  if (node.type) yield node;
  for (const [key, value] of Object.entries(node)) if (key !== "source") yield* nodes(value);
}

for (const module of modules) {
  const text = readFileSync(module, "utf-8");
  const tree = parse(text, { ecmaVersion: "latest", sourceType: "module" });
  for (const node of nodes(tree))
    for (const [start, end, now] of changes(node, text))
      console.log(JSON.stringify({ module, start, end, now }));
}
