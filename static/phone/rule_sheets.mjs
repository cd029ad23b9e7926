/**
 * Every game in the reader's words, for lists to choose from. None here; the script that a phone
 * gets has them in place of this module.
 *
 * @type {{key: string, name: string, edition: string}[]}
 */
export const sheets = [];
