"""Reading of a match's story: what it tells about every player's cards and word."""

from collections.abc import Callable, Sequence
from math import fsum
from typing import Any, NamedTuple

from game.ai.complots.court_memory import CourtMemory
from game.ai.complots.hand_belief import Belief
from game.ai.complots.knowledge import TableKnowledge, block_habit
from game.core.rules import UNKNOWN, Event, Player
from game.rules.complots.defs import ActionDef, Effect, Kill
from game.rules.complots.events import (
    ActionResolved,
    Blocked,
    BlockSignalled,
    CardShown,
    CardsReplaced,
    Challenged,
    CharacterLost,
    ClaimProved,
    CoinsMoved,
    Declared,
    ExchangeMade,
    LieExposed,
    Passed,
    PickMade,
    TurnBegan,
)
from game.rules.complots.view import ComplotsView


class LieRates(NamedTuple):
    """Claims of a stranger without the character, for each one with it."""

    announcement: float = 0.3
    announcement_in_duel: float = 0.16
    """With two players in the match."""
    block_of_nuisance: float = 0.3
    block_of_blow: float = 0.4
    block_of_last_blow: float = 0.75
    most: float = 1.1
    """No player's rate exceeds this."""


class ReputationWeights(NamedTuple):
    """Change of a player's next lie rate by proofs and lies of the past."""

    own_lie: float = 0.8
    """Added to the rate's numerator for each exposed lie of the player."""
    own_proof: float = 0.4
    """Added to the rate's denominator for each proved claim of the player."""
    at_table: float = 0.25
    """Added to either for each lie or proof of anybody."""
    repeated_claim: float = 0.55
    """Share of its weight that a claim keeps each time it is repeated: liars repeat themselves."""
    telling_claims: int = 4
    """Repetitions after which a claim says nothing new."""


class ReadingWeights(NamedTuple):
    """Weight of acts other than claims as evidence about a hand."""

    modest_action: float = 0.75
    """Modest actions of holders of something better, for each one of others."""
    silence: float = 0.6
    """Exponent of the evidence in an unused block: people are not always awake."""
    doubt_per_copy: float = 0.5
    """Additional likelihood of a doubt for each copy of the character that the doubter holds."""


class DoubtHabits(NamedTuple):
    """Frequency of doubts, and the time until one player's habit is known."""

    usual: float = 0.035
    """Probability that a player doubts a claim."""
    usual_in_duel: float = 0.12
    """The same probability with two players alive."""
    keenest: float = 5.0
    """No player is taken to doubt more often than this many times the others."""
    expected_until_known: float = 0.6
    """Expected doubts after which a player's own habit counts as much as everybody's."""


LIE_RATES = LieRates()
REPUTATION = ReputationWeights()
READING = ReadingWeights()
DOUBT_HABITS = DoubtHabits()


class StoryReading:
    """Reading of one seat's story; `me` is judged as the others must judge it."""

    def __init__(self, lore: TableKnowledge, view: ComplotsView, story: Sequence[Event]) -> None:
        self.lore = lore
        self.me = view.me
        fallen = [e.player for e in story if type(e) is CharacterLost]
        picked = [e.player for e in story if type(e) is PickMade] if view.turn else []
        sizes = [n + fallen.count(p) - picked.count(p) for p, n in enumerate(view.hidden)]
        self.beliefs = [Belief(len(lore.worth), max(0, size)) for size in sizes]
        self.alive = {player for player, size in enumerate(sizes) if size > 0}
        self.lie = LIE_RATES.announcement_in_duel if len(sizes) == 2 else LIE_RATES.announcement
        self.court = CourtMemory(self.me)
        self.lies = [0] * len(sizes)
        self.truths = [0] * len(sizes)
        self.doubts = [0] * len(sizes)
        self.expected = [0.0] * len(sizes)
        """Doubts of each player to expect by now, with everybody's habit."""
        self.claimed: list[dict[str, int]] = [{} for _ in sizes]
        """By player: claims of each character since the player's cards last changed."""
        self.hurt_by: dict[Player, Player] = {}
        """By player: the one who hurt that player last."""
        self.action: ActionDef | None = None
        self.actor: Player = -1
        self.target: Player | None = None
        self.waiting: set[Player] = set()
        """Players who have not answered the claim or the block question yet."""
        self.asking = ""
        """`claim` or `block`: what is being asked, as far as the story tells."""
        self.signalled: set[Player] = set()
        for event in story:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Take in one more event."""
        self.court.hear(event)
        read = READERS.get(type(event))
        if read is not None:
            read(self, event)

    def liar(self, player: Player, stranger: float) -> float:
        """Claims of `player` without the character, for each one with it."""
        caught = 1 + REPUTATION.own_lie * self.lies[player] + REPUTATION.at_table * fsum(self.lies)
        proved = 1 + REPUTATION.own_proof * self.truths[player] + REPUTATION.at_table * fsum(self.truths)
        return min(LIE_RATES.most, stranger * caught / proved)

    def keenness(self, player: Player) -> float:
        """Doubts of `player` for each doubt of others, judged by the story so far."""
        unknown = DOUBT_HABITS.expected_until_known
        return min(DOUBT_HABITS.keenest, (self.doubts[player] + unknown) / (self.expected[player] + unknown))

    def answers_claim(self, player: Player, *, doubts: bool) -> None:
        """Count that `player` doubts a claim, or lets it pass."""
        duel = len(self.alive) == 2
        self.expected[player] += DOUBT_HABITS.usual_in_duel if duel else DOUBT_HABITS.usual
        self.doubts[player] += doubts

    def claim(self, player: Player, character: str, stranger: float) -> None:
        """Count that `player` claims `character`, and weigh it: each time it tells less."""
        doubt = self.discount(player, character, stranger)
        self.claimed[player][character] = self.claimed[player].get(character, 0) + 1
        self.beliefs[player].claims(self.lore.number[character], doubt)

    def discount(self, player: Player, character: str, stranger: float) -> float:
        """Further claims of `character` by `player` without the card, for each one with it."""
        before = self.claimed[player].get(character, 0)
        if before >= REPUTATION.telling_claims:
            return 1.0
        remaining: float = REPUTATION.repeated_claim**before
        return float(self.liar(player, stranger) ** remaining)

    def ask_blockers(self) -> None:
        """Note that the claim, if there was one, stands: those who may block are asked now."""
        block = self.action.block if self.action else None
        self.asking = "block"
        if block is None:
            self.waiting = set()
        elif block.by == "target":
            self.waiting = {self.target} & self.alive if self.target is not None else set()
        else:
            self.waiting = self.alive - {self.actor}
        self.waiting -= self.signalled


def _turn_began(reading: StoryReading, event: TurnBegan) -> None:
    """With the first turn of two players the picks have joined the hands (C-06)."""
    reading.asking = ""
    if event.turn == 1 and len(reading.beliefs) == 2:
        scale = fsum(reading.lore.worth)
        for belief in reading.beliefs:
            belief.picks([worth / scale for worth in reading.lore.worth])


def _declared(reading: StoryReading, event: Declared) -> None:
    """Weigh an announcement: claimants may hold the card, those content with less may lack the better."""
    action = reading.lore.setting.actions[event.action]
    reading.action, reading.actor, reading.target = action, event.player, event.target
    reading.signalled = set()
    belief = reading.beliefs[event.player]
    if action.claim is not None:
        reading.claim(event.player, action.claim, reading.lie)
    elif action.denies is not None:
        belief.acts([reading.lore.number[action.denies]], reading.liar(event.player, reading.lie))
    elif reading.lore.forgone[event.action]:
        belief.acts(reading.lore.forgone[event.action], READING.modest_action)
    if action.claim or action.denies:
        reading.asking, reading.waiting = "claim", reading.alive - {event.player}
    else:
        reading.ask_blockers()


def _passed(reading: StoryReading, event: Passed) -> None:
    """Weigh silence: a player who lets harm pass may lack the blocker; after a claim it is trust."""
    action = reading.action
    asked = event.player in reading.waiting
    reading.waiting.discard(event.player)
    if reading.asking != "block":
        reading.answers_claim(event.player, doubts=False)
    elif asked and action is not None:
        holder, bluffer = block_habit(action.effect)
        patience = ((1 - holder) / (1 - bluffer)) ** READING.silence
        reading.beliefs[event.player].acts(reading.lore.blockers[action.id], patience)
    if reading.asking == "claim" and not reading.waiting:
        reading.ask_blockers()


def _signalled(reading: StoryReading, event: BlockSignalled) -> None:
    """Count an announced block as a claim already."""
    reading.signalled.add(event.player)
    reading.waiting.discard(event.player)
    reading.claim(event.player, event.character, _block_bluff_rate(reading, event.player))
    if not reading.waiting:
        reading.ask_blockers()


def _blocked(reading: StoryReading, event: Blocked) -> None:
    """Count a block as a claim like another (C-29)."""
    reading.asking = ""
    reading.hurt_by[event.actor] = event.player
    if event.player not in reading.signalled:
        reading.claim(event.player, event.character, _block_bluff_rate(reading, event.player))


def _block_bluff_rate(reading: StoryReading, player: Player) -> float:
    """Bluffed blocks of the action on the table by a stranger, for each true one."""
    if reading.action is None:
        return LIE_RATES.block_of_nuisance
    return excuse_for(reading.action.effect, reading.beliefs[player].size)


def excuse_for(effect: Effect, cards: int) -> float:
    """Bluffed blocks of `effect` by a stranger with `cards` cards, for each true one."""
    if not isinstance(effect, Kill):
        return LIE_RATES.block_of_nuisance
    return LIE_RATES.block_of_last_blow if cards < 2 else LIE_RATES.block_of_blow


def _challenged(reading: StoryReading, event: Challenged) -> None:
    """Weigh a doubt: the doubter may hold the cards."""
    reading.answers_claim(event.player, doubts=True)
    if not event.denial:
        reading.beliefs[event.player].doubts(reading.lore.number[event.character], READING.doubt_per_copy)


def _proved(reading: StoryReading, event: ClaimProved) -> None:
    """Note a claim proved true; the card drawn instead comes with `CardsReplaced`."""
    reading.truths[event.player] += 1
    reading.hurt_by[event.challenger] = event.player
    reading.beliefs[event.player].holds(reading.lore.number[event.character], sure=not event.denial)
    reading.claimed[event.player].pop(event.character, None)
    if reading.asking == "claim":
        reading.ask_blockers()


def _exposed(reading: StoryReading, event: LieExposed) -> None:
    """Note a claim exposed as a lie."""
    reading.lies[event.player] += 1
    reading.hurt_by[event.player] = event.challenger
    reading.beliefs[event.player].holds(reading.lore.number[event.character], sure=event.denial)
    reading.asking = ""


def _replaced(reading: StoryReading, event: CardsReplaced) -> None:
    """Follow cards into the Court and new ones out; of `me` the others know only what was public."""
    belief = reading.beliefs[event.player]
    seen = event.public or event.player != reading.me
    if len(event.cards) > 1:
        belief.redraws_all()
        reading.claimed[event.player] = {}
    elif seen and event.cards[0] != UNKNOWN:
        belief.redraws(reading.lore.number[event.cards[0]])
    else:
        belief.redraws_unseen()


def _lost(reading: StoryReading, event: CharacterLost) -> None:
    """Note a card turned face up; the claim to it has lost its ground."""
    reading.beliefs[event.player].loses(reading.lore.number[event.card], reading.lore.worth)
    reading.claimed[event.player].pop(event.card, None)
    if not event.left:
        reading.alive.discard(event.player)
        reading.waiting.discard(event.player)


def _exchanged(reading: StoryReading, event: ExchangeMade) -> None:
    """Note an exchange: new cards, old claims forgotten."""
    reading.beliefs[event.player].exchanges(reading.lore.worth)
    reading.claimed[event.player] = {}


def _shown(reading: StoryReading, event: CardShown) -> None:
    """Note, for the Inquisiteur, the card seen."""
    if event.player != reading.me and event.card != UNKNOWN:
        reading.beliefs[event.player].holds(reading.lore.number[event.card], sure=True)


def _resolved(reading: StoryReading, event: ActionResolved) -> None:
    """Note who struck whom."""
    if event.target is not None and isinstance(reading.lore.setting.actions[event.action].effect, Kill):
        reading.hurt_by[event.target] = event.player


def _coins_moved(reading: StoryReading, event: CoinsMoved) -> None:
    """Note a theft, which is not forgotten."""
    if event.giver >= 0 and event.taker >= 0 and event.amount:
        reading.hurt_by[event.giver] = event.taker


READERS: dict[type, Callable[[StoryReading, Any], None]] = {
    TurnBegan: _turn_began,
    Declared: _declared,
    Passed: _passed,
    BlockSignalled: _signalled,
    Blocked: _blocked,
    Challenged: _challenged,
    ClaimProved: _proved,
    LieExposed: _exposed,
    CardsReplaced: _replaced,
    CharacterLost: _lost,
    ExchangeMade: _exchanged,
    CardShown: _shown,
    ActionResolved: _resolved,
    CoinsMoved: _coins_moved,
}
"""By event type: what the event teaches."""
