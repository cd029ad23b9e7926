// Runs the joined script that it is given, which must leave what it is asked for in
// globalThis.phone; then answers every line of standard input, {module, name, args}, with what
// that function gives. What a template reads of a view must be there.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

// What our own words ask for where there may be nothing.
const FREE = ["said", "length"];

/** The value, which refuses to be asked for what it does not have. */
function strict(value, path) {
  if (typeof value !== "object" || value === null || path.endsWith(".facts")) return value;
  return new Proxy(value, {
    get(target, key) {
      const has = typeof key === "symbol" || key in target || FREE.includes(key);
      if (!has) throw new Error(`${path}.${key} is nothing`);
      return typeof target[key] === "function"
        ? target[key]
        : strict(target[key], `${path}.${key}`);
    },
  });
}

runInThisContext(readFileSync(process.argv[2], "utf-8"));
for await (const line of createInterface({ input: process.stdin })) {
  const { module, name, args } = JSON.parse(line);
  const [screen, values, ...rest] = args;
  const given = values?.view
    ? { ...values, view: strict(values.view, "view"), newId: () => "i".repeat(32) }
    : values;
  try {
    console.log(JSON.stringify(globalThis.phone[module][name](screen, given, ...rest)));
  } catch (error) {
    console.error(`${error.message}, asked for ${line.slice(0, 3000)}`);
    process.exit(1);
  }
}
