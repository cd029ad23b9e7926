// Answers every line of standard input, {module, name, args}, with what that function gives, as the
// module lies among those of a phone.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { module, name, args } = JSON.parse(line);
  const found = await import(`../../static/phone/${module}.mjs`);
  console.log(JSON.stringify(found[name](...args)));
}
