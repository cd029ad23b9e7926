/** Made by scorepad/client/pages.py of the pages behind ⋯. */
export const menuTemplates: Record<string, (values: Record<string, any>) => string>;
