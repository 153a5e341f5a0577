"""The manual pages of the command: what there is, how it is written, in the player's language."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from game.app.games import GAMES
from game.cli.arguments import POLICIES
from game.cli.refusals import house_texts
from game.cli.session import rich_console
from game.core.bots import STRENGTHS
from game.mods.texts import Texts

NAME = "perfidie"
"""How the command is called."""


def print_command_page(name: str, params: Iterable[Any], example: str) -> None:
    """Print the page of a command."""
    texts = house_texts()
    options, arguments = _sorted_params(params)
    _print_usage(texts, [name, *(_argument(texts, one) for one in arguments)])
    _print_text(texts(f"cli-{name}", **_facts(texts)))
    _print_rows(texts("cli-arguments"), [_row(texts, name, one) for one in arguments])
    _print_rows(texts("cli-options"), [_row(texts, name, one) for one in options])
    _print_text(f"{texts('cli-example')}  {NAME} {example}")


def print_house_page(names: Iterable[str], params: Iterable[Any]) -> None:
    """Print the page of the whole command line, with the commands of these names."""
    texts = house_texts()
    _print_usage(texts, [texts("cli-command")])
    _print_text(texts("cli-perfidie"))
    _print_rows(texts("cli-options"), [_row(texts, NAME, one) for one in params])
    _print_rows(texts("cli-commands"), [(name, texts(f"cli-{name}", **_facts(texts))) for name in names])


def _facts(texts: Texts) -> dict[str, str]:
    """What pages say of the games: their names and seats, and who plays them."""
    spans = [(game.id, str(game.seats[0]), str(game.seats[-1])) for game in GAMES.values()]
    seats = [texts("cli-seats", game=id, least=least, most=most) for id, least, most in spans]
    return {
        "games": texts("problem-or").join(GAMES),
        "seats": ", ".join(seats),
        "policies": ", ".join(POLICIES),
        "strengths": texts("problem-or").join(STRENGTHS),
    }


def _sorted_params(params: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """Options and arguments of a command."""
    options: list[Any] = []
    arguments: list[Any] = []
    for param in params:
        (arguments if param.param_type_name == "argument" else options).append(param)
    return options, arguments


def _argument(texts: Texts, param: Any) -> str:
    """An argument as the usage writes it, in brackets where it may be left out."""
    word = texts(f"cli-word-{param.name}")
    return word if param.required else f"[{word}]"


def _row(texts: Texts, command: str, param: Any) -> tuple[str, str]:
    """An argument or an option, and what it is for."""
    own = f"cli-{command}-{param.name}"
    said = texts(own if own in texts else f"cli-option-{param.name}", **_facts(texts))
    if param.param_type_name == "argument":
        return _argument(texts, param), said
    return ", ".join(param.opts), " ".join([said, *_default_words(texts, param)])


def _default_words(texts: Texts, param: Any) -> Iterator[str]:
    """What an option is when it is not said, where that is a word or a number."""
    value = param.default
    if value and isinstance(value, str | int | float) and not isinstance(value, bool):
        yield texts("cli-default", value=f"{value:g}" if isinstance(value, float) else str(value))


def _print_usage(texts: Texts, words: Sequence[str]) -> None:
    """Print how a command is written."""
    usage = " ".join([NAME, *words])
    _print_text(texts("cli-usage", words=usage), style="bold")


def _print_text(words: str, style: str = "") -> None:
    """Print a paragraph, and an empty line."""
    rich_console().print(Text(words, style=style))
    rich_console().print()


def _print_rows(title: str, rows: Sequence[tuple[str, str]]) -> None:
    """Print a list of words and what they are for, under its title."""
    if not rows:
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for word, said in rows:
        grid.add_row(Text(f"  {word}"), Text(said))
    rich_console().print(Text(title, style="bold"))
    rich_console().print(grid)
    rich_console().print()
