/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/fields.py. */
export const fieldWords: Record<string, (facts: any) => string>;
