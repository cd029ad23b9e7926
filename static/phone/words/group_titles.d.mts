/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/house_rules.py. */
export const groupTitles: Record<string, (facts: any) => string>;
