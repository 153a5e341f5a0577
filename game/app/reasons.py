"""Why something cannot be played, in the player's language: plans, positions, armies, the machine."""

from game import preflight
from game.app.games import UnfitTable
from game.app.plan import UnfitPlan
from game.core.notation import PositionProblem, Told
from game.mods.problems import Words

_KINDS = {"array": "list", "object": "table", "null": "none"}
"""Kinds of values by the reader of types, where our words call them otherwise."""


def error_words(error: ValueError, texts: Words) -> str:
    """Why a plan cannot be played, in the player's language where there are words for it."""
    if isinstance(error, UnfitTable):
        return "; ".join(texts(f"problem-{one.code}", **one.facts).rstrip(".") for one in error.problems)
    if isinstance(error, PositionProblem):
        return texts("position-problem", reason=_told_words(error.told, texts))
    if isinstance(error, UnfitPlan):
        return _told_words(error.told, texts)
    return str(error)


def _told_words(told: object, texts: Words) -> str:
    """A sentence about a position, with its place."""
    if not isinstance(told, Told) or told.key() not in texts:
        return str(told)
    facts = {name: _fact_words(name, value, texts) for name, value in told.facts.items()}
    said = texts(told.key(), **facts)
    return f"{told.place}{texts('problem-colon')} {said}" if told.place else said


def _fact_words(name: str, value: object, texts: Words) -> str:
    """A fact as its sentence says it; kinds of values have words of their own."""
    if name not in ("expected", "got"):
        return str(value)
    kind, _, bounds = str(value).partition(" ")
    key = f"problem-kind-{_KINDS.get(kind, kind)}"
    return f"{texts(key)} {bounds}".rstrip() if key in texts else str(value)


def machine_words(error: BaseException, texts: Words) -> str:
    """What the machine lacks, so that an error happened, in the player's language; else the error itself."""
    trouble = preflight.error_trouble(error)
    key = f"machine-{trouble.kind}" if trouble else ""
    if key not in texts:
        return preflight.explain_error(error)
    return texts(key, line=preflight.install_line(), library=str(getattr(error, "name", "")))
