"""Win chances of each answer one step ahead: after success, doubt and block, weighed by belief."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import NamedTuple

from game.ai.complots.card_worth import STANDING, hand_worth
from game.ai.complots.hand_odds import Odds
from game.ai.complots.knowledge import Closeness, block_habit
from game.ai.complots.story import excuse_for
from game.core.rules import Player
from game.rules.complots.actions import Block, Declare
from game.rules.complots.defs import Convert, Effect, Embezzle, Exchange, Gain, Interrogate, Kill, Steal


class OneStepWeights(NamedTuple):
    """Guesses behind a look one step ahead."""

    unseen_card_worth: float = 1.0
    """Points of `character_worth` of a card that I do not see."""
    most_doubt: float = 0.95
    """Probability of a doubt that no player's habit exceeds."""
    bluffed_block: float = 0.7
    """Bluffed blocks of my action, for each one that people make in general."""
    exchange_gain: float = 0.45
    """Points of worth that an exchange adds to my hand, times the square root of the cards drawn."""
    interrogate_gain: float = 0.35
    """Points of worth that an interrogation stands for."""
    convert_gain: float = 0.1
    """Points of worth that a change of faction stands for."""


WEIGHTS = OneStepWeights()


def _suspicion(seems: float, discount: float) -> float:
    """Probability that a claim is a lie once made, when it was true with probability `seems` before."""
    lie = (1 - seems) * discount
    return lie / (seems + lie) if seems + lie > 0 else 1.0


class OneStepValues:
    """The table as `me` judges it, and my win chances after whatever may happen next."""

    def __init__(self, odds: Odds) -> None:
        view = odds.view
        self.odds = odds
        self.lore = odds.lore
        self.view = view
        self.me = view.me
        self.living = [p for p, count in enumerate(view.hidden) if count]
        self.others = [p for p in self.living if p != view.me]
        self.share = 1 / max(1, len(self.living))
        """A fair share of the win: the unit of leanings."""
        self.mine = hand_worth(view.hand, odds.lore.worth_of)
        after = [p for p in self.living if p > view.active] + self.living
        self.next = after[0]
        self.seems = odds.seems(view.me)
        """By character: the probability, for the others, that I hold it."""

    def chance(
        self,
        falls: Sequence[Player] = (),
        coins: Mapping[Player, int] | None = None,
        worth: float | None = None,
    ) -> float:
        """My win chance once each of `falls` has lost a card and purses have changed by `coins`."""
        view, total, mine = self.view, 0.0, 0.0
        for player in self.living:
            count = view.hidden[player] - falls.count(player)
            if count <= 0:
                continue
            purse = view.coins[player] + (coins.get(player, 0) if coins else 0)
            held = WEIGHTS.unseen_card_worth * count
            if player == self.me:
                held = (self.mine if worth is None else worth) * count / view.hidden[player]
            odds = exp(
                STANDING.cards[min(count, 3)]
                + STANDING.coins[max(0, min(purse, 10))]
                + STANDING.worth * held
                + STANDING.tempo * (player == self.next)
            )
            total += odds
            mine += odds if player == self.me else 0.0
        return mine / total if total else 0.0

    def resolved(self, declared: Declare, falls: Sequence[Player] = (), paid: int = 0) -> float:
        """My win chance once the action took effect; the actor still owes `paid` coins for it."""
        actor, target = declared.player, declared.target
        effect = self.lore.setting.actions[declared.action].effect
        moved, fallen = {actor: -paid}, tuple(falls)
        match effect:
            case Gain(coins=coins):
                moved[actor] += coins
            case Steal(coins=coins) if target is not None:
                taken = min(coins, self.view.coins[target])
                moved[actor] += taken
                moved[target] = -taken
            case Kill() if target is not None:
                fallen += (target,)
            case Embezzle():
                moved[actor] += self.view.reserve
        worth = self.mine + _hand_gain(effect) if actor == self.me else None
        return self.chance(fallen, moved, worth)

    def declare(self, action: Declare) -> float:
        """My win chance when I announce `action`, truthfully or not."""
        chosen = self.lore.setting.actions[action.action]
        cost = chosen.cost
        blocked = self.blocked(action)
        succeeds = self.resolved(action, paid=cost)
        fails = self.chance((), {self.me: -cost})
        unless_doubted = (1 - blocked) * succeeds + blocked * fails
        if not (chosen.claim or chosen.denies):
            return unless_doubted
        doubted, doubter = self.doubted(self.lie_rate(action), action.target)
        if self.truthful(action):
            return (1 - doubted) * unless_doubted + doubted * self.resolved(action, (doubter,), cost)
        return (1 - doubted) * unless_doubted + doubted * self.chance((self.me,))

    def truthful(self, action: Declare | Block) -> bool:
        """Whether my hand bears out what `action` claims."""
        if isinstance(action, Block):
            return action.character in self.view.hand
        chosen = self.lore.setting.actions[action.action]
        if chosen.denies is not None:
            return chosen.denies not in self.view.hand
        return chosen.claim is None or chosen.claim in self.view.hand

    def lie_rate(self, action: Declare | Block) -> float:
        """Probability, for the other players, that the claim of my `action` is a lie."""
        reading, setting = self.odds.reading, self.lore.setting
        if isinstance(action, Block):
            assert self.view.declared is not None
            threat = setting.actions[self.view.declared.action].effect
            stranger_rate = excuse_for(threat, self.view.hidden[self.me])
            return _suspicion(
                self.seems[self.lore.number[action.character]],
                reading.discount(self.me, action.character, stranger_rate),
            )
        chosen = setting.actions[action.action]
        if chosen.denies is not None:
            return _suspicion(1 - self.seems[self.lore.number[chosen.denies]], reading.lie)
        if chosen.claim is None:
            return 0.0
        return _suspicion(
            self.seems[self.lore.number[chosen.claim]], reading.discount(self.me, chosen.claim, reading.lie)
        )

    def doubted(self, lie: float, concerned: Player | None) -> tuple[float, Player]:
        """Probability that somebody doubts my claim, and the player most likely to."""
        reading, believed, keenest, most = self.odds.reading, 1.0, self.others[0], -1.0
        for player in self.others:
            rate = min(
                WEIGHTS.most_doubt,
                self.closeness(player, concerned).doubt_rate(lie) * reading.keenness(player),
            )
            believed *= 1 - rate
            if rate > most:
                keenest, most = player, rate
        return 1 - believed, keenest

    def closeness(self, player: Player, concerned: Player | None) -> Closeness:
        """`player`'s stake in a claim that concerns `concerned`."""
        if len(self.others) == 1:
            return Closeness.DUEL
        return Closeness.CONCERNED if player == concerned else Closeness.BYSTANDER

    def blocked(self, action: Declare) -> float:
        """Probability that somebody blocks my `action`."""
        block = self.lore.setting.actions[action.action].block
        if block is None:
            return 0.0
        asked = [action.target] if block.by == "target" else self.others
        holder, bluffer = block_habit(self.lore.setting.actions[action.action].effect)
        free = 1.0
        for player in asked:
            if player is None or (block.across_sides and self.same_side(player, action.player)):
                continue
            held = self.odds.holds_any(player, self.lore.blockers[action.action])
            free *= 1 - held * holder - (1 - held) * bluffer * WEIGHTS.bluffed_block / len(asked)
        return 1 - free

    def same_side(self, one: Player, other: Player) -> bool:
        """Whether two players are of one faction (C-41)."""
        return bool(self.view.sides) and self.view.sides[one] == self.view.sides[other]

    def block(self, action: Block, declared: Declare) -> float:
        """My win chance when I block `declared` with `action`, truthfully or not."""
        prevented = self.chance()
        doubted, doubter = self.doubted(self.lie_rate(action), declared.player)
        if self.truthful(action):
            return (1 - doubted) * prevented + doubted * self.chance((doubter,))
        return (1 - doubted) * prevented + doubted * self.resolved(declared, (self.me,))

    def best_block(self, declared: Declare) -> float | None:
        """My win chance with my best block of `declared`, or None when I may not block it."""
        block = self.lore.setting.actions[declared.action].block
        if block is None or declared.player == self.me or self.view.block is not None:
            return None
        if block.by == "target" and declared.target != self.me:
            return None
        if block.across_sides and self.same_side(self.me, declared.player):
            return None
        return max(self.block(Block(self.me, character), declared) for character in block.claiming)

    def let_go(self, declared: Declare, falls: Sequence[Player] = ()) -> float:
        """My win chance when I believe `declared`: the better of suffering and blocking it."""
        suffered = self.resolved(declared, falls)
        block = None if falls else self.best_block(declared)
        return suffered if block is None else max(suffered, block)

    def truth_on_table(self) -> float:
        """Probability that the open claim is true."""
        claim = self.view.claim
        assert claim is not None
        held = self.odds.holds(claim.player)[self.lore.number[claim.character]]
        return 1 - held if claim.denial else held

    def believe(self) -> float:
        """My win chance when I let the open claim pass."""
        declared = self.view.declared
        assert declared is not None
        return self.chance() if self.view.block is not None else self.let_go(declared)

    def challenge(self, suspicion: float = 1.0) -> float:
        """My win chance when I doubt the open claim; `suspicion` is a factor on the odds that it is a lie."""
        claim, declared = self.view.claim, self.view.declared
        assert claim is not None and declared is not None
        truth = self.truth_on_table()
        if suspicion != 1.0:
            truth /= truth + (1 - truth) * suspicion
        if self.view.block is not None:
            caught, wrong = self.resolved(declared, (claim.player,)), self.chance((self.me,))
        else:
            cost = self.lore.setting.actions[declared.action].cost
            caught = self.chance((claim.player,), {claim.player: cost})
            wrong = self.let_go(declared, (self.me,))
        return truth * wrong + (1 - truth) * caught

    def more_suspected(self, suspicion: float) -> float:
        """Win chance by which more suspicion makes a doubt look better than it is."""
        return self.challenge(suspicion) - self.challenge() if suspicion != 1.0 else 0.0


def _hand_gain(effect: Effect) -> float:
    """Points of worth that my hand may gain by `effect`."""
    match effect:
        case Exchange(draw=draw):
            return WEIGHTS.exchange_gain * sqrt(draw)
        case Interrogate():
            return WEIGHTS.interrogate_gain
        case Convert():
            return WEIGHTS.convert_gain
        case _:
            return 0.0
