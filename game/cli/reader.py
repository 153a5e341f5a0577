"""How words are read: a command line that tells by itself what it does not know, and prints its own pages."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer import core

from game.cli.stray import Stray


@contextmanager
def _noting(context: Any) -> Iterator[None]:
    """Note in a refusal which command it is about, where the reader forgot."""
    try:
        yield
    except typer.TyperException as error:
        error.ctx = getattr(error, "ctx", None) or context  # type: ignore[attr-defined]
        raise


class ReadCommand(core.TyperCommand):
    """A command with its page; its `epilog` is an example."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words.

        Raises:
            Stray: there are more than it takes.
        """
        ctx.allow_extra_args = True
        with _noting(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            raise Stray(rest[0])
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the page."""
        from game.cli.manual import print_command_page

        print_command_page(str(self.name), self.get_params(ctx), self.epilog or "")


class ReadGroup(core.TyperGroup):
    """All commands, with their page; of an unknown one those that exist are told."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words before the command."""
        with _noting(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the words name.

        Raises:
            Stray: there is none.
        """
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Stray(args[0], tuple(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the page."""
        from game.cli.manual import print_house_page

        print_house_page(tuple(self.commands), self.get_params(ctx))
