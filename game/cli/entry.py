"""The entry of the command: alone it opens the game, everything else is read by `commands`."""

import sys

from game import preflight


def main() -> None:
    """Run the command; what the machine lacks for drawing is told in one sentence, not a traceback."""
    try:
        if sys.argv[1:]:
            from game.cli.commands import cli

            cli()
        else:
            from scenes.shell.main import play

            play()
    except Exception as error:
        trouble = preflight.recognise_trouble(f"{type(error).__name__}: {error}")
        if trouble is None:
            raise
        sys.exit(trouble.said)
