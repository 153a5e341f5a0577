"""Commands of `perfidie`: play, simulate, watch, take pictures, replay, go on, list things."""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, NamedTuple

import typer

from game import VERSION

Command = Callable[..., None]


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
    "mods": CommandSpec(_mods, "mods"),
}
"""Every command, in the order of the help; a command that is not named is never imported."""


HELP = "Four games of bluff and betrayal on one paper-theatre stage. Without a command: opens the game."


def _root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Four games of bluff and betrayal. Without a command: opens the game."""
    if version:
        typer.echo(f"perfidie {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from scenes.shell.main import play

        play()


def _reader(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The reader of the command line, with these commands."""
    reader = typer.Typer(
        name="perfidie",
        help=HELP,
        no_args_is_help=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    reader.callback(invoke_without_command=True)(_root)
    for name in names:
        command = COMMANDS[name]
        reader.command(name, epilog=f"Example:  perfidie {command.example}")(command.load())
    return reader


def reader_of(words: Sequence[str]) -> typer.Typer:
    """The reader for these words: a command named at once needs none of the others to be loaded."""
    return _reader(words[:1]) if words and words[0] in COMMANDS else _reader()


def cli() -> None:
    """Carry out the command line."""
    reader_of(sys.argv[1:])()
