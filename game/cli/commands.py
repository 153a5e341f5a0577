"""Commands of `perfidie`: play, simulate, watch, take pictures, replay, go on, list things."""

import contextlib
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, NamedTuple

import typer
from typer.main import get_command

from game import VERSION
from game.cli.reader import ReadCommand, ReadGroup
from game.cli.session import exit_with_error, say_line
from game.cli.streams import close_quietly

Command = Callable[..., None]

REFUSED = 2
"""Status of a command that was refused in a sentence."""
STOPPED = 1
"""Status of a command to which nobody listened to the end."""


class CommandSpec(NamedTuple):
    """A command: the loader that imports its function when it is wanted, and an example of it."""

    load: Callable[[], Command]
    example: str


def _play() -> Command:
    from game.cli.play import play

    return play


def _simulate() -> Command:
    from game.cli.simulate import simulate_command

    return simulate_command


def _watch() -> Command:
    from game.cli.play import watch

    return watch


def _shots() -> Command:
    from game.cli.play import shots

    return shots


def _replay() -> Command:
    from game.cli.replay import replay

    return replay


def _resume() -> Command:
    from game.cli.replay import resume

    return resume


def _armies() -> Command:
    from game.cli.armies import armies

    return armies


def _mods() -> Command:
    from game.cli.mods import mods

    return mods


def _campaign() -> Command:
    from game.cli.campaign import campaign

    return campaign


COMMANDS = {
    "play": CommandSpec(_play, "play complots --seats human,pad,keys2,bot:bold:strong --seed 7"),
    "simulate": CommandSpec(
        _simulate, "simulate complots --players 4 --matches 200 --seed 1 --policy strong --json"
    ),
    "watch": CommandSpec(_watch, "watch hecatombe --players 5 --seed 7 --record match.gif"),
    "shots": CommandSpec(_shots, "shots pictures --only complots --language en"),
    "replay": CommandSpec(_replay, "replay 20261120-201500-hecatombe.match --as 2"),
    "resume": CommandSpec(_resume, "resume"),
    "armies": CommandSpec(_armies, "armies horde --points 500"),
    "mods": CommandSpec(_mods, "mods check roulette"),
    "campaign": CommandSpec(_campaign, "campaign run --auto 7 --style liar"),
}
"""Every command, in the order of the help; a command that is not named is never imported."""


def _root(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Four games of bluff and betrayal. Without a command: opens the game."""
    if version:
        say_line(f"perfidie {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from scenes.shell.main import play

        play()


def _reader(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The reader of the command line, with these commands."""
    reader = typer.Typer(
        name="perfidie",
        cls=ReadGroup,
        no_args_is_help=False,
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    reader.callback(invoke_without_command=True)(_root)
    for name in names:
        command = COMMANDS[name]
        reader.command(name, cls=ReadCommand, epilog=command.example)(command.load())
    return reader


def reader_of(words: Sequence[str]) -> typer.Typer:
    """The reader for these words: a command named at once needs none of the others to be loaded."""
    return _reader(words[:1]) if words and words[0] in COMMANDS else _reader()


def carry_out(words: Sequence[str]) -> int:
    """Do what the words say; return the status: 0 done, 2 refused in one sentence, 1 or 130 stopped.

    Only a mistake of this program ends as an exception.
    """
    try:
        status = get_command(reader_of(words)).main([*words], "perfidie", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        status = STOPPED
    except (typer.TyperException, OSError) as error:
        status = refuse(error)
    close_quietly()
    return status if isinstance(status, int) else 0


def refuse(error: typer.TyperException | OSError) -> int:
    """Print why the words are not carried out, where anybody can read it; return the status."""
    from game.cli.refusals import house_texts, system_refusal, usage_refusal

    texts = house_texts()
    said = system_refusal(error, texts) if isinstance(error, OSError) else usage_refusal(error, texts)
    with contextlib.suppress(OSError):
        exit_with_error(said)
    return REFUSED


def cli() -> None:
    """Carry out the command line."""
    sys.exit(carry_out(sys.argv[1:]))
