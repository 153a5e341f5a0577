"""The start of a match: packs, hands, purses, first player (C-01 to C-06)."""

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.complots.actions import Pick
from game.rules.complots.events import HandsCompleted, PickMade, TurnBegan
from game.rules.complots.questions import PICK, TURN
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState


def deal(setting: Setting, rng: Chance) -> ComplotsState:
    """The state of a new match: shuffled, dealt and paid, with a first player."""
    players = setting.players
    state = ComplotsState(players)
    first = setting.first if setting.first is not None else rng.below(players)
    state.first = state.active = first
    state.coins = [setting.flags.starting_coins] * players
    if setting.flags.factions:
        state.sides = tuple((seat - first) % players % 2 for seat in range(players))
    if players == 2:
        _deal_two(setting, state, rng)
    else:
        _deal_many(setting, state, rng)
    state.treasury = (setting.flags.treasury or setting.content.deck.bank) - sum(state.coins)
    if setting.flags.treasury:
        state.treasury = max(0, state.treasury)
    return state


def _deal_many(setting: Setting, state: ComplotsState, rng: Chance) -> None:
    """Deal the deck's number of cards to each player; the rest is the Court (C-02, C-03)."""
    deck = setting.content.deck
    court = list(setting.content.characters) * deck.copies_for(setting.players)
    rng.shuffle(court)
    state.hands = [[court.pop() for _ in range(deck.hand)] for _ in state.hands]
    state.court = court
    begin_turn(state, state.first)


def _deal_two(setting: Setting, state: ComplotsState, rng: Chance) -> None:
    """Deal one card each of a third pack; the other is picked, secretly, of one's own (C-06)."""
    state.coins[state.first] = max(0, state.coins[state.first] - 1)
    court = list(setting.content.characters)
    rng.shuffle(court)
    state.hands = [[court.pop()] for _ in range(2)]
    state.court = court
    state.packs = [list(setting.content.characters) for _ in range(2)]
    state.picks = [None, None]
    state.stack = [Question(PICK, (state.first, 1 - state.first))]


def seal_pick(setting: Setting, state: ComplotsState, action: Pick, rng: Chance, out: list[Event]) -> None:
    """Keep a pick sealed until both players have chosen (C-06)."""
    state.picks[action.player] = action.card
    state.stack[-1] = state.stack[-1].without(action.player)
    out.append(PickMade(action.player, action.card))


def complete_hands(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Let the picks join the hands; the other cards of the packs leave the game unseen (C-06)."""
    for player, card in enumerate(state.picks):
        assert card is not None
        state.packs[player].remove(card)
        state.hands[player].append(card)
    out.append(HandsCompleted(len(state.hands[state.first])))
    begin_turn(state, state.first)
    out.append(TurnBegan(state.active, state.turn))


def begin_turn(state: ComplotsState, player: Player) -> None:
    """Begin `player`'s turn: clear the table and ask for an action."""
    state.active = player
    state.turn += 1
    state.declared = state.claim = state.block = state.signal = state.doubter = None
    state.stack.append(Question(TURN, (player,)))
