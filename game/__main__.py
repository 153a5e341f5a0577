"""`python -m game` is the `perfidie` command."""

from game.cli import main

if __name__ == "__main__":
    main()
