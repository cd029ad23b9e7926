/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/topics.py. */
export const cardTopics: Record<string, (facts?: any) => string>;
