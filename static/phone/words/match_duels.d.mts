/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/duels.py. */
export function wonBy(names: string[]): string;
