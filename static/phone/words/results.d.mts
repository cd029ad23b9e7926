/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/log.py. */
export function manyResults(results: number): string;
