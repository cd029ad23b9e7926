/** Made by scorepad/client/markup.py of the templates of a game's screens. */
/** What forms send along: a token, and what makes an id. */
export const given: Record<string, any>;
export function render(screen: string, values: Record<string, any>): string;
export const templates: Record<string, (values: Record<string, any>) => string>;
