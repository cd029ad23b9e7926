/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/games.py. */
export const cardWords: Record<string, (facts: any) => string>;
