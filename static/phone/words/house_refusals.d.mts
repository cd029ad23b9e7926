/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/refusals.py. */
export const houseRefusals: Record<string, (facts: any) => string>;
