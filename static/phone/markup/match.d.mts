/** Made by scorepad/client/pages.py of the templates of a match. */
export const matchTemplates: Record<string, (values: Record<string, any>) => string>;
