"""The entry of the command: alone it opens the game, everything else is read by `commands`."""

import gc
import sys

from game import preflight
from game.cli.streams import open_streams


def main() -> None:
    """Run the command; what the machine lacks for drawing is told in one sentence, not a traceback.

    Until there is an app nothing becomes garbage, and looking for some takes a tenth of a start.
    """
    gc.disable()
    open_streams()
    try:
        _run_command()
    except Exception as error:
        trouble = preflight.error_trouble(error)
        if trouble is not None:
            sys.exit(_trouble_words(error, trouble.said))
        if not (isinstance(error, OSError) and error.filename):
            raise
        from game.cli.commands import refuse

        sys.exit(refuse(error))
    finally:
        gc.enable()


def _run_command() -> None:
    """Open the game, or read the words of the command line."""
    if sys.argv[1:]:
        from game.cli.commands import cli

        cli()
    else:
        from scenes.shell.main import play

        play()


def _trouble_words(error: BaseException, plain: str) -> str:
    """What the machine lacks, in the player's language; in `plain` words where even those cannot be read."""
    try:
        from game.app.reasons import machine_words
        from game.cli.refusals import house_texts

        return machine_words(error, house_texts())
    except Exception:
        return plain
