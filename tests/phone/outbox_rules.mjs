// Everything that the outbox promises; alone: node --test tests/phone/outbox_rules.mjs
import "./outbox_answers.mjs";
import "./outbox_keeping.mjs";
import "./outbox_sending.mjs";
