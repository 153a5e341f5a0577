"""What the command line refuses, in the player's words: options, values, files, the system itself."""

import errno
import math
import os
import stat
from functools import lru_cache
from pathlib import Path
from typing import Any

import typer

from game import paths
from game.cli.stray import Stray
from game.cli.streams import shown_word
from game.mods.problems import closest_word, os_reason
from game.mods.texts import Texts, system_language
from game.saves.settings_file import load_settings

BASE = "base"
"""The mod that has our own words."""


def house_texts() -> Texts:
    """Our own words in the player's language, or the system's where no settings are to be found."""
    try:
        settings, _ = load_settings(paths.config_folder() / "settings.toml")
    except OSError:
        return _our_texts(system_language())
    return _our_texts(settings.spoken)


@lru_cache(maxsize=2)
def _our_texts(language: str) -> Texts:
    """Our own words in a language."""
    return Texts(language, [paths.bundled_mods_folder() / BASE])


def usage_refusal(error: Any, texts: Texts) -> str:
    """The sentence for words that are no command, or not as its options want them."""
    if isinstance(error, Stray):
        key = "cli-no-command" if error.known else "cli-stray"
        return texts(key, word=shown_word(error.word)) + _meant(error.word, error.known, texts)
    param: Any = getattr(error, "param", None)
    option = str(getattr(error, "option_name", ""))
    match type(error).__name__:
        case "NoSuchOption":
            return texts("cli-no-option", option=shown_word(option)) + _meant(
                option, _options(error.ctx), texts
            )
        case "BadOptionUsage" if option in _switches(error.ctx):
            return texts("cli-no-value", option=shown_word(option))
        case "BadOptionUsage":
            return texts("cli-value-lost", option=shown_word(option))
        case "MissingParameter":
            return texts("cli-missing", option=_called(param, texts))
        case "BadParameter":
            return texts("cli-bad-value", option=_called(param, texts), wanted=_wanted(param.type, texts))
    return shown_word(error.format_message(), 200)


def _meant(word: str, known: Any, texts: Texts) -> str:
    """The word that was probably meant, as a sentence after another; nothing when none is like it."""
    like = closest_word(word[:60], known)
    return " " + texts("hint-did-you-mean", near=like) if like else ""


def _options(context: Any) -> list[str]:
    """Every option of a command."""
    params = context.command.get_params(context) if context else []
    return [name for param in params for name in param.opts if name.startswith("-")]


def _switches(context: Any) -> list[str]:
    """The options that take no value."""
    params = context.command.get_params(context) if context else []
    return [name for param in params if getattr(param, "is_flag", False) for name in param.opts]


def _called(param: Any, texts: Texts) -> str:
    """An argument or an option as one types it."""
    return max(param.opts, key=len) if param.param_type_name == "option" else texts(f"cli-word-{param.name}")


def _wanted(kind: Any, texts: Texts) -> str:
    """What an option takes, by the type of its value."""
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return texts("cli-kind-range", least=f"{least:.0f}", most=f"{most:.0f}")
    if least is not None:
        return texts("cli-kind-least", least=f"{least:.0f}")
    name = str(getattr(kind, "name", ""))
    word = next((word for word in ("integer", "float", "path") if name.startswith(word)), "text")
    return texts(_KINDS[word])


_KINDS = {
    "integer": "problem-kind-int",
    "float": "problem-kind-float",
    "path": "cli-kind-path",
    "text": "problem-kind-str",
}
"""The words for what an option takes, by the name of its type."""


def system_refusal(error: OSError, texts: Texts, path: object = "") -> str:
    """The sentence for what the system refused, with the file that it was about."""
    if isinstance(error, paths.NoHome):
        return texts("cli-no-home", home=shown_word(error.filename))
    reason = os_reason(error)
    said = texts(reason) if reason in texts else reason
    name = shown_word(error.filename or path or "", 200)
    return texts("cli-system", file=name, reason=said) if name else texts("cli-output", reason=said)


def finite_number(value: float) -> float:
    """A number that one can count to, as a callback of an option.

    Raises:
        typer.BadParameter: it is none, or endless.
    """
    if not math.isfinite(value):
        raise typer.BadParameter("")
    return value


def checked_file(path: Path) -> Path:
    """The path, when a file lies there that has an end.

    Raises:
        OSError: nothing is there, or a folder, a pipe, a device.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(code, os.strerror(code), str(path))
    return path
