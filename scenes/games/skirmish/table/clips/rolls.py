"""Rows of dice for blows, shots and hits: who was hit, who was hurt, who was saved (S-48)."""

from collections.abc import Sequence

from game.rules.skirmish.events.faces import Faces
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.effects.dice_board import DiceRow


def hit_rows(
    show: Animator, faces: Faces, needed: int, hits: int, wounds: int, unsaved: int, to_wound: int = 0
) -> list[DiceRow]:
    """The chain of one lot of blows, a row a step; a step nobody rolled for has no row."""
    deciding = [dice[-1] for dice in faces.to_hit if dice]
    warded = max(0, len(faces.ward))
    armoured = max(0, wounds - warded) if faces.ward else max(0, wounds - unsaved)
    saved = max(0, warded - unsaved)
    return [
        DiceRow(show.texts("battle-row-amount"), faces.amount),
        DiceRow(_step_words(show, "hit", needed), deciding, hits, str(hits)),
        DiceRow(_step_words(show, "wound", to_wound), faces.to_wound, wounds, str(wounds)),
        DiceRow(show.texts("battle-row-armour"), faces.armour, armoured, str(armoured)),
        DiceRow(show.texts("battle-row-ward"), faces.ward, saved, str(saved)),
        DiceRow(show.texts("battle-row-multiplied"), faces.multiplied),
    ]


def _step_words(show: Animator, step: str, needed: int) -> str:
    """The words of a step, with the number to reach where there is one."""
    if step == "hit":
        return show.texts("battle-row-hit", needed=needed)
    return show.texts("battle-row-wound", needed=needed)


def merged_faces(lots: Sequence[Faces]) -> Faces:
    """The dice of several lots in one."""
    return Faces(
        amount=tuple(die for lot in lots for die in lot.amount),
        to_hit=tuple(dice for lot in lots for dice in lot.to_hit),
        to_wound=tuple(die for lot in lots for die in lot.to_wound),
        armour=tuple(die for lot in lots for die in lot.armour),
        ward=tuple(die for lot in lots for die in lot.ward),
        multiplied=tuple(die for lot in lots for die in lot.multiplied),
    )
