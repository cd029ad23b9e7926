/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/rules.py. */
export const ruleWords: Record<string, (facts: any) => string>;
