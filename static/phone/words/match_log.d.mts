/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/log.py. */
export const matchLog: Record<string, (detail: View, game: string) => string>;
