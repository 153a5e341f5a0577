"""Reasons of a bot's choice in Hécatombe, one line each for the end review: `thought-<code>` in the texts."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.ai.hecatombe.knowledge import Tile
from game.ai.hecatombe.round_forecast import RoundForecast
from game.ai.policy import Fact, Thought
from game.core.rules import UNKNOWN, Player
from game.core.whole_numbers import nearest_whole
from game.rules.hecatombe.actions import (
    Attack,
    Call,
    Counter,
    HecatombeAction,
    Keep,
    LetGo,
    Liberate,
    Name,
    Yield,
)
from game.rules.hecatombe.content import Slot


class ThoughtThresholds(NamedTuple):
    """Where one reason ends and the next begins."""

    sure: float = 0.9
    """Probability from which a guess is taken for knowledge."""
    plain: float = 0.2
    """Symbols above the least wanted army up to which a tile counts as worth nothing."""


THRESHOLDS = ThoughtThresholds()

CODES = (
    *("weak-tiles", "aim-strong", "aim-least"),
    *("hunt-foe", "hunt-own", "hunt-same", "hunt-known", "hunt-guess", "hunt-feint"),
    *("leave-foe", "leave-useless", "leave-trade", "counter-only", "counter-save", "counter-deny"),
    *("retain-own", "retain-same", "retain-known", "retain-guess", "retain-lean"),
    *("call-known", "call-guess", "call-dark", "call-last"),
    *("name-guess", "name-bare", "yield"),
    *("free-useless", "free-costly", "free-end", "free-none"),
)
"""Every thought a bot of Hécatombe can have, but for those that beginners share with Complots."""


def reason_for_action(outlook: RoundForecast, action: HecatombeAction, foe: Player | None) -> Thought:
    """The thought behind choosing `action`; `foe` attacked the bot last."""
    return REASONS[type(action)](outlook, action, foe)


def thought_with_facts(code: str, **facts: Fact) -> Thought:
    """A thought with code `code` and these facts."""
    return Thought(code, facts)


def _percent(chance: float) -> int:
    """A probability in whole hundredths, as people say it."""
    return nearest_whole(100 * chance)


def _best_objective(outlook: RoundForecast, tile: Tile) -> tuple[Slot, Tile, float] | None:
    """The objective for which `tile` seems to count most, as slot, people and probability; own ones first."""
    candidates: list[tuple[float, float, Slot, Tile]] = []
    for slot, chances in outlook.chances.items():
        for aim, chance in enumerate(chances):
            symbols = outlook.lore.rows[aim][tile]
            if chance and symbols:
                candidates.append((chance * symbols + (slot[0] == outlook.me), chance, slot, aim))
    if not candidates:
        return None
    _, chance, slot, aim = max(candidates, key=lambda one: (one[0], one[1]))
    return slot, aim, chance


def _use_of_tile(outlook: RoundForecast, start: str, tile: Tile, none: str) -> Thought:
    """A thought about what `tile` is good for: `start`-own, -same, -known or -guess, or `none`."""
    lore = outlook.lore
    people = lore.fact(lore.peoples[tile])
    found = _best_objective(outlook, tile)
    if found is None:
        return thought_with_facts(none, people=people)
    (owner, place), aim, chance = found
    wanted = lore.fact(lore.peoples[aim])
    if owner == outlook.me and aim == tile:
        return thought_with_facts(f"{start}-same", people=people)
    if owner == outlook.me:
        return thought_with_facts(f"{start}-own", people=people, aim=wanted)
    if outlook.view.objectives[owner][place] != UNKNOWN:
        return thought_with_facts(f"{start}-known", people=people, aim=wanted, player=owner)
    return thought_with_facts(
        f"{start}-guess", people=people, aim=wanted, player=owner, percent=_percent(chance)
    )


def _attack(outlook: RoundForecast, action: Attack, foe: Player | None) -> Thought:
    """Reason of an attack: revenge, or what the prey is good for."""
    tile = outlook.lore.place[action.prey]
    if action.target == foe:
        return thought_with_facts("hunt-foe", player=action.target, people=outlook.lore.fact(action.prey))
    return _use_of_tile(outlook, "hunt", tile, "hunt-feint")


def _is_plain(outlook: RoundForecast, tile: Tile) -> bool:
    """Whether `tile` is worth little to me."""
    wanted = outlook.desire[outlook.me]
    return wanted[tile] < THRESHOLDS.plain + min(wanted[one] for one in outlook.armies[outlook.me])


def _let_go(outlook: RoundForecast, action: LetGo, foe: Player | None) -> Thought:
    """Reason of letting a tile go: revenge, a useless tile, or a fair exchange."""
    assault, fact = outlook.view.assault, outlook.lore.fact
    assert assault is not None
    if assault.player == foe:
        return thought_with_facts("leave-foe", player=foe, other=fact(assault.army))
    if _is_plain(outlook, outlook.lore.place[assault.prey]):
        return thought_with_facts("leave-useless", people=fact(assault.prey))
    return thought_with_facts("leave-trade", people=fact(assault.prey), other=fact(assault.army))


def _counter(outlook: RoundForecast, action: Counter, foe: Player | None) -> Thought:
    """Reason of a counter-attack: a tile saved, or one that the attacker shall not have."""
    assault, lore = outlook.view.assault, outlook.lore
    assert assault is not None
    prey, facts = (
        lore.place[assault.prey],
        {"people": lore.fact(assault.prey), "other": lore.fact(action.army)},
    )
    if assault.prey == action.army:
        return thought_with_facts("counter-only", player=assault.player, **facts)
    mine, theirs = outlook.desire[outlook.me], outlook.desire[assault.player]
    saved = mine[prey] > mine[lore.place[action.army]] + THRESHOLDS.plain
    if not saved and theirs[prey] > theirs[lore.place[assault.army]]:
        return thought_with_facts("counter-deny", player=assault.player, **facts)
    return thought_with_facts("counter-save", player=assault.player, **facts)


def _keep(outlook: RoundForecast, action: Keep, foe: Player | None) -> Thought:
    """Reason of keeping an army: what its tile is good for."""
    return _use_of_tile(outlook, "retain", outlook.lore.place[action.people], "retain-lean")


def _call(outlook: RoundForecast, action: Call, foe: Player | None) -> Thought:
    """Reason of calling an objective that I know, guess, or have no idea of."""
    if action.owner == outlook.me:
        return thought_with_facts("call-last")
    chances = outlook.chances[action.owner, action.place]
    aim = max(outlook.lore.aims, key=lambda one: chances[one])
    people = outlook.lore.fact(outlook.lore.peoples[aim])
    if chances[aim] >= THRESHOLDS.sure:
        return thought_with_facts("call-known", player=action.owner, people=people)
    if chances[aim] >= 2 / len(chances):
        return thought_with_facts(
            "call-guess", player=action.owner, people=people, percent=_percent(chances[aim])
        )
    return thought_with_facts("call-dark", player=action.owner)


def _name(outlook: RoundForecast, action: Name, foe: Player | None) -> Thought:
    """Reason of naming a people, with two players: how likely it is there."""
    aim = outlook.lore.place[action.people]
    missing = 1.0
    for (owner, _), chances in outlook.chances.items():
        missing *= 1.0 if owner == outlook.me else 1 - chances[aim]
    people = outlook.lore.fact(action.people)
    if missing > 1 - 1 / len(outlook.lore.peoples):
        return thought_with_facts("name-bare", people=people)
    return thought_with_facts("name-guess", people=people, percent=_percent(1 - missing))


def _yield_(outlook: RoundForecast, action: Yield, foe: Player | None) -> Thought:
    """Reason of showing an objective, with two players."""
    return thought_with_facts(
        "yield", people=outlook.lore.fact(outlook.view.objectives[outlook.me][action.place])
    )


def _liberate(outlook: RoundForecast, action: Liberate, foe: Player | None) -> Thought:
    """Reason of freeing a tile: what it might still have counted."""
    if action.people is None:
        return thought_with_facts("free-none")
    people = outlook.lore.fact(action.people)
    if not outlook.open:
        return thought_with_facts("free-end", people=people)
    wanted = outlook.desire[outlook.me][outlook.lore.place[action.people]]
    return thought_with_facts(
        "free-useless" if wanted < THRESHOLDS.plain * len(outlook.open) else "free-costly", people=people
    )


REASONS: dict[type, Callable[[RoundForecast, Any, Player | None], Thought]] = {
    Attack: _attack,
    LetGo: _let_go,
    Counter: _counter,
    Keep: _keep,
    Call: _call,
    Name: _name,
    Yield: _yield_,
    Liberate: _liberate,
}
"""By action: how its reason is found."""
