// One tap on a phone that has been told all, against a real server. Reads {address, device, id,
// mark} from standard input and prints the requests that the tap has made, as JSON.
import { text } from "node:stream/consumers";
import { openOutbox } from "../../static/phone/sending/outbox.mjs";
import { openTransport } from "../../static/phone/sending/transport.mjs";
import { Clock, Disk } from "./evening.mjs";
import { browserOf } from "./outbox_games.mjs";

const { address, device, id, mark } = JSON.parse(await text(process.stdin));
const clock = new Clock(Date.now());
const requests = [];
const ask = browserOf(address, device, () => {});
const transport = openTransport((path, options) => {
  requests.push(`${options.method ?? "GET"} ${path}`);
  return clock.real(ask(path, options));
});
const storage = new Disk().page();
const box = await openOutbox({
  gameId: id,
  storage,
  transport,
  now: clock.now,
  schedule: clock.schedule,
  visible: () => false,
});
await box.sync();
requests.length = 0;
await box.add(mark);
// Longer than it could take until somebody asks for what is new.
await clock.pass(1000);
console.log(JSON.stringify({ requests, marks: box.marks(), waiting: box.status.waiting }));
