/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/verdicts.py. */
export function trumpName(trump: Trump, game: string): string;
