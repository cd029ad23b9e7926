/** Made by scorepad/client/pages.py of the pages behind ⋯. */
export function renderMenu(page: string, values: Record<string, any>): string;
