/** Made by scorepad/client/pages.py of the templates of a match. */
export {};
