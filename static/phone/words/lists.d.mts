/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/lists.py. */
export function allOf(parts: string[]): string;
export function oneOf(parts: string[]): string;
