"""Reads the story of a match: what it says of every player's cards, and of his word."""

from collections.abc import Callable, Sequence
from typing import Any

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

LIE, LIE_IN_DUEL = 0.3, 0.16
"""How often a stranger announces what he has not, for each time that he would if he had it."""
BLUFF, DEADLY, LAST_RESORT = 0.3, 0.4, 0.75
"""The same for blocks: of a nuisance, of a blow, of the last blow."""
CAUGHT, PROVED, TABLE = 0.8, 0.4, 0.25
"""How much every lie or proof of his own, and of anybody at the table, tells about a player's next claim."""
AGAIN = 0.55
"""How much of its weight a claim keeps when it is repeated: a liar repeats himself."""
FADES = 4
"""After so many times a claim says nothing new."""
MODESTY = 0.75
"""How often holders of something better make do with less, for each time that others do."""
ABSENT_MIND = 0.6
"""How much silence means: people are not always awake."""
USUAL, USUAL_IN_DUEL = 0.035, 0.12
"""How often people doubt."""
KEENEST = 5.0
UNKNOWN_YET = 0.6
"""So many expected doubts pass before a player's own habit counts as much as everybody's."""
DOUBT = 0.5
"""How much likelier a doubter is to hold the character himself, for each copy."""


class StoryReading:
    """All that one seat can make of the story; `me` is judged as the others must judge him."""

    def __init__(self, lore: TableKnowledge, view: ComplotsView, story: Sequence[Event]) -> None:
        self.lore = lore
        self.me = view.me
        fallen = [e.player for e in story if type(e) is CharacterLost]
        picked = [e.player for e in story if type(e) is PickMade] if view.turn else []
        sizes = [n + fallen.count(p) - picked.count(p) for p, n in enumerate(view.hidden)]
        self.beliefs = [Belief(len(lore.worth), max(0, size)) for size in sizes]
        self.alive = {player for player, size in enumerate(sizes) if size > 0}
        self.lie = LIE_IN_DUEL if len(sizes) == 2 else LIE
        self.court = CourtMemory(self.me)
        self.lies = [0] * len(sizes)
        self.truths = [0] * len(sizes)
        self.doubts = [0] * len(sizes)
        self.expected = [0.0] * len(sizes)
        """How often each player would have doubted by now, were he like others."""
        self.claimed: list[dict[str, int]] = [{} for _ in sizes]
        """How often each player claimed each character since his cards last changed."""
        self.hurt_by: dict[Player, Player] = {}
        """Who hurt each player last."""
        self.action: ActionDef | None = None
        self.actor: Player = -1
        self.target: Player | None = None
        self.waiting: set[Player] = set()
        """Who has not answered the claim or the block question yet."""
        self.asking = ""
        """`claim` or `block`: what is being asked, as far as the story tells."""
        self.signalled: set[Player] = set()
        for event in story:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Take in one more event."""
        self.court.hear(event)
        ear = EARS.get(type(event))
        if ear is not None:
            ear(self, event)

    def liar(self, player: Player, stranger: float) -> float:
        """How often `player` claims what he has not, for each time that he would if he had it."""
        caught = 1 + CAUGHT * self.lies[player] + TABLE * sum(self.lies)
        proved = 1 + PROVED * self.truths[player] + TABLE * sum(self.truths)
        return min(1.1, stranger * caught / proved)

    def keenness(self, player: Player) -> float:
        """How much more often than others `player` doubts, judged by what he did so far."""
        return min(KEENEST, (self.doubts[player] + UNKNOWN_YET) / (self.expected[player] + UNKNOWN_YET))

    def answers_claim(self, player: Player, *, doubts: bool) -> None:
        """`player` doubts a claim, or lets it pass."""
        self.expected[player] += USUAL_IN_DUEL if len(self.alive) == 2 else USUAL
        self.doubts[player] += doubts

    def claim(self, player: Player, character: str, stranger: float) -> None:
        """`player` says that he holds `character`; each time it says less."""
        doubt = self.discount(player, character, stranger)
        self.claimed[player][character] = self.claimed[player].get(character, 0) + 1
        self.beliefs[player].claims(self.lore.number[character], doubt)

    def discount(self, player: Player, character: str, stranger: float) -> float:
        """How often `player` would now say so without the card, for each time with it."""
        before = self.claimed[player].get(character, 0)
        return self.liar(player, stranger) ** AGAIN**before if before < FADES else 1.0

    def ask_blockers(self) -> None:
        """The claim, if there was one, stands: those who may block are asked."""
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
        scale = sum(reading.lore.worth)
        for belief in reading.beliefs:
            belief.picks([worth / scale for worth in reading.lore.worth])


def _declared(reading: StoryReading, event: Declared) -> None:
    """What he claims he may have; who makes do with less may lack the better."""
    action = reading.lore.rules.actions[event.action]
    reading.action, reading.actor, reading.target = action, event.player, event.target
    reading.signalled = set()
    belief = reading.beliefs[event.player]
    if action.claim is not None:
        reading.claim(event.player, action.claim, reading.lie)
    elif action.denies is not None:
        belief.acts([reading.lore.number[action.denies]], reading.liar(event.player, reading.lie))
    elif reading.lore.forgone[event.action]:
        belief.acts(reading.lore.forgone[event.action], MODESTY)
    if action.claim or action.denies:
        reading.asking, reading.waiting = "claim", reading.alive - {event.player}
    else:
        reading.ask_blockers()


def _passed(reading: StoryReading, event: Passed) -> None:
    """Who lets a harmful action pass may lack what blocks it; who lets a claim pass trusts, or is timid."""
    action = reading.action
    asked = event.player in reading.waiting
    reading.waiting.discard(event.player)
    if reading.asking != "block":
        reading.answers_claim(event.player, doubts=False)
    elif asked and action is not None:
        holder, other = block_habit(action.effect)
        patience = ((1 - holder) / (1 - other)) ** ABSENT_MIND
        reading.beliefs[event.player].acts(reading.lore.blockers[action.id], patience)
    if reading.asking == "claim" and not reading.waiting:
        reading.ask_blockers()


def _signalled(reading: StoryReading, event: BlockSignalled) -> None:
    """An announced block is a claim already."""
    reading.signalled.add(event.player)
    reading.waiting.discard(event.player)
    reading.claim(event.player, event.character, _excuse(reading, event.player))
    if not reading.waiting:
        reading.ask_blockers()


def _blocked(reading: StoryReading, event: Blocked) -> None:
    """A block is a claim like another (C-29)."""
    reading.asking = ""
    reading.hurt_by[event.actor] = event.player
    if event.player not in reading.signalled:
        reading.claim(event.player, event.character, _excuse(reading, event.player))


def _excuse(reading: StoryReading, player: Player) -> float:
    """How often a stranger blocks the action on the table with what he has not: the more he has to lose."""
    if reading.action is None:
        return BLUFF
    return excuse_for(reading.action.effect, reading.beliefs[player].size)


def excuse_for(effect: Effect, cards: int) -> float:
    """The same for a stranger with so many cards, by the effect that threatens him."""
    if not isinstance(effect, Kill):
        return BLUFF
    return LAST_RESORT if cards < 2 else DEADLY


def _challenged(reading: StoryReading, event: Challenged) -> None:
    """Who doubts may hold the cards himself."""
    reading.answers_claim(event.player, doubts=True)
    if not event.denial:
        reading.beliefs[event.player].doubts(reading.lore.number[event.character], DOUBT)


def _proved(reading: StoryReading, event: ClaimProved) -> None:
    """He had told the truth; what he drew instead comes with `CardsReplaced`."""
    reading.truths[event.player] += 1
    reading.hurt_by[event.challenger] = event.player
    reading.beliefs[event.player].holds(reading.lore.number[event.character], sure=not event.denial)
    reading.claimed[event.player].pop(event.character, None)
    if reading.asking == "claim":
        reading.ask_blockers()


def _exposed(reading: StoryReading, event: LieExposed) -> None:
    """He had lied."""
    reading.lies[event.player] += 1
    reading.hurt_by[event.player] = event.challenger
    reading.beliefs[event.player].holds(reading.lore.number[event.character], sure=event.denial)
    reading.asking = ""


def _replaced(reading: StoryReading, event: CardsReplaced) -> None:
    """Cards went into the Court and others came; of `me` the others know only what was public."""
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
    """A card is face up; the claim to it has lost its ground."""
    reading.beliefs[event.player].loses(reading.lore.number[event.card], reading.lore.worth)
    reading.claimed[event.player].pop(event.card, None)
    if not event.left:
        reading.alive.discard(event.player)
        reading.waiting.discard(event.player)


def _exchanged(reading: StoryReading, event: ExchangeMade) -> None:
    """New cards, old claims forgotten."""
    reading.beliefs[event.player].exchanges(reading.lore.worth)
    reading.claimed[event.player] = {}


def _shown(reading: StoryReading, event: CardShown) -> None:
    """The Inquisiteur knows what he saw."""
    if event.player != reading.me and event.card != UNKNOWN:
        reading.beliefs[event.player].holds(reading.lore.number[event.card], sure=True)


def _resolved(reading: StoryReading, event: ActionResolved) -> None:
    """A blow lands."""
    if event.target is not None and isinstance(reading.lore.rules.actions[event.action].effect, Kill):
        reading.hurt_by[event.target] = event.player


def _coins_moved(reading: StoryReading, event: CoinsMoved) -> None:
    """A theft is not forgotten."""
    if event.giver >= 0 and event.taker >= 0 and event.amount:
        reading.hurt_by[event.giver] = event.taker


EARS: dict[type, Callable[[StoryReading, Any], None]] = {
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
"""What each event teaches."""
