"""Beliefs of a bot of Roulette at one moment: everybody's plan, the pockets, and worlds that fit."""

from collections.abc import Sequence
from math import exp, fsum
from typing import NamedTuple

from game.ai.roulette.bet_equilibrium import BetTable, Plan
from game.ai.roulette.story import StoryReading
from game.ai.roulette.tempers import Temper
from game.ai.roulette.win_share import WinShares
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.roulette.determinize import Guess, state_from_guess
from game.rules.roulette.odds import survival_knowing, survival_odds
from game.rules.roulette.questions import BEFORE_POCKETS, POCKET
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView


class TableHabits(NamedTuple):
    """Weights of a table's dealings with bets beside what pays."""

    bets_until_known: float = 6.0
    """Bets that must be seen before the habits of a table weigh as much as the plan."""
    careless_tables: float = 0.2
    """Share of tables that hardly ever accuse."""
    careless_rate: float = 0.1
    """Accusations of those tables, for each one that the plan expects."""
    neighbouring_bet: float = 0.3
    """Weight, for a bet, of an accusation of a bet one lower or higher."""
    exposure: float = 0.4
    """Share of the match that an accused cheat loses beyond the odds of one gun.

    Wrong accusers load their own guns, right ones are armed, and cards turn a BALLE on others.
    """


HABITS = TableHabits()
MOST_PLANS_KEPT = 200


class RoundBeliefs:
    """Beliefs of one view, and what follows from them: plans, pockets, chances to survive.

    With `reads_habits` the story also tells how often these players cheat and accuse.
    """

    def __init__(
        self,
        setting: Setting,
        standing: WinShares,
        temper: Temper,
        view: RouletteView,
        story: Sequence[Event],
        reads_habits: bool,
    ) -> None:
        self.setting, self.standing, self.temper, self.view, self.me = (
            setting,
            standing,
            temper,
            view,
            view.me,
        )
        self.reads_habits = reads_habits
        self.reading = StoryReading(setting, view.me, story, reads_habits)
        self.table = BetTable(setting, standing, view.scores, view.teams, view.extra, self.reading.others())
        self.seats = range(view.players)
        self.plans: list[Plan | None] = [self.planned(p) if view.teams[p] else None for p in self.seats]
        self.pockets = [self.pocket(player) for player in self.seats]
        """Probability of a BALLE in each player's pocket."""

    def planned(self, player: Player) -> Plan:
        """The plan of `player`, worked out once for each standing of the match."""
        view, table, known = self.view, self.table, self.standing.plans
        key = (player, view.scores, view.teams, view.extra, tuple(table.others[1]))
        plan: Plan | None = known.get(key)
        if plan is None:
            if len(known) >= MOST_PLANS_KEPT:
                known.clear()
            plan = known[key] = table.plan(player)
        return plan

    def plan(self, player: Player) -> Plan:
        """The plan of a living player."""
        plan = self.plans[player]
        assert plan is not None
        return plan

    def pocket(self, player: Player) -> float:
        """Probability of a BALLE in `player`'s pocket: known, counted, or judged by what pays."""
        view = self.view
        if not view.in_round[player]:
            return 0.0
        known = view.pocket if player == self.me else view.pockets[player]
        if known is not None:
            return float(known)
        left = self.setting.team.bullets + view.extra[player] - sum(view.turned[player])
        room = view.barrels[player] or self.setting.team.cards - 1
        if left > room or not left:
            return float(left > 0)
        return self.reading.guns[player].posterior(self.prior(player))

    def prior(self, player: Player) -> float:
        """Probability of a BALLE in `player`'s pocket by the bet, the player's habits and my temper alone."""
        chance = self.plan(player).suspicion(self.reading.faces[player])
        if player == self.me:
            return chance if self.reading.hid is None else float(self.reading.hid)
        chance = self.reading.hides(player, chance)
        suspicion = self.temper.suspicion * self.temper.regard.suspicion(player)
        odds = suspicion * chance / max(1e-9, 1 - chance)
        return odds / (1 + odds)

    def accused(self, face: int) -> float:
        """Probability that somebody accuses a bet of `face` shots of mine."""
        chance = self.accusers(face)
        if not self.reads_habits:
            return chance
        bets, accused = self.reading.bets, self.reading.accused
        free = 1 - 1 / self.view.players  # nobody accuses their own bet, and what I accused is not counted
        awaited = fsum([many * self.accusers(other) for other, many in enumerate(bets)])
        chance *= _watchfulness(sum(accused), free * awaited)
        made, told = HABITS.bets_until_known, HABITS.bets_until_known * chance
        beside = HABITS.neighbouring_bet
        for other, share in ((face, 1.0), (face - 1, beside), (face + 1, beside)):
            if 0 <= other < len(bets):
                made += share * free * bets[other]
                told += share * accused[other]
        return min(1.0, told / made)

    def accusers(self, face: int) -> float:
        """Probability that somebody accuses a bet of `face` shots of mine, if all follow the plan."""
        others = max(1, sum(team > 0 for team in self.view.teams) - 1)
        return 1 - (1 - self.plan(self.me).accuse[face]) ** others

    def alive_after(self, player: Player, face: int, pocket: bool, shots: int = 0, more: int = 0) -> float:
        """Probability that `player` survives a bet, `shots` of it fired and `more` BALLE just loaded."""
        gun = self.reading.guns[player]
        left = self.setting.team.bullets + self.view.extra[player] - pocket - gun.balls + more
        if more:
            return survival_odds(max(0, face - shots), max(0, left), max(1, gun.left))
        return survival_knowing(max(0, face - shots), max(0, left), gun.top, max(1, gun.left))

    def bet_values(self, pocket: bool) -> list[float]:
        """My share of the match after each bet with this card in my pocket, temper included."""
        plan, team, card = self.plan(self.me), self.setting.team, self.standing.card
        values = []
        for face in self.table.faces:
            lives, accused = self.alive_after(self.me, face, pocket), self.accused(face)
            value = lives * plan.gains[face] + (1 - lives) * plan.dead
            accused_value = plan.dead - team.caught * card if pocket else value + team.slandered * card
            accused_value -= HABITS.exposure * (pocket and self.reads_habits)
            value += accused * (accused_value - value)
            values.append(value + self.temper.daring * face / 100)
        return values

    def world(self, rng: Rng) -> RouletteState:
        """A state that fits all that I know; likely ones are drawn more often."""
        view, guns = self.view, self.reading.guns
        chosen = view.asks != BEFORE_POCKETS
        pockets: list[bool | None] = [None] * view.players
        for player in self.seats:
            if view.in_round[player] and chosen and not (view.asks == POCKET and player in view.owing):
                pockets[player] = rng.random() < self.pockets[player]
        guess = Guess(
            pockets=pockets,
            tops={player: guns[player].top for player in self.seats},
            blind=[player in self.reading.swapped for player in self.seats],
        )
        return state_from_guess(self.setting, view, guess, rng)


def _watchfulness(seen: int, awaited: float) -> float:
    """Share, 0 to 1, of the planned accusations that a table makes, after `seen` of `awaited` ones.

    >>> _watchfulness(0, 6.0) < 0.15, _watchfulness(3, 4.0) > 0.9
    (True, True)
    """
    share, rate = HABITS.careless_tables, HABITS.careless_rate
    careless_weight = share * rate**seen * exp(-rate * awaited)
    watchful_weight = (1 - share) * exp(-awaited)
    return (careless_weight * rate + watchful_weight) / (careless_weight + watchful_weight)
