/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/rules.py. */
export const termTitles: Record<string, (facts: any) => string>;
