"""Who sits at a rehearsal."""

from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import Device
from scenes.stage import Stage

_MASK = 6
"""The persona of the partner."""


def company(stage: Stage, device: Device) -> Couch:
    """The pupil with his device, and the partner."""
    couch = Couch(default_names(stage.app.texts))
    couch.join(device, 0)
    couch.ready(0, True)
    couch.add_bot("bold", "weak", 1)
    couch.rename(1, stage.texts("tutorial-partner"))
    couch.dress(1, _MASK)
    return couch
