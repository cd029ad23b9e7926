// Everything that the outbox promises; alone: node --test tests/client/outbox_rules.mjs
import "./outbox_answers.mjs";
import "./outbox_keeping.mjs";
import "./outbox_sending.mjs";
