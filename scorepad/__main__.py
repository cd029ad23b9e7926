"""``python -m scorepad`` is the command ``scorepad``."""

if __name__ == "__main__":
    # Children that draw sheets read this file as well, and need no commands.
    from scorepad.cli import main

    main(prog_name="scorepad")
