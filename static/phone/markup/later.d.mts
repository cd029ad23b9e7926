/** Made by scorepad/client/markup.py of the templates that render() gets with the later script. */
export {};
