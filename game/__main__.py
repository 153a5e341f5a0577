"""`python -m game` is `perfidie`."""

from game.cli import main

main()
