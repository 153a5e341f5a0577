"""`python -m game` is `perfidie`."""

from game.cli import main

if __name__ == "__main__":
    main()
