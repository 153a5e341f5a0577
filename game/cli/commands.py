"""What `perfidie` can be told to do: play, simulate, watch, take pictures, replay, go on, list things."""

import sys
from collections.abc import Iterable, Sequence
from pkgutil import resolve_name
from typing import Annotated, NamedTuple

import typer

from game import VERSION
from game.cli.session import import_scenes_module


class CommandSpec(NamedTuple):
    """A command: where its function is, `module:name`, and an example of it."""

    function: str
    example: str


COMMANDS = {
    "play": CommandSpec(
        "game.cli.play:play", "play complots --seats human,pad,keys2,bot:bold:strong --seed 7"
    ),
    "simulate": CommandSpec(
        "game.cli.simulate:simulate_command",
        "simulate complots --players 4 --matches 200 --seed 1 --policy strong --json",
    ),
    "watch": CommandSpec("game.cli.play:watch", "watch hecatombe --players 5 --seed 7 --record match.gif"),
    "shots": CommandSpec("game.cli.play:shots", "shots pictures --only complots --language en"),
    "replay": CommandSpec("game.cli.replay:replay", "replay 20261120-201500-hecatombe.match --as 2"),
    "resume": CommandSpec("game.cli.replay:resume", "resume"),
    "armies": CommandSpec("game.cli.armies:armies", "armies horde --points 500"),
    "mods": CommandSpec("game.cli.mods:mods", "mods"),
}
"""Every command, in the order of the help."""


HELP = "Four games of bluff and betrayal on one paper-theatre stage. Without a command: opens the game."


def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Four games of bluff and betrayal. Without a command: opens the game."""
    if version:
        typer.echo(f"perfidie {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        import_scenes_module("shell.main").play()


def reader(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """What reads the command line, with these commands."""
    made = typer.Typer(
        name="perfidie",
        help=HELP,
        no_args_is_help=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    made.callback(invoke_without_command=True)(root)
    for name in names:
        told = COMMANDS[name]
        made.command(name, epilog=f"Example:  perfidie {told.example}")(resolve_name(told.function))
    return made


def reader_of(words: Sequence[str]) -> typer.Typer:
    """What reads these words: a command that is named at once needs none of the others to be loaded."""
    return reader(words[:1]) if words and words[0] in COMMANDS else reader()


def cli() -> None:
    """Do what the command line says."""
    reader_of(sys.argv[1:])()
