"""What a bot of Roulette believes at one moment: plans of everybody, pockets, and worlds that fit."""

from collections.abc import Sequence
from math import exp

from game.ai.roulette.bet_equilibrium import BetTable, Plan
from game.ai.roulette.story import StoryReading
from game.ai.roulette.tempers import Temper
from game.ai.roulette.win_share import WinShares
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.roulette.determinize import Guess, state_from_guess
from game.rules.roulette.odds import survival_knowing, survival_odds
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView

REMEMBERED = 200
"""So many plans are kept at most."""
PATIENCE = 6.0
"""So many bets must be seen before the habits of a table weigh as much as what pays."""
CARELESS = (0.2, 0.1)
"""How many tables hardly ever accuse, and how often those do when the plan says that somebody should."""
EXPOSED = 0.4
"""What the odds of one gun leave out, as a share of the match, where a cheat is accused and an honest man is
not hurt: who accuses wrongly loads his own gun, who is right is armed, and cards turn a BALLE on others."""
BESIDE = 0.3
"""What is done about a bet one lower or higher tells so much of it."""


class RoundBeliefs:
    """One view, and what follows from it; `heeds` is whether habits are read into what others do."""

    def __init__(
        self,
        rules: Roulette,
        standing: WinShares,
        temper: Temper,
        view: RouletteView,
        story: Sequence[Event],
        heeds: bool,
    ) -> None:
        self.rules, self.standing, self.temper, self.view, self.me = rules, standing, temper, view, view.me
        self.heeds = heeds
        self.reading = StoryReading(rules, view.me, story, heeds)
        self.table = BetTable(rules, standing, view.scores, view.teams, view.extra, self.reading.others())
        self.seats = range(view.players)
        self.plans: list[Plan | None] = [self.planned(p) if view.teams[p] else None for p in self.seats]
        self.pockets = [self.pocket(player) for player in self.seats]
        """How likely a BALLE lies in each pocket."""

    def planned(self, player: Player) -> Plan:
        """The plan of somebody, worked out once for each standing of the match."""
        view, table, known = self.view, self.table, self.standing.plans
        key = (player, view.scores, view.teams, view.extra, tuple(table.others[1]))
        found: Plan | None = known.get(key)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[key] = table.plan(player)
        return found

    def plan(self, player: Player) -> Plan:
        """The plan of somebody who lives."""
        found = self.plans[player]
        assert found is not None
        return found

    def pocket(self, player: Player) -> float:
        """How likely a BALLE lies in a pocket: known, counted, or judged by what pays."""
        view = self.view
        if not view.in_round[player]:
            return 0.0
        known = view.pocket if player == self.me else view.pockets[player]
        if known is not None:
            return float(known)
        left = self.rules.team.bullets + view.extra[player] - sum(view.turned[player])
        room = view.barrels[player] or self.rules.team.cards - 1
        if left > room or not left:
            return float(left > 0)
        return self.reading.guns[player].posterior(self.prior(player))

    def prior(self, player: Player) -> float:
        """The same by the bet alone, the habits of its player, and my temper."""
        chance = self.plan(player).suspicion(self.reading.faces[player])
        if player == self.me:
            return chance if self.reading.hid is None else float(self.reading.hid)
        chance = self.reading.hides(player, chance)
        odds = self.temper.suspicion * chance / max(1e-9, 1 - chance)
        return odds / (1 + odds)

    def accused(self, face: int) -> float:
        """How likely somebody accuses such a bet of mine."""
        chance = self.accusers(face)
        if not self.heeds:
            return chance
        bets, accused = self.reading.bets, self.reading.accused
        free = 1 - 1 / self.view.players  # nobody accuses himself, and what I accused is not counted
        awaited = sum([many * self.accusers(other) for other, many in enumerate(bets)])
        chance *= _watchfulness(sum(accused), free * awaited)
        made, told = PATIENCE, PATIENCE * chance
        for other, share in ((face, 1.0), (face - 1, BESIDE), (face + 1, BESIDE)):
            if 0 <= other < len(bets):
                made += share * free * bets[other]
                told += share * accused[other]
        return min(1.0, told / made)

    def accusers(self, face: int) -> float:
        """The same if all follow the plan."""
        others = max(1, sum(team > 0 for team in self.view.teams) - 1)
        return 1 - (1 - self.plan(self.me).accuse[face]) ** others

    def alive_after(self, player: Player, face: int, pocket: bool, shots: int = 0, more: int = 0) -> float:
        """How likely somebody survives a bet, `shots` of it fired, `more` BALLE just loaded."""
        gun = self.reading.guns[player]
        left = self.rules.team.bullets + self.view.extra[player] - pocket - gun.balls + more
        if more:
            return survival_odds(max(0, face - shots), max(0, left), max(1, gun.left))
        return survival_knowing(max(0, face - shots), max(0, left), gun.top, max(1, gun.left))

    def bet_values(self, pocket: bool) -> list[float]:
        """What each bet is worth to me with this card in my pocket."""
        plan, team, card = self.plan(self.me), self.rules.team, self.standing.card
        found = []
        for face in self.table.faces:
            lives, accused = self.alive_after(self.me, face, pocket), self.accused(face)
            value = lives * plan.gains[face] + (1 - lives) * plan.dead
            told = plan.dead - team.caught * card if pocket else value + team.slandered * card
            told -= EXPOSED * (pocket and self.heeds)
            value += accused * (told - value)
            found.append(value + self.temper.daring * face / 100)
        return found

    def world(self, rng: Rng) -> RouletteState:
        """A state that fits all that I know, likely ones more often."""
        view, guns = self.view, self.reading.guns
        chosen = view.asks != "before-pockets"
        pockets: list[bool | None] = [None] * view.players
        for player in self.seats:
            if view.in_round[player] and chosen and not (view.asks == "pocket" and player in view.owing):
                pockets[player] = rng.random() < self.pockets[player]
        guess = Guess(
            pockets=pockets,
            tops={player: guns[player].top for player in self.seats},
            blind=[player in self.reading.swapped for player in self.seats],
        )
        return state_from_guess(self.rules, view, guess, rng)


def _watchfulness(seen: int, awaited: float) -> float:
    """How much of what the plan awaits a table accuses, 0 to 1, where so many accusations were seen.

    >>> _watchfulness(0, 6.0) < 0.15, _watchfulness(3, 4.0) > 0.9
    (True, True)
    """
    share, rate = CARELESS
    careless = share * rate**seen * exp(-rate * awaited)
    watchful = (1 - share) * exp(-awaited)
    return (careless * rate + watchful) / (careless + watchful)
