"""The seats of a rehearsal."""

from collections.abc import Sequence

from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import Device
from scenes.shell.stage import Stage

Partner = tuple[str, int]
"""The message of a partner's name, and the number of the partner's persona."""


def tutorial_couch(stage: Stage, device: Device, partners: Sequence[Partner]) -> Couch:
    """A couch with the pupil at `device`, and the partners."""
    couch = Couch(default_names(stage.app.texts))
    couch.join(device, 0)
    couch.ready(0, True)
    for seat, (name, mask) in enumerate(partners, 1):
        couch.add_bot("bold", "weak", seat)
        couch.rename(seat, stage.texts(name))
        couch.dress(seat, mask)
    return couch
