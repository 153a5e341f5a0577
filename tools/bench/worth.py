"""What is a treachery card with a script worth to who plays it? Tokens, by what its own wishes bring.

`python tools/bench/worth.py lettres-cachetees --battles 40` lets bots fight with one card of the mod at a
time; one player holds it, and plays it as soon as it may be played. What the script then wishes is written
down for that player: tokens gained, paid, given and got, as far as there were any; of hits half the points of
the dead, or the bounty of a unit that is gone, as bots reckon (`UNIT_WORTH`). The cost is deducted.

What a card does to minds, and what a player does with the tokens, is not in it: twins of one battle, of which
one plays the card, end many tokens apart either way. The mean stands in the mod as `worth` of the effect.
"""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai.policy import Policy  # noqa: E402
from game.ai.skirmish.values.unit_worth import UNIT_WORTH, unit_bounty  # noqa: E402
from game.app.games import GAMES, all_sections, flag_values  # noqa: E402
from game.app.simulate import bots_by_seat  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.core.rules import Player  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.skirmish.actions.player import PlayCard  # noqa: E402
from game.rules.skirmish.defs.cards import Script  # noqa: E402
from game.rules.skirmish.scripted.wishes import Gain, Give, Hit, Pay  # noqa: E402
from game.rules.skirmish.state.state import GONE  # noqa: E402
from game.scripting.hooks.scripts import Asked, scripts_in  # noqa: E402
from tools.bench.measure import machine  # noqa: E402

MODS = ROOT / "mods"
SURE = 1.96
"""Standard errors in an interval of 95 %."""
War = Match[Any, Any, Any]


def rules_with(mod: str, players: int, preset: str) -> Any:
    """The battle with a mod."""
    catalog = load_mods([MODS / "base", MODS / mod], all_sections()).catalog
    return GAMES["skirmish"].rules(catalog, players, flag_values(catalog, "skirmish", {"preset": preset})[0])


def scripted_cards(rules: Any) -> list[str]:
    """The cards whose effect is a script."""
    cards = rules.setting.content.cards.values()
    return [one.id for one in cards if any(isinstance(effect, Script) for effect in one.effects)]


class Account:
    """What the wishes of one card bring those who played it, in one battle."""

    def __init__(self, war: War, card: str) -> None:
        self.war, self.card = war, card
        self.brought: dict[Player, float] = {}
        """By player who has played the card: tokens so far, the cost deducted."""
        self._aimed: list[tuple[Player, int, int]] = []

    def hear(self, asked: Asked) -> None:
        """Write down what a script wishes after it was told something."""
        facts: Any = asked.facts
        if asked.handler.hook == "played" and facts["card"] == self.card:
            cost = self.war.rules.setting.content.cards[self.card].cost  # type: ignore[attr-defined]
            self.brought[facts["player"] - 1] = -float(cost)
        for wish in asked.answer.wishes:
            self._count(wish, [seat["tokens"] for seat in facts["seats"]])

    def _count(self, wish: Any, purses: list[int]) -> None:
        match wish:
            case Gain(player=player, tokens=tokens):
                self._add(player - 1, tokens)
            case Pay(player=player, tokens=tokens):
                self._add(player - 1, -min(tokens, purses[player - 1]))
            case Give(player=player, target=target, tokens=tokens):
                given = min(tokens, purses[player - 1])
                self._add(player - 1, -given)
                self._add(target - 1, given)
            case Hit(unit=unit, player=player) if player is not None:
                self._aimed.append((player - 1, unit - 1, self.war.state.units[unit - 1].models))

    def _add(self, player: Player, tokens: float) -> None:
        if player in self.brought:
            self.brought[player] += tokens

    def settle(self) -> None:
        """After a tick: what hits came to."""
        state, token = self.war.state, self.war.rules.setting.preset.token  # type: ignore[attr-defined]
        for player, unit, models in self._aimed:
            hit = state.units[unit]
            lost = max(0, models - hit.models) / hit.enlisted.models
            worth = UNIT_WORTH.casualties * lost * hit.enlisted.points
            harm = unit_bounty(state, hit) if hit.place == GONE else worth
            self._add(player, harm / token * (-1 if hit.owner == player else 1))
        self._aimed.clear()


def plays_of(card: str, rules: Any, seed: int, strength: str) -> list[float]:
    """What each play of a card brought in one battle, in which a bot that may play it does."""
    war: War = Match(rules, seed)
    for player, hand in enumerate(war.state.hands):
        hand[:] = [card] * (player == seed % rules.players)
    war.state.deck = [one for one in war.state.deck if one not in scripted_cards(rules)]
    policies: Sequence[Policy] = bots_by_seat("skirmish", rules, strength)
    account = Account(war, card)
    (scripts,) = scripts_in(rules)
    scripts.listen = account.hear
    while war.outcome() is None:
        player = next(iter(war.to_act()))
        options = tuple(war.options(player))
        plays = [one for one in options if isinstance(one, PlayCard) and one.card == card]
        view, dice = war.seat(player).view, Rng(f"{seed}:{player}:{len(war.log)}")
        refusal = war.submit(policies[player].choose(view, plays or options, (), dice).action)
        assert refusal is None, refusal
        account.settle()
    return list(account.brought.values())


def main() -> None:
    """Print what was measured after each battle, a line for each card at the end."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("mod")
    reader.add_argument("--card", action="append", help="only this card, without its mod")
    reader.add_argument("--battles", type=int, default=20)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--players", type=int, default=3)
    reader.add_argument("--preset", default="short")
    reader.add_argument("--strength", default="middling")
    said = reader.parse_args()
    print(json.dumps(machine()))
    rules = rules_with(said.mod, said.players, said.preset)
    seeds = range(said.first, said.first + said.battles)
    for card in scripted_cards(rules):
        if said.card and card.partition(":")[2] not in said.card:
            continue
        worths = [worth for seed in seeds for worth in plays_of(card, rules, seed, said.strength)]
        wide = SURE * stdev(worths) / math.sqrt(len(worths)) if len(worths) > 1 else math.inf
        mean = round(fmean(worths), 2) if worths else None
        row = {"card": card, "plays": len(worths), "worth": mean, "interval": round(wide, 2)}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
