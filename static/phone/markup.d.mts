/** Made by scorepad/client/markup.py of the templates of a game's screens. */
export function render(screen: string, values: Record<string, any>): string;
export const templates: Record<string, (values: Record<string, any>) => string>;
