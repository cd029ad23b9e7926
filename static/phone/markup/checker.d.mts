/** Made by scorepad/client/markup.py of the checkers' templates, which it adds to renderShell(). */
export {};
