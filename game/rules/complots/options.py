"""What a player may do now, as a list: every entry passes the law, and nothing legal is missing."""

from itertools import combinations

from game.core.rules import Player
from game.rules.complots.actions import (
    Block,
    Challenge,
    ComplotsAction,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from game.rules.complots.law import blocking_characters, check_declare, may_block
from game.rules.complots.questions import BLOCK, CHALLENGE, EXCHANGE, JUDGE, LOSE, PICK, SHOW, TURN
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState

Options = tuple[ComplotsAction, ...]


class OptionTable:
    """The lists of one setting; those that come back often are made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._turns: dict[object, Options] = {}
        self._answers: dict[object, Options] = {}
        self._tables = {
            TURN: self.turn,
            CHALLENGE: self.challenge,
            BLOCK: self.block,
            LOSE: self.lose,
            EXCHANGE: self.exchange,
            SHOW: self.show,
            JUDGE: self.judge,
            PICK: self.pick,
        }

    def answers(self, state: ComplotsState, player: Player) -> Options:
        """The answers to the question on top of the stack."""
        return self._tables[state.stack[-1].kind](state, player)

    def turn(self, state: ComplotsState, player: Player) -> Options:
        """Every action that is affordable, on every target that is open to it."""
        key = (player, state.coins[player], state.alive, state.sides, state.reserve > 0)
        found = self._turns.get(key)
        if found is None:
            every = self.declarations(player)
            legal = [action for action in every if check_declare(self.setting, state, action) is None]
            found = self._turns[key] = tuple(legal)
        return found

    def declarations(self, player: Player) -> list[Declare]:
        """All that `player` could ever announce."""
        seats = range(self.setting.players)
        return [
            Declare(player, name, target)
            for name, action in self.setting.actions.items()
            for target in (seats if action.target else (None,))
        ]

    def challenge(self, state: ComplotsState, player: Player) -> Options:
        """Let it pass, doubt, or announce the block that may follow (C-37)."""
        signal = state.block is None and state.signal is None and may_block(self.setting, state, player)
        declared = state.declared
        key = (player, declared.action if signal and declared else None)
        found = self._answers.get(key)
        if found is None:
            blocks = self.blocks(state, player) if signal else ()
            found = self._answers[key] = (Pass(player), Challenge(player), *blocks)
        return found

    def block(self, state: ComplotsState, player: Player) -> Options:
        """Let it pass, or block with one of the characters that can."""
        declared = state.declared
        assert declared is not None
        key = (player, declared.action, "block")
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = (Pass(player), *self.blocks(state, player))
        return found

    def blocks(self, state: ComplotsState, player: Player) -> tuple[Block, ...]:
        """One block for each character that can stand in the way."""
        return tuple(Block(player, character) for character in blocking_characters(self.setting, state))

    def lose(self, state: ComplotsState, player: Player) -> Options:
        """Each hidden card, twins once."""
        return tuple([Reveal(player, card) for card in dict.fromkeys(state.hands[player])])

    def show(self, state: ComplotsState, player: Player) -> Options:
        """Each hidden card, twins once."""
        return tuple([Show(player, card) for card in dict.fromkeys(state.hands[player])])

    def exchange(self, state: ComplotsState, player: Player) -> Options:
        """Each different hand that can be kept."""
        hand = state.hands[player]
        kept = combinations(sorted(hand + state.drawn), len(hand))
        return tuple([Keep(player, cards) for cards in dict.fromkeys(kept)])

    def judge(self, state: ComplotsState, player: Player) -> Options:
        """Give it back, or not."""
        return (Judge(player, False), Judge(player, True))

    def pick(self, state: ComplotsState, player: Player) -> Options:
        """Each card of one's own pack."""
        return tuple(Pick(player, card) for card in dict.fromkeys(state.packs[player]))
