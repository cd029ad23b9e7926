/** Made by scorepad/client/markup.py of the templates that a page without network needs besides. */
export function renderShell(screen: string, values: Record<string, any>): string;
