"""Bones among the screens: `KITS["dice"] = KIT`."""

from collections.abc import Sequence
from typing import Any

from scenes.games.kit import GameKit


def _match_scene(stage: Any, table: Any, couch: Any, seen_from: int | None) -> Any:
    from tests.fifth.table import BonesScene

    return BonesScene(stage, table, couch, seen_from)


def _bill() -> Any:
    from tests.fifth.bill import BonesFacts

    return BonesFacts()


def _screenshots() -> Sequence[Any]:
    from scenes.capture.setup import Screenshot, dealt_match
    from scenes.screens.finale.screenshots import TRIUMPH, finished_match

    return (
        Screenshot("dice-2", dealt_match("dice", 2)),
        Screenshot("dice-finale", finished_match("dice", 2), TRIUMPH),
    )


KIT = GameKit("dice", "icon_dice_six_faces_four", _match_scene, _bill, screenshots=_screenshots)
