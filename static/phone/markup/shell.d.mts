/** Made by scorepad/client/markup.py of the templates that a page without network needs besides. */
export function renderShell(screen: string, values: Record<string, any>): string;
/** The templates by their names; scripts that come later add theirs. */
export const shellTemplates: Record<string, (values: Record<string, any>) => string>;
