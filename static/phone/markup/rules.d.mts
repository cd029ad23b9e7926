/** Made by scorepad/client/markup.py of the templates that the rules in short need besides. */
