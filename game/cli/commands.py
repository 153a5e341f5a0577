"""What `perfidie` can be told to do: play, simulate, watch, take pictures, replay, go on, list mods."""

from collections.abc import Callable
from typing import Annotated

import typer

from game import VERSION
from game.cli.house import screen
from game.cli.mods import mods
from game.cli.shows import play, shots, watch
from game.cli.tallies import simulate_command
from game.cli.written import replay, resume

cli = typer.Typer(
    name="perfidie",
    help="Four games of bluff and betrayal on one paper-theatre stage. Without a command: opens the game.",
    no_args_is_help=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@cli.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Four games of bluff and betrayal. Without a command: opens the game."""
    if version:
        typer.echo(f"perfidie {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        screen("main").play()


COMMANDS: dict[str, tuple[Callable[..., None], str]] = {
    "play": (play, "play complots --seats human,pad,keys2,bot:bold:strong --seed 7"),
    "simulate": (
        simulate_command,
        "simulate complots --players 4 --matches 200 --seed 1 --policy strong --json",
    ),
    "watch": (watch, "watch hecatombe --players 5 --seed 7 --record match.gif"),
    "shots": (shots, "shots pictures --only complots --language en"),
    "replay": (replay, "replay 20261120-201500-hecatombe.match --as 2"),
    "resume": (resume, "resume"),
    "mods": (mods, "mods"),
}
"""Every command with an example, in the order of the help."""

for name, (command, example) in COMMANDS.items():
    cli.command(name, epilog=f"Example:  perfidie {example}")(command)
