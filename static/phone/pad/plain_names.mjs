/**
 * The names of the fields that need nothing of their own, as plain_fields() in
 * scorepad/pad/plain_fields.py has them. None here; the script that a phone gets has them in place
 * of this module.
 *
 * @type {string[]}
 */
export const PLAIN = [];
