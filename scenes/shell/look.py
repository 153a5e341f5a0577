"""From the settings to the look of the stage."""

from game.saves.settings import Settings
from scenes.draw.style import Look


def look_from_settings(settings: Settings, *, software: bool) -> Look:
    """The look that the settings ask for; `software`: nothing but the processor draws."""
    light = {"on": True, "off": False, "auto": software}
    return Look(
        contrast=settings.high_contrast,
        reduced_motion=settings.reduced_motion,
        speed=settings.animation_speed / 100,
        text_scale=settings.text_scale / 100,
        dyslexia=settings.dyslexia_font,
        simple_light=light[settings.simple_light],
        captions=settings.captions,
    )
