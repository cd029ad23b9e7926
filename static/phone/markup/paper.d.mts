/** Made by scorepad/client/markup.py of the template of a game from paper, for renderShell(). */
export {};
