"""Defs of Complots: these Structs are the schema of a mod's files."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.mods.defs import Def, Part, Section
from game.mods.flags import FlagDef

SEATS = range(2, 9)
"""Numbers of players that can play."""

CharacterRef: TypeAlias = Annotated[str, Meta(extra={"ref": "character"})]
"""The id of a character."""
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""A number of coins."""


class Gain(Part, frozen=True, tag_field="kind", tag="gain"):
    """The actor takes `coins` from the Treasury (C-12, C-13, C-15)."""

    coins: Coins


class Kill(Part, frozen=True, tag_field="kind", tag="kill"):
    """The target loses a character (C-14, C-16)."""


class Steal(Part, frozen=True, tag_field="kind", tag="steal"):
    """The actor takes up to `coins` from the target, as many as there are (C-17)."""

    coins: Coins


class Exchange(Part, frozen=True, tag_field="kind", tag="exchange"):
    """The actor draws `draw` from the Court, keeps as many as in hand, returns the rest (C-18, C-19 a)."""

    draw: Annotated[int, Meta(ge=1, le=4)]


class Interrogate(Part, frozen=True, tag_field="kind", tag="interrogate"):
    """The target shows one hidden card to the actor, who gives it back or has it replaced (C-19 b)."""


class Convert(Part, frozen=True, tag_field="kind", tag="convert"):
    """The target, or the actor when there is none, changes parties (C-41)."""


class Embezzle(Part, frozen=True, tag_field="kind", tag="embezzle"):
    """The actor takes the whole reserve (C-41)."""


Effect = Gain | Kill | Steal | Exchange | Interrogate | Convert | Embezzle


class BlockDef(Part, frozen=True, kw_only=True):
    """The right to block an action: by whom, and claiming which characters (C-13, C-16, C-17, C-30)."""

    by: Literal["target", "anyone"]
    claiming: tuple[CharacterRef, ...]
    across_sides: bool = False
    """With two parties, nobody blocks a player of their own party (C-41)."""
    lost_by_doubting: bool = False
    """A target after a wrong doubt may not block any more, unless `block_after_challenge` (C-34)."""


class CharacterDef(Def, frozen=True, kw_only=True):
    """A hidden character; its powers are those of the actions that claim it."""

    order: int = 0


class ActionDef(Def, frozen=True, kw_only=True):
    """One action of a turn (C-12 to C-20, C-41)."""

    effect: Effect
    order: int = 0
    claim: CharacterRef | None = None
    """The character that the actor claims to hold."""
    denies: CharacterRef | None = None
    """The character that the actor claims not to hold (the challenge is reversed)."""
    cost: Coins = 0
    pay_to: Literal["treasury", "reserve"] = "treasury"
    target: bool = False
    across_sides: bool = False
    """With two parties, nobody does this to a player of their own party (C-41)."""
    forced: bool = False
    """The only legal action of a player who starts a turn too rich (C-09)."""
    block: BlockDef | None = None
    factions: bool = False
    """Belongs to the option module of the two parties (C-41)."""

    def __post_init__(self) -> None:
        """Refuse an action that could not be carried out."""
        if isinstance(self.effect, Kill | Steal | Interrogate) and not self.target:
            raise ValueError("problem-action-target")
        if self.block is not None and self.block.by == "target" and not self.target:
            raise ValueError("problem-action-block")
        if self.claim is not None and self.denies is not None:
            raise ValueError("problem-action-claims")
        if isinstance(self.effect, Convert | Embezzle) and not self.factions:
            raise ValueError("problem-action-parties")


class Copies(Part, frozen=True, kw_only=True):
    """Copies of each character for tables of up to `players` players (C-02)."""

    players: Annotated[int, Meta(ge=2, le=8)]
    copies: Annotated[int, Meta(ge=2, le=9)]


class DeckDef(Def, frozen=True, kw_only=True):
    """The characters of a match, their copies, and the coins and cards at the start (C-01 to C-04)."""

    always: tuple[CharacterRef, ...]
    one_of: tuple[CharacterRef, ...] = ()
    """One more of these joins, by the flag `fifth_character`."""
    copies: tuple[Copies, ...]
    hand: Annotated[int, Meta(ge=1, le=3)] = 2
    bank: Coins = 54

    def __post_init__(self) -> None:
        """Refuse a deck that cannot be dealt to every table of 2 to 8, with a card left for the Court."""
        if len({*self.always, *self.one_of}) < len(self.always) + len(self.one_of):
            raise ValueError("problem-deck-twins")
        kinds = len(self.always) + bool(self.one_of)
        tables = [(players, self.copies_for(players)) for players in range(3, 9)]
        if kinds < 3 or any(kinds * copies <= self.hand * players for players, copies in tables):
            raise ValueError("problem-deck-small")

    def copies_for(self, players: int) -> int:
        """Copies of each character at a table of `players` players."""
        fitting = [c.copies for c in self.copies if players <= c.players]
        return fitting[0] if fitting else self.copies[-1].copies


class ComplotsFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    fifth_character: str = "ambassadeur"
    forced_at: int = 10
    treasury: int = 0
    starting_coins: int = 2
    block_after_challenge: bool = True
    reaction_seconds: int = 8
    factions: bool = False


SECTIONS = (
    Section("complots", "character", CharacterDef, required=True, words=("name",)),
    Section(
        "complots",
        "action",
        ActionDef,
        required=True,
        words=("action",),
        running=("effect", "cost", "pay_to", "across_sides", "forced", "block"),
    ),
    Section("complots", "deck", DeckDef, required=True),
    Section(
        "complots",
        "flag",
        FlagDef,
        required=True,
        words=("flag",),
        running=("default",),
        asked=ComplotsFlags.__struct_fields__,
        only=("forced_at", "block_after_challenge", "reaction_seconds"),
    ),
)
"""Sections that Complots reads in every mod."""
