"""Bots show nerves while they are waited for: by temper and by chance, never by what they hold."""

import inspect

from game.core.rng import Rng
from scenes.match.nerves import Nerves

FRAME = 1 / 60


def gestures(tempers: dict[int, str], seconds: float, seed: int = 1) -> list[tuple[int, str]]:
    """What is seen of these bots in so many seconds."""
    seen: list[tuple[int, str]] = []
    nerves = Nerves(Rng(seed), lambda player, gesture: seen.append((player, gesture)))
    for _ in range(round(seconds / FRAME)):
        nerves.update(FRAME, tempers)
    return seen


def test_the_bold_fan_their_cards_more_than_the_honest_who_keep_still() -> None:
    seen = gestures({0: "bold", 1: "honest"}, 120)
    bold, honest = ([gesture for player, gesture in seen if player == who] for who in (0, 1))
    assert len(bold) > 2 * len(honest) > 0
    assert bold.count("fan") > bold.count("glance")
    assert "fan" not in honest


def test_the_suspicious_glance_more_than_they_fan() -> None:
    seen = [gesture for _, gesture in gestures({0: "suspicious"}, 120)]
    assert seen.count("glance") > seen.count("fan") > 0


def test_nobody_moves_who_is_not_waited_for() -> None:
    assert gestures({}, 60) == []
    assert {player for player, _ in gestures({3: "bold"}, 60)} == {3}


def test_the_same_chance_shows_the_same_nerves_whatever_is_held() -> None:
    assert gestures({0: "bold", 1: "vengeful"}, 30) == gestures({0: "bold", 1: "vengeful"}, 30)
    told = inspect.signature(Nerves.update).parameters
    assert list(told) == ["self", "dt", "waited_for"], "whoever tells nerves more could tell them a secret"
