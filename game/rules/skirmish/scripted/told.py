"""The facts of each hook of a battle, as types: what scripts are told, seats and units counted from 1."""

import msgspec

from game.scripting.hooks.wishes import Seat

# what every hook tells


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat: tokens, treachery cards in hand, units that are not gone, and the points of these."""

    tokens: int
    cards: int
    units: int
    points: int


class UnitFacts(msgspec.Struct, frozen=True):
    """One unit: whose it is, its kind, models left, where it is, whether it flees.

    `place` is `table`, `reserve`, `away` or `gone`; what is gone stays in the list.
    """

    owner: Seat
    name: str
    models: int
    place: str
    fleeing: bool


class CommonFacts(msgspec.Struct, frozen=True):
    """What every hook tells: the game turn, whose turn it is, phase and named enemy, all seats and units.

    In deployment the `round` is 0, and nobody is `active`. The unit that a hook names is
    `facts.units[facts.unit]`.
    """

    round: int
    rounds: int
    active: Seat | None
    phase: str
    enemy: Seat | None
    seats: tuple[SeatFacts, ...]
    units: tuple[UnitFacts, ...]


# what one hook tells


class MatchStart(msgspec.Struct, frozen=True):
    """Armies stand ready, nobody is deployed yet, and no card is dealt."""


class RoundStart(msgspec.Struct, frozen=True):
    """A game turn begins: its turn cards are shuffled, everybody is about to draw a treachery card."""


class TurnStart(msgspec.Struct, frozen=True):
    """The turn card of a player lies face up; `left` others lie face down."""

    player: Seat
    left: int


class PhaseStart(msgspec.Struct, frozen=True):
    """A phase begins: `movement`, `magic`, `shooting` or `combat`; nobody is named yet."""

    player: Seat


class Named(msgspec.Struct, frozen=True):
    """An enemy is named for the phase; `forced`: no other name was legal."""

    player: Seat
    target: Seat
    forced: bool


class Charge(msgspec.Struct, frozen=True):
    """A unit declares a charge on the `front`, `left`, `right` or `rear` of another."""

    unit: int
    target: int
    arc: str


class ChargeResult(msgspec.Struct, frozen=True):
    """A charge has ended: `contact`, `failed`, `void` or `caught`."""

    unit: int
    target: int
    how: str


class Shot(msgspec.Struct, frozen=True):
    """A unit has shot at another: its shots, and what became of them."""

    unit: int
    target: int
    weapon: str
    shots: int
    hits: int
    wounds: int
    unsaved: int


class Bombardment(msgspec.Struct, frozen=True):
    """A war machine has shot; `struck` are the units that were hit, which may be none."""

    unit: int
    machine: str
    struck: tuple[int, ...]


class Casting(msgspec.Struct, frozen=True):
    """A wizard has tried a spell: `cast`, `failed` or `irresistible`; it may yet be dispelled."""

    unit: int
    spell: str
    how: str
    target: int | None


class Dispelling(msgspec.Struct, frozen=True):
    """A player has tried to dispel a spell; `lasting`: one that lay on a unit already."""

    player: Seat
    passed: bool
    lasting: bool


class CombatStart(msgspec.Struct, frozen=True):
    """A combat is about to be fought between units of the active player and of the enemy."""

    friends: tuple[int, ...]
    enemies: tuple[int, ...]


class CombatResult(msgspec.Struct, frozen=True):
    """A combat was fought: who won it, and by how many points; without a seat nobody did."""

    winner: Seat | None
    points: int


class Broke(msgspec.Struct, frozen=True):
    """A unit that lost a combat failed its break test."""

    unit: int


class Fled(msgspec.Struct, frozen=True):
    """A unit begins to flee; `why` is a word such as `panic` or `break`, `blame` who scores if it dies."""

    unit: int
    why: str
    blame: Seat | None


class Rally(msgspec.Struct, frozen=True):
    """A fleeing unit stands again."""

    unit: int


class Destroyed(msgspec.Struct, frozen=True):
    """The last model of a unit is gone; `credit` scores it."""

    unit: int
    why: str
    credit: Seat | None


class CardDown(msgspec.Struct, frozen=True):
    """A player has paid and played a treachery card; it has not worked yet and may be cancelled."""

    player: Seat
    card: str
    unit: int | None
    target: Seat | None
    cost: int


class CardResult(msgspec.Struct, frozen=True):
    """A treachery card was `done`, `cancelled` or `void`; of its effect nothing has happened yet."""

    player: Seat
    card: str
    how: str


class Offered(msgspec.Struct, frozen=True):
    """A player offers another tokens, or a card that nobody else sees, for a promise.

    `promise` is `not-name`, `not-charge` or `name`, whose `enemy` is to be named in `in_phase`.
    """

    player: Seat
    target: Seat
    tokens: int
    card: bool
    promise: str
    enemy: Seat | None
    in_phase: str


class OfferResult(msgspec.Struct, frozen=True):
    """The offer of a player to another is settled: taken or not."""

    player: Seat
    target: Seat
    accepted: bool


class Promised(msgspec.Struct, frozen=True):
    """The promise of a player to another has ended: `kept`, `broken` or `void`."""

    player: Seat
    target: Seat
    promise: str
    how: str


class Tokens(msgspec.Struct, frozen=True):
    """The tokens of a player have changed; `why` is `points`, `card`, `bribe`, `cost` and so on."""

    player: Seat
    before: int
    after: int
    why: str


class PhaseEnd(msgspec.Struct, frozen=True):
    """A phase has ended; its points are counted next."""

    player: Seat


class TurnEnd(msgspec.Struct, frozen=True):
    """A turn has ended; `early`: its player has no models left."""

    player: Seat
    early: bool


class MatchEnd(msgspec.Struct, frozen=True):
    """The battle is over."""

    player: Seat


class Played(msgspec.Struct, frozen=True):
    """A treachery card of this mod takes effect; `hand` are the other cards of its player.

    Told to the scripts of the card's mod alone, where an effect of the card is `{ kind = "script" }`.
    """

    player: Seat
    card: str
    unit: int | None
    target: Seat | None


class SpellEffect(msgspec.Struct, frozen=True):
    """A spell of this mod takes effect on a unit; `hand` are the treachery cards of its player.

    Told to the scripts of the spell's mod alone, where an effect of the spell is `{ kind = "script" }`; once
    for each unit under a template.
    """

    player: Seat
    spell: str
    wizard: int
    unit: int
