"""What a mod may say about Complots: these Structs are the schema."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.mods.compile import Def, Ref

CharacterRef = Annotated[Ref, Meta(extra={"ref": "character"})]
Coins = Annotated[int, Meta(ge=0, le=99)]


class Gain(msgspec.Struct, frozen=True, tag_field="kind", tag="gain", forbid_unknown_fields=True):
    """The actor takes `coins` from the Treasury (C-12, C-13, C-15)."""

    coins: Coins


class Kill(msgspec.Struct, frozen=True, tag_field="kind", tag="kill", forbid_unknown_fields=True):
    """The target loses a character (C-14, C-16)."""


class Steal(msgspec.Struct, frozen=True, tag_field="kind", tag="steal", forbid_unknown_fields=True):
    """The actor takes up to `coins` from the target, as many as he has (C-17)."""

    coins: Coins


class Exchange(msgspec.Struct, frozen=True, tag_field="kind", tag="exchange", forbid_unknown_fields=True):
    """The actor draws `draw` from the Court, keeps as many as he had, returns the rest (C-18, C-19 a)."""

    draw: Annotated[int, Meta(ge=1, le=4)]


class Interrogate(
    msgspec.Struct, frozen=True, tag_field="kind", tag="interrogate", forbid_unknown_fields=True
):
    """The target shows one hidden card to the actor, who gives it back or has it replaced (C-19 b)."""


class Convert(msgspec.Struct, frozen=True, tag_field="kind", tag="convert", forbid_unknown_fields=True):
    """The target, or the actor when there is none, changes sides (C-41)."""


class Embezzle(msgspec.Struct, frozen=True, tag_field="kind", tag="embezzle", forbid_unknown_fields=True):
    """The actor takes the whole reserve (C-41)."""


Effect = Gain | Kill | Steal | Exchange | Interrogate | Convert | Embezzle


class BlockDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may block an action, claiming whom (C-13, C-16, C-17, C-30)."""

    by: Literal["target", "anyone"]
    claiming: tuple[CharacterRef, ...]
    across_sides: bool = False
    """With two parties, nobody blocks his own side (C-41)."""
    lost_by_doubting: bool = False
    """A target who wrongly doubted may not block any more, unless `block_after_challenge` (C-34)."""


class CharacterDef(Def, frozen=True):
    """A hidden character; what it can do is said by the actions that claim it."""

    order: int = 0


class ActionDef(Def, frozen=True):
    """One action of a turn (C-12 to C-20, C-41)."""

    effect: Effect
    order: int = 0
    claim: CharacterRef | None = None
    """The character one must claim to hold."""
    denies: CharacterRef | None = None
    """The character one must claim NOT to hold (the challenge is reversed)."""
    cost: Coins = 0
    pay_to: Literal["treasury", "reserve"] = "treasury"
    target: bool = False
    across_sides: bool = False
    """With two parties, nobody does this to his own side (C-41)."""
    forced: bool = False
    """The only legal action of a player who starts his turn too rich (C-09)."""
    block: BlockDef | None = None
    factions: bool = False
    """Belongs to the option module of the two parties (C-41)."""


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to `players` players, so many copies of each character (C-02)."""

    players: Annotated[int, Meta(ge=2, le=8)]
    copies: Annotated[int, Meta(ge=2, le=9)]


class DeckDef(Def, frozen=True):
    """Which characters make a match, how many of each, and what everybody starts with (C-01 to C-04)."""

    always: tuple[CharacterRef, ...]
    one_of: tuple[CharacterRef, ...] = ()
    """One more of these joins, by the flag `fifth_character`."""
    copies: tuple[Copies, ...]
    hand: Annotated[int, Meta(ge=1, le=3)] = 2
    bank: Coins = 54

    def copies_for(self, players: int) -> int:
        """How many copies of each character `players` players use."""
        fitting = [c.copies for c in self.copies if players <= c.players]
        return fitting[0] if fitting else self.copies[-1].copies


class ComplotsFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    fifth_character: str = "base:ambassadeur"
    forced_at: int = 10
    treasury: int = 0
    starting_coins: int = 2
    block_after_challenge: bool = True
    reaction_seconds: int = 8
    factions: bool = False
