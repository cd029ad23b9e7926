/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/rules_summary.py. */
export const ruleSentences: Record<string, (facts: any) => string>;
