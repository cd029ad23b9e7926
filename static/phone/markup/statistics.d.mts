/** Made by scorepad/client/pages.py: adds the statistics to the templates of shell.mjs. */
export {};
