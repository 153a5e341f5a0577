"""Reasons of a bot's choice in Roulette, one line each for the end review: `thought-<code>` in the texts."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.ai.policy import Fact, Thought
from game.ai.roulette.beliefs import RoundBeliefs
from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.cards import Draw, Effect, Points, Rob, TakePoints
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.defs import (
    Aim,
    AskScript,
    Cancel,
    Force,
    Load,
    Look,
    Save,
    SetDie,
    Shuffle,
    Swap,
    TurnDie,
    Unload,
)
from game.rules.roulette.questions import CARDS

CODES = (
    *("weak-gun", "pocket-clic", "pocket-balle", "pocket-any", "pocket-forced"),
    *("wager-nothing", "wager-odds", "wager-seen", "wager-hidden", "wager-bluff"),
    *("judge-sure", "judge-guess", "judge-foe", "judge-quiet", "judge-doubt"),
    *("shot-at-foe", "shot-at", "shot-sky"),
    *("trick-none", "trick-later", "trick-look", "trick-look-own", "trick-aim", "trick-spared", "trick-all"),
    *("trick-die", "trick-die-other", "trick-shot", "trick-gun", "trick-load", "trick-save", "trick-cards"),
    *("trick-points", "trick-points-other", "trick-script"),
)
"""Every thought a bot of Roulette can have, but for those that beginners of all games share."""


class ThoughtThresholds(NamedTuple):
    """Where one reason ends and the next begins."""

    sure: float = 0.97
    """Probability of a BALLE from which a suspicion is knowledge."""
    bluff: float = 0.45
    """Probability to survive under which a bet with a CLIC in the pocket is a bluff."""


THRESHOLDS = ThoughtThresholds()

TRICKS: Mapping[type, str] = {
    Aim: "aim",
    SetDie: "die",
    TurnDie: "die",
    Force: "shot",
    Cancel: "shot",
    Swap: "gun",
    Shuffle: "gun",
    Load: "load",
    Unload: "gun",
    Save: "save",
    Draw: "cards",
    Rob: "cards",
    Points: "points",
    TakePoints: "points",
    Look: "look",
    AskScript: "script",
}
"""One word of thought codes for a card, by the type of its first effect."""


def reason_for_action(mind: RoundBeliefs, action: RouletteAction) -> Thought:
    """The thought behind choosing `action`."""
    return REASONS[type(action)](mind, action)


def thought_with_facts(code: str, **facts: Fact) -> Thought:
    """A thought with code `code` and these facts."""
    return Thought(code, facts)


def _percent(chance: float) -> int:
    """A probability in whole hundredths, as people say it."""
    return nearest_whole(100 * chance)


def _pocket(mind: RoundBeliefs, action: Pocket) -> Thought:
    """Reason of a pocketed card: honest, cheating, forced or any."""
    if action.bullet is None:
        return thought_with_facts("pocket-any")
    if action.bullet and mind.setting.team.bullets + mind.view.extra[mind.me] >= mind.setting.team.cards:
        return thought_with_facts("pocket-forced")
    return thought_with_facts("pocket-balle" if action.bullet else "pocket-clic")


def _bet(mind: RoundBeliefs, action: Bet) -> Thought:
    """Reason of a bet, with the chance to survive it as this seat knows it."""
    pocket = mind.view.pocket
    lives = _percent(mind.alive_after(mind.me, action.face, bool(pocket)))
    if not action.face:
        return thought_with_facts("wager-nothing")
    if pocket:
        return thought_with_facts("wager-hidden", count=action.face, percent=lives)
    if mind.reading.guns[mind.me].top:
        return thought_with_facts("wager-seen", count=action.face, percent=lives)
    return thought_with_facts(
        "wager-odds" if lives >= 100 * THRESHOLDS.bluff else "wager-bluff", count=action.face, percent=lives
    )


def _accuse(mind: RoundBeliefs, action: Accuse) -> Thought:
    """Reason of an accusation: sure, vengeful or guessed."""
    chance = mind.pockets[action.target]
    if chance >= THRESHOLDS.sure:
        return thought_with_facts("judge-sure", player=action.target)
    if action.target == mind.reading.foe and mind.temper.grudge > 1:
        return thought_with_facts("judge-foe", player=action.target)
    return thought_with_facts("judge-guess", player=action.target, percent=_percent(chance))


def _let_pass(mind: RoundBeliefs, action: Pass) -> Thought:
    """Reason of silence: nobody suspected enough, or no card worth playing."""
    if mind.view.asks in CARDS:
        return thought_with_facts("trick-later" if mind.view.hand else "trick-none")
    suspects = [
        p for p in mind.seats if p != mind.me and mind.view.in_round[p] and not _pocket_shown(mind, p)
    ]
    if not suspects:
        return thought_with_facts("judge-quiet")
    worst = max(suspects, key=lambda player: mind.pockets[player])
    return thought_with_facts("judge-doubt", player=worst, percent=_percent(mind.pockets[worst]))


def _pocket_shown(mind: RoundBeliefs, player: Player) -> bool:
    """Whether everybody has seen `player`'s pocket."""
    return mind.view.pockets[player] is not None


def _take_aim(mind: RoundBeliefs, action: TakeAim) -> Thought:
    """Reason of an aim: an enemy, somebody, or the sky."""
    if action.target is None:
        return thought_with_facts("shot-sky")
    code = "shot-at-foe" if action.target == mind.reading.foe else "shot-at"
    return thought_with_facts(code, player=action.target)


def _play(mind: RoundBeliefs, action: Play) -> Thought:
    """Reason of a played card, by what it does first, whatever its name."""
    effect: Effect = mind.setting.content.cards[action.card].effects[0]
    word, other = TRICKS[type(effect)], action.target
    if word == "aim":
        if effect.whom != "player":
            return thought_with_facts("trick-all")
        return (
            thought_with_facts("trick-spared")
            if other is None
            else thought_with_facts("trick-aim", player=other)
        )
    if word == "look" and other == mind.me:
        return thought_with_facts("trick-look-own")
    if other is not None and other != mind.me and word in ("look", "shot", "load"):
        return thought_with_facts(f"trick-{word}", player=other)
    if word in ("die", "points") and other not in (None, mind.me):
        return thought_with_facts(f"trick-{word}-other", player=other or 0)
    return thought_with_facts(
        {"shot": "trick-gun", "load": "trick-gun", "look": "trick-look-own"}.get(word, f"trick-{word}")
    )


REASONS: dict[type, Callable[[RoundBeliefs, Any], Thought]] = {
    Pocket: _pocket,
    Bet: _bet,
    Accuse: _accuse,
    Pass: _let_pass,
    Play: _play,
    TakeAim: _take_aim,
}
"""By action: how its reason is found."""
