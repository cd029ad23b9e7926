"""Run the command ``scorepad`` as ``python -m scorepad``."""

if __name__ == "__main__":
    # Children that draw sheets read this file as well, and need no commands.
    from scorepad.cli import main

    main(prog_name="scorepad")
