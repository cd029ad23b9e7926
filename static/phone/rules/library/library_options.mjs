/**
 * The options of each trick game's rule sheet as the library has it now, by their keys, in the
 * order of OPTIONS. None here; the script that a phone gets has them in place of this module.
 *
 * @type {Record<string, any[]>}
 */
export const libraryOptions = {};
