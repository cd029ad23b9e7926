/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/log.py. */
export const log: Record<string, (detail: View, game: string) => string>;
