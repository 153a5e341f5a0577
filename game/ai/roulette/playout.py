"""Playouts of imagined rounds of Roulette: each player follows a plan, nobody plays a card."""

from collections.abc import Sequence
from math import fsum

import msgspec

from game.ai.roulette.beliefs import RoundBeliefs
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.roulette.actions import Accuse, Bet, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.events import CardsSeen
from game.rules.roulette.odds import bullet_count_odds, survival_knowing
from game.rules.roulette.questions import ACCUSATION, AIM, BET, POCKET
from game.rules.roulette.round.progress import advance_until_asked
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import RouletteState

MOST_QUESTIONS = 400
"""More questions than any round asks."""


class Seen(msgspec.Struct):
    """Cards of the guns that I know in an imagined world: first cards of barrels, and pockets."""

    tops: dict[Player, list[bool]]
    pockets: dict[Player, bool]


class Playout:
    """Plays the options of one moment on to the end of the round.

    Scripts are asked about the options, and about what follows only where a card that asks one is weighed.
    """

    def __init__(self, mind: RoundBeliefs, rules: Roulette) -> None:
        self.mind, self.rules, self.me = mind, rules, mind.me
        self.team = rules.setting.team
        self.plans = mind.plans
        self.later = rules.unscripted
        """The rules by which a round goes on."""

    def values(self, options: Sequence[RouletteAction], worlds: int, rng: Rng) -> list[list[float]]:
        """For each option, my share of the match in each of the same worlds."""
        rows: list[list[float]] = [[] for _ in options]
        self.later = self.rules if self.asks_scripts(options) else self.rules.unscripted
        for _ in range(worlds):
            world, seed = self.mind.world(rng), rng.below(1 << 30)
            for row, option in zip(rows, options, strict=True):
                row.append(self.try_out(world.clone(), option, Rng(seed)))
        return rows

    def asks_scripts(self, options: Sequence[RouletteAction]) -> bool:
        """Whether an option is a card that asks a script, of which something may come later in the round."""
        kinds = self.rules.setting.kinds
        return any(isinstance(one, Play) and kinds[one.card].asks for one in options)

    def try_out(self, state: RouletteState, option: RouletteAction, rng: Rng) -> float:
        """My share of the match after `option` in one world."""
        guns = self.mind.reading.guns
        seen = Seen({player: gun.top for player, gun in enumerate(guns) if gun.top}, {})
        number = state.round
        for event in self.rules.apply(state, [option], rng):
            self.notice(event, seen)
        self.go_on(state, number, seen, rng)
        return self.judge(state)

    def notice(self, event: Event, seen: Seen) -> None:
        """Note the cards that `event` shows to me."""
        if isinstance(event, CardsSeen) and event.player == self.me:
            if event.at == "barrel":
                seen.tops[event.owner] = list(event.cards)
            elif event.cards:
                seen.pockets[event.owner] = event.cards[0]

    def go_on(self, state: RouletteState, number: int, seen: Seen, rng: Rng) -> None:
        """Play until round `number` or the match is over."""
        judged = False
        for _ in range(MOST_QUESTIONS):
            pending = state.pending
            if state.over or state.round != number or pending is None:
                return
            actions: list[RouletteAction] = []
            if pending.kind == POCKET:
                actions = [Pocket(player, self.hides(player, rng)) for player in pending.players]
            elif pending.kind == BET:
                actions = [Bet(player, self.bet(state, player, seen, rng)) for player in pending.players]
            elif pending.kind == ACCUSATION and not judged:
                judged, actions = True, self.accusation(state, pending.players, seen, rng)
            elif pending.kind == AIM:
                actions = [TakeAim(player, self.aim(state, player)) for player in pending.players]
            if actions:
                self.later.apply(state, actions, rng, events=False)
            else:
                state.pending = None
                out: list[Event] = []
                chain = self.later.script_chain(state, rng, out)
                advance_until_asked(self.later.setting, state, rng, out, chain)

    def judge(self, state: RouletteState) -> float:
        """My share of the match at the end of the round."""
        if state.over:
            return float(self.me in state.winners)
        standing, bullets = self.mind.standing, self.team.bullets
        extra = [max(0, balls - bullets) for balls in state.bullets]
        cards = (
            standing.cards_worth(self.me, [len(hand) for hand in state.hands])
            if state.teams[self.me]
            else 0.0
        )
        return standing.worth(self.me, state.scores, state.teams, extra) + cards

    def hides(self, player: Player, rng: Rng) -> bool:
        """Whether `player` pockets a BALLE."""
        plan = self.plans[player]
        return plan is not None and rng.random() < plan.cheats()

    def bet(self, state: RouletteState, player: Player, seen: Seen, rng: Rng) -> int:
        """Shots that `player` bets, as planned; my own by what I know of my barrel."""
        plan, pocket = self.mind.plan(player), state.pockets[player]
        if player != self.me:
            return _draw_place(plan.bets(pocket), rng)
        barrel, top = state.barrels[player], seen.tops.get(player, [])
        best_value, best_face = -1.0, 0
        for face, gain in enumerate(plan.gains):
            lives = survival_knowing(face, sum(barrel), top, len(barrel))
            value = lives * gain + (1 - lives) * plan.dead
            if pocket:
                value += plan.accuse[face] * (plan.dead - value)
            if value > best_value:
                best_value, best_face = value, face
        return best_face

    def accusation(
        self, state: RouletteState, asked: Sequence[Player], seen: Seen, rng: Rng
    ) -> list[RouletteAction]:
        """One batch of accusations by the players asked."""
        accusations: list[RouletteAction] = []
        for player in asked:
            for other in self.mind.seats:
                accusable = other != player and state.in_round[other] and not state.shown[other]
                if accusable and self.suspects(state, player, other, seen, rng):
                    accusations.append(Accuse(player, other))
                    break
        return accusations

    def suspects(self, state: RouletteState, player: Player, other: Player, seen: Seen, rng: Rng) -> bool:
        """Whether `player` accuses `other`: as planned, or for me by the cards I saw in that barrel."""
        plan, face = self.mind.plan(other), state.dice[other] or 0
        top = seen.tops.get(other)
        if player == self.me and other in seen.pockets:
            return seen.pockets[other]
        if player != self.me or not top:
            return rng.random() < plan.accuse[face]
        total, size = self.team.bullets + self.mind.view.extra[other], self.team.cards - 1
        prior, balls = plan.suspicion(face), sum(top)
        hidden = prior * bullet_count_odds(balls, len(top), max(0, total - 1), size)
        both = hidden + (1 - prior) * bullet_count_odds(balls, len(top), min(total, size), size)
        return bool(both) and hidden / both > plan.sure[face]

    def aim(self, state: RouletteState, player: Player) -> Player | None:
        """The player in the round who is ahead of the others, or None."""
        scores, teams = state.scores, state.teams
        targets = [other for other in self.mind.seats if other != player and state.in_round[other]]
        return max(targets, key=lambda other: (scores[other], teams[other], -other), default=None)


def _draw_place(weights: Sequence[float], rng: Rng) -> int:
    """A place, as likely as its weight."""
    draw = rng.random() * fsum(weights)
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    return 0
