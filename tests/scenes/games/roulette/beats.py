"""The big moments of Roulette."""

from collections.abc import Sequence
from typing import Any

from game.rules.roulette import events as happened
from tests.scenes.match.beat_cases import BeatCase

AURELE, BERENICE, CASSIUS, DELPHINE = 0, 1, 2, 3
COUNT = 2330
"""Milliseconds of the rest of the count, of « feu ! » and of the silence."""


def _bets() -> Sequence[Any]:
    return [happened.BetsRevealed((3, 1, 5, 2))]


def _accusation() -> Sequence[Any]:
    return [happened.AccusationMade(AURELE, -1), happened.PocketShown(CASSIUS, (AURELE,), True)]


def _clic() -> Sequence[Any]:
    return [happened.Fired(DELPHINE, DELPHINE, False)]


def _balle() -> Sequence[Any]:
    return [happened.Fired(DELPHINE, DELPHINE, True)]


def _card() -> Sequence[Any]:
    return [happened.CardPlayed(AURELE, "base:cadeau", CASSIUS, None)]


def _fall() -> Sequence[Any]:
    return [happened.CharacterDied(BERENICE, 2)]


def _death() -> Sequence[Any]:
    return [happened.CharacterDied(BERENICE, 0)]


def _duel() -> Sequence[Any]:
    return [happened.RoundBegan(4, (BERENICE, DELPHINE))]


BEATS = {
    "bets": BeatCase("roulette", "bet-4", 4, _bets, "dice-land"),
    "accusation": BeatCase("roulette", "gather-4", 4, _accusation, "judge"),
    "clic": BeatCase("roulette", "shot-4", 4, _clic, "fire-clic", before=COUNT),
    "balle": BeatCase("roulette", "shot-4", 4, _balle, "fire-balle", before=COUNT),
    "card": BeatCase("roulette", "cards-4", 4, _card, "card-played"),
    "fall": BeatCase("roulette", "dying-4", 4, _fall, "puppet-falls"),
    "death": BeatCase("roulette", "dying-4", 4, _death, "captain-falls"),
    "duel": BeatCase("roulette", "dying-4", 4, _duel, "drum"),
}
"""By the name of the beat."""
