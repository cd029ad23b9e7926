/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/log.py. */
export function exchanged(name: string, other: string): string;
