/** Made by scorepad/client/pages.py: adds the form of house rules to the templates of shell.mjs. */
export {};
