"""Plays an imagined world on, fast: everybody acts on his own cards, the open table and common suspicion."""

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp

from game.ai.complots.card_worth import effect_worth, hand_worth, win_chance
from game.ai.complots.knowledge import Closeness, TableKnowledge, block_habit
from game.core.pending import Question
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.defs import ActionDef, Embezzle, Kill, Steal
from game.rules.complots.law import BLOCK, CHALLENGE, EXCHANGE, JUDGE, LOSE, PICK, SHOW, TURN, same_side
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView

GREED = 0.9
"""How sharply the quick players prefer the better action."""
CAUGHT = 0.3
"""How often they fear to be doubted."""
A_CARD = 6.5
"""What a card is worth to them, in coins."""
TRUST, TRUST_IN_BLOCKS = 0.8, 0.6
"""How often a claim is true when one knows nothing."""
ANNOUNCED, BLOCKED = 0.25, 0.5
"""How often they expect a new claim from one who has not the card, for each time from one who has."""
MEMORABLE = 2
"""For so many turns the quick players remember what the story taught."""

Menu = tuple[tuple[str, ...], list[float]]


class Playout:
    """Quick players for worlds of one table; what it remembers between worlds only saves time."""

    def __init__(self, lore: TableKnowledge) -> None:
        self.lore = lore
        self.rules = lore.rules
        self.worth = lore.worth_of
        self.mean = sum(lore.worth) / len(lore.worth)
        self.kills = {name for name, action in lore.rules.actions.items() if isinstance(action.effect, Kill)}
        sure = [
            (action.cost, name)
            for name, action in lore.rules.actions.items()
            if name in self.kills and action.block is None and action.claim is None
        ]
        self.sure_cost, self.sure_blow = min(sure, default=(1_000, ""))
        self._menus: dict[object, Menu] = {}
        self._answers: dict[str, Callable[[ComplotsState, Sequence[Player], Rng], None]] = {
            TURN: self.turn,
            CHALLENGE: self.doubt,
            BLOCK: self.block,
            LOSE: self.lose,
            EXCHANGE: self.exchange,
            SHOW: self.show,
            JUDGE: self.judge,
            PICK: self.pick,
        }
        self.seems: Sequence[Sequence[float]] = ()
        self.keen: Sequence[float] = ()
        self.heard: Block | Declare | None = None
        """The claim that the story has told of already."""
        self.until = 0

    def remember(self, seems: Sequence[Sequence[float]], keen: Sequence[float], view: ComplotsView) -> None:
        """Take over what the story teaches everybody: who seems to hold what, and who likes to doubt."""
        self.seems, self.keen, self.until = seems, keen, view.turn + MEMORABLE
        self.heard = view.block or view.declared if view.claim else None

    def run(self, state: ComplotsState, me: Player, turns: int, rng: Rng) -> float:
        """Play `state` on for so many turns, in place; return the chance of `me` to win then."""
        last = state.turn + turns
        answers, alive = self._answers, 1 << me
        while state.winner is None and state.alive & alive:
            asked = state.stack[-1]
            if state.turn > last and asked.kind == TURN:
                return self.judge_of(state, me)
            answers[asked.kind](state, asked.players, rng)
        return 1.0 if state.winner == me else 0.0

    def judge_of(self, state: ComplotsState, me: Player) -> float:
        """The chance of `me` to win, by cards, coins and tempo."""
        worths = [hand_worth(hand, self.worth) for hand in state.hands]
        return win_chance(me, [len(hand) for hand in state.hands], state.coins, worths, state.active)

    def menu(self, state: ComplotsState, player: Player) -> Menu:
        """The actions `player` can pay and how gladly he takes each, as running sums."""
        hand = frozenset(state.hands[player])
        coins = state.coins[player]
        key = (hand, min(coins, self.rules.forced_from), state.reserve > 0)
        found = self._menus.get(key)
        if found is None:
            forced = self.rules.must_be_forced(state, player)
            names = [
                name
                for name, action in self.rules.actions.items()
                if action.cost <= coins and (action.forced or not forced)
                if state.reserve or not isinstance(action.effect, Embezzle)
            ]
            sums = list(accumulate(exp(GREED * _appetite(self.rules.actions[name], hand)) for name in names))
            found = self._menus[key] = (tuple(names), sums)
        return found

    def turn(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Announce something worth its risk, against the strongest."""
        player = players[0]
        names, sums = self.menu(state, player)
        last_blow = self.last_blow(state, player)
        if last_blow is not None:
            self.rules.apply(state, (last_blow,), rng, events=False)
            return
        while True:
            name = names[bisect(sums, rng.random() * sums[-1])]
            action = self.rules.actions[name]
            target = self.victim(state, player, action, rng) if action.target else None
            if target is not None or not action.target:
                break
        self.rules.apply(state, (Declare(player, name, target),), rng, events=False)

    def last_blow(self, state: ComplotsState, player: Player) -> Declare | None:
        """The blow that nobody can stop and that ends the match, when `player` can pay for it."""
        others = state.clockwise(player)
        coins = state.coins[player]
        if len(others) > 1 or coins < self.sure_cost or len(state.hands[others[0]]) > 1:
            return None
        return Declare(player, self.sure_blow, others[0])

    def victim(self, state: ComplotsState, player: Player, action: ActionDef, rng: Rng) -> Player | None:
        """Whom to strike, rob, question or convert: the strongest, or the one with coins to take."""
        best, most, robs = None, -1.0, isinstance(action.effect, Steal)
        for other in state.clockwise(player):
            if action.across_sides and state.sides and same_side(state, player, other):
                continue
            purse = min(state.coins[other], 2) * 4 if robs else state.coins[other]
            threat = 3 * len(state.hands[other]) + purse + 5 * rng.random()
            if threat > most:
                best, most = other, threat
        return best

    def doubt(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Each in turn may doubt; if nobody does, all have let it pass."""
        claim = state.claim
        assert claim is not None
        character, denial = self.rules.claimed(claim)
        seen = sum(cards.count(character) for cards in state.lost)
        lie = 1 - self.trust(state, claim.player, character, denial=denial)
        concerned = self.concerned(state)
        other = Closeness.DUEL if len(state.clockwise(claim.player)) == 1 else Closeness.BYSTANDER
        for player in players:
            close = Closeness.CONCERNED if player == concerned else other
            rate = self.keen[player] * self.doubt_rate(state, player, character, seen, lie, close)
            if rng.random() < rate:
                self.rules.apply(state, (Challenge(player),), rng, events=False)
                return
        _pass_all(self.rules, state, players, rng)

    def trust(self, state: ComplotsState, player: Player, character: str, *, denial: bool) -> float:
        """How likely the claim looks to everybody."""
        if state.turn > self.until or not self.seems:
            return TRUST if state.block is None else TRUST_IN_BLOCKS
        seems = self.seems[player][self.lore.number[character]]
        likely = 1 - seems if denial else seems
        if state.claim is self.heard:
            return likely
        return likely / (likely + (1 - likely) * (ANNOUNCED if state.block is None else BLOCKED))

    def concerned(self, state: ComplotsState) -> Player | None:
        """Whom the claim touches most."""
        declared = state.declared
        assert declared is not None
        return declared.player if state.block is not None else declared.target

    def doubt_rate(
        self, state: ComplotsState, player: Player, character: str, seen: int, lie: float, close: Closeness
    ) -> float:
        """How likely `player` is to doubt, from the cards he sees and what he has to lose."""
        hand = state.hands[player]
        mine = hand.count(character)
        if seen + mine >= self.lore.most:
            return 0.95
        lie += (1 - lie) * 0.25 * mine
        rate = close.doubt_rate(lie)
        declared = state.declared
        if len(hand) > 1 or declared is None:
            return rate
        deadly = declared.target == player and state.block is None and declared.action in self.kills
        return 0.1 + 0.6 * lie if deadly and not self.sheltered(hand, declared.action) else 0.6 * rate

    def sheltered(self, hand: Sequence[str], action: str) -> bool:
        """Whether a hand truly blocks an action."""
        block = self.rules.actions[action].block
        return block is not None and any(character in hand for character in block.claiming)

    def block(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Each in turn may stand in the way, with the card or without."""
        action = self.rules.action_on_table(state)
        assert action.block is not None
        holder, other = block_habit(action.effect)
        share = len(players)
        for player in players:
            hand = state.hands[player]
            held = [character for character in action.block.claiming if character in hand]
            doomed = len(hand) == 1 and action.id in self.kills
            rate = holder if held else 0.6 if doomed else other / share
            if rng.random() < rate:
                character = rng.choice(held or action.block.claiming)
                self.rules.apply(state, (Block(player, character),), rng, events=False)
                return
        _pass_all(self.rules, state, players, rng)

    def lose(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Turn over the least of one's cards."""
        player = players[0]
        card = min(state.hands[player], key=self.worth.__getitem__)
        self.rules.apply(state, (Reveal(player, card),), rng, events=False)

    def exchange(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Keep the best, and rather different ones."""
        player = players[0]
        hand = state.hands[player]
        cards = sorted(hand + state.drawn, key=self.worth.__getitem__, reverse=True)
        kept = list(dict.fromkeys(cards))[: len(hand)]
        for card in dict.fromkeys(kept):
            cards.remove(card)
        kept += cards[: len(hand) - len(kept)]
        self.rules.apply(state, (Keep(player, tuple(sorted(kept))),), rng, events=False)

    def show(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Show the least of one's cards."""
        player = players[0]
        card = min(state.hands[player], key=self.worth.__getitem__)
        self.rules.apply(state, (Show(player, card),), rng, events=False)

    def judge(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Take away what is better than most."""
        assert state.shown is not None
        swap = self.worth[state.shown] > self.mean
        self.rules.apply(state, (Judge(players[0], swap),), rng, events=False)

    def pick(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Any card of one's pack."""
        player = players[0]
        self.rules.apply(state, (Pick(player, rng.choice(state.packs[player])),), rng, events=False)


def _appetite(action: ActionDef, hand: frozenset[str]) -> float:
    """How gladly a quick player with these cards takes an action, in coins."""
    value = effect_worth(action.effect, action.cost)
    if action.block is not None:
        value *= 0.7
    if action.denies is not None:
        honest = action.denies not in hand
    else:
        honest = action.claim is None or action.claim in hand
    return value if honest else (1 - CAUGHT) * value - CAUGHT * A_CARD


def _pass_all(rules: Complots, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
    """Let everybody pass at once: the last voice closes the window."""
    last = players[-1]
    if len(players) > 1:
        state.stack[-1] = Question(state.stack[-1].kind, (last,))
    rules.apply(state, (Pass(last),), rng, events=False)
