"""What each answer is worth one step ahead: win chances after success, doubt and block, weighed by belief."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from game.ai.complots.card_worth import CARD, COIN, TEMPO, WORTH, hand_worth
from game.ai.complots.hand_odds import Odds
from game.ai.complots.knowledge import Closeness, block_habit
from game.ai.complots.story import excuse_for
from game.core.rules import Player
from game.rules.complots.actions import Block, Declare
from game.rules.complots.defs import Convert, Effect, Embezzle, Exchange, Gain, Interrogate, Kill, Steal

STRANGER = 1.0
"""Worth of a card that I do not see."""


def _suspicion(seems: float, discount: float) -> float:
    """How likely a claim is a lie, once it is made: before it, it was true with probability `seems`."""
    lie = (1 - seems) * discount
    return lie / (seems + lie) if seems + lie > 0 else 1.0


class OneStepValues:
    """The table as `me` judges it, and what would become of it."""

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
        """What the others think I hold."""

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
            held = STRANGER * count
            if player == self.me:
                held = (self.mine if worth is None else worth) * count / view.hidden[player]
            odds = exp(
                CARD[min(count, 3)]
                + COIN[max(0, min(purse, 10))]
                + WORTH * held
                + TEMPO * (player == self.next)
            )
            total += odds
            mine += odds if player == self.me else 0.0
        return mine / total if total else 0.0

    def resolved(self, declared: Declare, falls: Sequence[Player] = (), paid: int = 0) -> float:
        """My win chance once the action has taken effect; `paid` is still to be paid by the actor."""
        actor, target = declared.player, declared.target
        effect = self.lore.rules.actions[declared.action].effect
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
        worth = self.mine + _improvement(effect) if actor == self.me else None
        return self.chance(fallen, moved, worth)

    def declare(self, action: Declare) -> float:
        """What announcing `action` is worth, lie or not."""
        chosen = self.lore.rules.actions[action.action]
        cost = chosen.cost
        blocked = self.blocked(action)
        stands = self.resolved(action, paid=cost)
        failed = self.chance((), {self.me: -cost})
        goes = (1 - blocked) * stands + blocked * failed
        if not (chosen.claim or chosen.denies):
            return goes
        doubted, doubter = self.doubted(self.lie_rate(action), action.target)
        if self.truthful(action):
            return (1 - doubted) * goes + doubted * self.resolved(action, (doubter,), cost)
        return (1 - doubted) * goes + doubted * self.chance((self.me,))

    def truthful(self, action: Declare | Block) -> bool:
        """Whether I have what the action claims."""
        if isinstance(action, Block):
            return action.character in self.view.hand
        chosen = self.lore.rules.actions[action.action]
        if chosen.denies is not None:
            return chosen.denies not in self.view.hand
        return chosen.claim is None or chosen.claim in self.view.hand

    def lie_rate(self, action: Declare | Block) -> float:
        """How much my claim will look like a lie to the others."""
        reading, rules = self.odds.reading, self.lore.rules
        if isinstance(action, Block):
            assert self.view.declared is not None
            threat = rules.actions[self.view.declared.action].effect
            stranger = excuse_for(threat, self.view.hidden[self.me])
            return _suspicion(
                self.seems[self.lore.number[action.character]],
                reading.discount(self.me, action.character, stranger),
            )
        chosen = rules.actions[action.action]
        if chosen.denies is not None:
            return _suspicion(1 - self.seems[self.lore.number[chosen.denies]], reading.lie)
        if chosen.claim is None:
            return 0.0
        return _suspicion(
            self.seems[self.lore.number[chosen.claim]], reading.discount(self.me, chosen.claim, reading.lie)
        )

    def doubted(self, lie: float, concerned: Player | None) -> tuple[float, Player]:
        """How likely somebody is to doubt me, and who most likely does."""
        reading, believed, keenest, most = self.odds.reading, 1.0, self.others[0], -1.0
        for player in self.others:
            rate = min(0.95, self.closeness(player, concerned).doubt_rate(lie) * reading.keenness(player))
            believed *= 1 - rate
            if rate > most:
                keenest, most = player, rate
        return 1 - believed, keenest

    def closeness(self, player: Player, concerned: Player | None) -> Closeness:
        """How much a claim that concerns `concerned` touches `player`."""
        if len(self.others) == 1:
            return Closeness.DUEL
        return Closeness.CONCERNED if player == concerned else Closeness.BYSTANDER

    def blocked(self, action: Declare) -> float:
        """How likely somebody is to stand in the way of my action."""
        block = self.lore.rules.actions[action.action].block
        if block is None:
            return 0.0
        asked = [action.target] if block.by == "target" else self.others
        holder, other = block_habit(self.lore.rules.actions[action.action].effect)
        free = 1.0
        for player in asked:
            if player is None or (block.across_sides and self.same_side(player, action.player)):
                continue
            held = self.odds.holds_any(player, self.lore.blockers[action.action])
            free *= 1 - held * holder - (1 - held) * other * 0.7 / len(asked)
        return 1 - free

    def same_side(self, one: Player, other: Player) -> bool:
        """Whether two players are of one party (C-41)."""
        return bool(self.view.sides) and self.view.sides[one] == self.view.sides[other]

    def block(self, action: Block, declared: Declare) -> float:
        """What standing in the way is worth, lie or not."""
        foiled = self.chance()
        doubted, doubter = self.doubted(self.lie_rate(action), declared.player)
        if self.truthful(action):
            return (1 - doubted) * foiled + doubted * self.chance((doubter,))
        return (1 - doubted) * foiled + doubted * self.resolved(declared, (self.me,))

    def best_block(self, declared: Declare) -> float | None:
        """The worth of my best block of the action on the table, or None when I may not block."""
        block = self.lore.rules.actions[declared.action].block
        if block is None or declared.player == self.me or self.view.block is not None:
            return None
        if block.by == "target" and declared.target != self.me:
            return None
        if block.across_sides and self.same_side(self.me, declared.player):
            return None
        return max(self.block(Block(self.me, character), declared) for character in block.claiming)

    def let_go(self, declared: Declare, falls: Sequence[Player] = ()) -> float:
        """What it is worth to believe the action on the table: the better of suffering and blocking it."""
        suffered = self.resolved(declared, falls)
        block = None if falls else self.best_block(declared)
        return suffered if block is None else max(suffered, block)

    def truth_on_table(self) -> float:
        """How likely the open claim is true."""
        claim = self.view.claim
        assert claim is not None
        held = self.odds.holds(claim.player)[self.lore.number[claim.character]]
        return 1 - held if claim.denial else held

    def believe(self) -> float:
        """What it is worth to let the open claim pass."""
        declared = self.view.declared
        assert declared is not None
        return self.chance() if self.view.block is not None else self.let_go(declared)

    def challenge(self) -> float:
        """What it is worth to doubt the open claim."""
        claim, declared = self.view.claim, self.view.declared
        assert claim is not None and declared is not None
        truth = self.truth_on_table()
        if self.view.block is not None:
            caught, wrong = self.resolved(declared, (claim.player,)), self.chance((self.me,))
        else:
            cost = self.lore.rules.actions[declared.action].cost
            caught = self.chance((claim.player,), {claim.player: cost})
            wrong = self.let_go(declared, (self.me,))
        return truth * wrong + (1 - truth) * caught


def _improvement(effect: Effect) -> float:
    """How much better my cards may become, in points of worth."""
    match effect:
        case Exchange(draw=draw):
            return 0.45 * sqrt(draw)
        case Interrogate():
            return 0.35
        case Convert():
            return 0.1
        case _:
            return 0.0
