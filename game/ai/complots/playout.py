"""Fast playouts of imagined worlds: players act on their own cards, the open table and common suspicion."""

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, fsum
from typing import NamedTuple

from game.ai.complots.card_worth import effect_worth, hand_worth, win_chance
from game.ai.complots.knowledge import Closeness, TableKnowledge, block_habit
from game.core.pending import Question
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.defs import ActionDef, Embezzle, Kill, Steal
from game.rules.complots.law import action_on_table, claimed_character, must_be_forced, same_side
from game.rules.complots.questions import BLOCK, CHALLENGE, EXCHANGE, JUDGE, LOSE, PICK, SHOW, TURN
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView


class PlayoutWeights(NamedTuple):
    """Habits of the quick players of a playout."""

    greed: float = 0.9
    """Sharpness of their preference for the better action, per coin of its worth."""
    fear_of_doubt: float = 0.3
    """Probability with which they expect a lie of theirs to be caught."""
    card_worth: float = 6.5
    """Coins that a card is worth to them."""
    blockable_worth: float = 0.7
    """Share of its worth that an action keeps when it can be blocked."""
    trust: float = 0.8
    """Probability that an announcement is true when one knows nothing."""
    trust_in_blocks: float = 0.6
    """Probability that a block is true when one knows nothing."""
    lie_per_truth: float = 0.25
    """Announcements expected without the card, for each one with it."""
    bluff_per_true_block: float = 0.5
    """Blocks expected without the card, for each one with it."""
    memory_turns: int = 2
    """Turns for which they remember what the story taught."""
    sure_doubt: float = 0.95
    """Probability of doubting a claim that all visible copies refute."""
    suspicion_per_copy: float = 0.25
    """Share of the remaining trust that each own copy of the claimed character takes."""
    last_card_doubt: float = 0.6
    """Doubts of a player with one card, for each doubt of others."""
    desperate_doubt: float = 0.1
    """Probability of doubting a deadly action that cannot be blocked with the last card in hand."""
    desperate_suspicion: float = 0.6
    """Probability that a sure lie adds to `desperate_doubt`."""
    doomed_bluff: float = 0.6
    """Probability of bluffing a block against the blow at the last card."""


class VictimWeights(NamedTuple):
    """Points by which the quick players choose whom to strike, rob, question or convert."""

    card: int = 3
    """Points for each hidden card."""
    coin_to_steal: int = 4
    """Points for each coin that a theft can take (two at most)."""
    luck: float = 5
    """Greatest number of points added by chance."""


WEIGHTS = PlayoutWeights()
VICTIM = VictimWeights()
NO_SURE_BLOW_COST = 1_000
"""Price in coins, never reached, of a sure blow where the rules have none."""

Menu = tuple[tuple[str, ...], list[float]]
"""Names of the payable actions, and running sums of how gladly each is taken."""


class Playout:
    """Quick players for the worlds of one table; what it remembers between worlds only saves time."""

    def __init__(self, lore: TableKnowledge, rules: Complots) -> None:
        self.lore = lore
        self.rules, self.setting = rules, rules.setting
        self.worth = lore.worth_of
        self.mean = fsum(lore.worth) / len(lore.worth)
        actions = lore.setting.actions
        self.kills = {name for name, action in actions.items() if isinstance(action.effect, Kill)}
        sure = [
            (action.cost, name)
            for name, action in actions.items()
            if name in self.kills and action.block is None and action.claim is None
        ]
        self.sure_cost, self.sure_blow = min(sure, default=(NO_SURE_BLOW_COST, ""))
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
        self.seems, self.keen, self.until = seems, keen, view.turn + WEIGHTS.memory_turns
        self.heard = view.block or view.declared if view.claim else None

    def run(self, state: ComplotsState, me: Player, turns: int, rng: Rng) -> float:
        """Play `state` on for `turns` turns, in place; return the win chance of `me` at the end."""
        last = state.turn + turns
        answers, alive = self._answers, 1 << me
        while state.winner is None and state.alive & alive:
            asked = state.stack[-1]
            if state.turn > last and asked.kind == TURN:
                return self.win_chance_in(state, me)
            answers[asked.kind](state, asked.players, rng)
        return 1.0 if state.winner == me else 0.0

    def win_chance_in(self, state: ComplotsState, me: Player) -> float:
        """The win chance of `me` in `state`, by cards, coins and tempo."""
        worths = [hand_worth(hand, self.worth) for hand in state.hands]
        return win_chance(me, [len(hand) for hand in state.hands], state.coins, worths, state.active)

    def menu(self, state: ComplotsState, player: Player) -> Menu:
        """The actions that `player` can pay, and running sums of how gladly the player takes each."""
        hand = frozenset(state.hands[player])
        coins = state.coins[player]
        key = (hand, min(coins, self.setting.forced_from), state.reserve > 0)
        found = self._menus.get(key)
        if found is None:
            forced = must_be_forced(self.setting, state, player)
            names = [
                name
                for name, action in self.setting.actions.items()
                if action.cost <= coins and (action.forced or not forced)
                if state.reserve or not isinstance(action.effect, Embezzle)
            ]
            sums = list(
                accumulate(
                    exp(WEIGHTS.greed * _action_appeal(self.setting.actions[name], hand)) for name in names
                )
            )
            found = self._menus[key] = (tuple(names), sums)
        return found

    def turn(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Announce, for the one asked, an action worth its risk, against the strongest."""
        player = players[0]
        names, sums = self.menu(state, player)
        last_blow = self.last_blow(state, player)
        if last_blow is not None:
            self.rules.apply(state, (last_blow,), rng, events=False)
            return
        while True:
            name = names[bisect(sums, rng.random() * sums[-1])]
            action = self.setting.actions[name]
            target = self.victim(state, player, action, rng) if action.target else None
            if target is not None or not action.target:
                break
        self.rules.apply(state, (Declare(player, name, target),), rng, events=False)

    def last_blow(self, state: ComplotsState, player: Player) -> Declare | None:
        """The blow that nobody can stop and that ends the match, when `player` can pay for it, else None."""
        others = state.clockwise(player)
        coins = state.coins[player]
        if len(others) > 1 or coins < self.sure_cost or len(state.hands[others[0]]) > 1:
            return None
        return Declare(player, self.sure_blow, others[0])

    def victim(self, state: ComplotsState, player: Player, action: ActionDef, rng: Rng) -> Player | None:
        """The player to strike, rob, question or convert: the strongest, or one with coins to take."""
        best, most, robs = None, -1.0, isinstance(action.effect, Steal)
        for other in state.clockwise(player):
            if action.across_sides and state.sides and same_side(state, player, other):
                continue
            purse = min(state.coins[other], 2) * VICTIM.coin_to_steal if robs else state.coins[other]
            threat = VICTIM.card * len(state.hands[other]) + purse + VICTIM.luck * rng.random()
            if threat > most:
                best, most = other, threat
        return best

    def doubt(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Ask `players` in turn whether they doubt the claim; if none does, all let it pass."""
        claim = state.claim
        assert claim is not None
        character, denial = claimed_character(self.setting, claim)
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
        """Probability, for everybody at the table, that `player`'s claim is true."""
        if state.turn > self.until or not self.seems:
            return WEIGHTS.trust if state.block is None else WEIGHTS.trust_in_blocks
        seems = self.seems[player][self.lore.number[character]]
        likely = 1 - seems if denial else seems
        if state.claim is self.heard:
            return likely
        lies = WEIGHTS.lie_per_truth if state.block is None else WEIGHTS.bluff_per_true_block
        return likely / (likely + (1 - likely) * lies)

    def concerned(self, state: ComplotsState) -> Player | None:
        """The player whom the open claim touches most: the target, or the actor who is blocked."""
        declared = state.declared
        assert declared is not None
        return declared.player if state.block is not None else declared.target

    def doubt_rate(
        self, state: ComplotsState, player: Player, character: str, seen: int, lie: float, close: Closeness
    ) -> float:
        """Probability that `player` doubts, from the cards in sight and what the player has to lose."""
        hand = state.hands[player]
        mine = hand.count(character)
        if seen + mine >= self.lore.most:
            return WEIGHTS.sure_doubt
        lie += (1 - lie) * WEIGHTS.suspicion_per_copy * mine
        rate = close.doubt_rate(lie)
        declared = state.declared
        if len(hand) > 1 or declared is None:
            return rate
        deadly = declared.target == player and state.block is None and declared.action in self.kills
        if deadly and not self.sheltered(hand, declared.action):
            return WEIGHTS.desperate_doubt + WEIGHTS.desperate_suspicion * lie
        return WEIGHTS.last_card_doubt * rate

    def sheltered(self, hand: Sequence[str], action: str) -> bool:
        """Whether `hand` can truthfully block `action`."""
        block = self.setting.actions[action].block
        return block is not None and any(character in hand for character in block.claiming)

    def block(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Ask `players` in turn whether they block, with the card or without; if none does, all pass."""
        action = action_on_table(self.setting, state)
        assert action.block is not None
        holder, bluffer = block_habit(action.effect)
        share = len(players)
        for player in players:
            hand = state.hands[player]
            held = [character for character in action.block.claiming if character in hand]
            doomed = len(hand) == 1 and action.id in self.kills
            rate = holder if held else WEIGHTS.doomed_bluff if doomed else bluffer / share
            if rng.random() < rate:
                character = rng.choice(held or action.block.claiming)
                self.rules.apply(state, (Block(player, character),), rng, events=False)
                return
        _pass_all(self.rules, state, players, rng)

    def lose(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Turn over the card of least worth of the one asked."""
        player = players[0]
        card = min(state.hands[player], key=self.worth.__getitem__)
        self.rules.apply(state, (Reveal(player, card),), rng, events=False)

    def exchange(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Keep the best cards of the one asked, different ones first."""
        player = players[0]
        hand = state.hands[player]
        cards = sorted(hand + state.drawn, key=self.worth.__getitem__, reverse=True)
        kept = list(dict.fromkeys(cards))[: len(hand)]
        for card in dict.fromkeys(kept):
            cards.remove(card)
        kept += cards[: len(hand) - len(kept)]
        self.rules.apply(state, (Keep(player, tuple(sorted(kept))),), rng, events=False)

    def show(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Show the card of least worth of the one asked."""
        player = players[0]
        card = min(state.hands[player], key=self.worth.__getitem__)
        self.rules.apply(state, (Show(player, card),), rng, events=False)

    def judge(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Take the shown card away when it is better than most."""
        assert state.shown is not None
        swap = self.worth[state.shown] > self.mean
        self.rules.apply(state, (Judge(players[0], swap),), rng, events=False)

    def pick(self, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
        """Pick any card of the pack of the one asked (C-06)."""
        player = players[0]
        self.rules.apply(state, (Pick(player, rng.choice(state.packs[player])),), rng, events=False)


def _action_appeal(action: ActionDef, hand: frozenset[str]) -> float:
    """Worth of `action` to a quick player with these cards, in coins."""
    value = effect_worth(action.effect, action.cost)
    if action.block is not None:
        value *= WEIGHTS.blockable_worth
    if action.denies is not None:
        honest = action.denies not in hand
    else:
        honest = action.claim is None or action.claim in hand
    caught = WEIGHTS.fear_of_doubt
    return value if honest else (1 - caught) * value - caught * WEIGHTS.card_worth


def _pass_all(rules: Complots, state: ComplotsState, players: Sequence[Player], rng: Rng) -> None:
    """Let all of `players` pass at once: the last voice closes the window."""
    last = players[-1]
    if len(players) > 1:
        state.stack[-1] = Question(state.stack[-1].kind, (last,))
    rules.apply(state, (Pass(last),), rng, events=False)
