"""Make every sound of the game: `python -m tools.art.sounds [folder] [name …]` writes assets/sounds/*.wav.

The same code always writes the same bytes. Needs numpy, which the game itself does not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.art.synth import fight, moments, murmurs, orders, paper, revolver, ritual, stagecraft, voices
from tools.art.synth.matter import Dice
from tools.art.synth.signal import MUSIC_RATE, RATE, Wave, dice, finished, halved, write
from tools.art.synth.solos import SOLO_RATE, SOLOS, solo
from tools.art.synth.tension import TENSE, TENSE_RATE, tense_layer
from tools.art.synth.tunes import TUNES

Maker = Callable[[Dice], Wave]

EFFECTS: dict[str, tuple[Maker, float, int, int]] = {
    # name: (how it is made, loudness in dB, variants, samples per second)
    "focus": (paper.focus, -34, 3, RATE),
    "accept": (stagecraft.accept, -28, 2, RATE),
    "back": (paper.back, -29, 1, MUSIC_RATE),
    "join": (stagecraft.join, -23, 1, MUSIC_RATE),
    "ready": (stagecraft.ready, -25, 1, RATE),
    "leave": (stagecraft.leave, -24, 1, MUSIC_RATE),
    "shuffle": (paper.shuffle, -26, 1, RATE),
    "deal": (paper.deal, -28, 3, RATE),
    "flip": (paper.flip, -26, 3, RATE),
    "peek": (paper.peek, -29, 2, RATE),
    "claim": (paper.claim, -21, 2, MUSIC_RATE),
    "allow": (paper.allow, -30, 2, MUSIC_RATE),
    "heartbeat": (stagecraft.heartbeat, -25, 1, MUSIC_RATE),
    "doubt": (moments.doubt, -20, 2, RATE),
    "truth": (stagecraft.truth, -21, 1, RATE),
    "lie": (stagecraft.lie, -20, 1, MUSIC_RATE),
    "counter": (stagecraft.counter, -20, 2, RATE),
    "coin": (stagecraft.coin, -28, 3, RATE),
    "purse": (stagecraft.purse, -25, 1, RATE),
    "lost": (paper.candle, -21, 1, RATE),
    "out": (stagecraft.out_of_play, -19, 1, MUSIC_RATE),
    "turn": (stagecraft.turn, -27, 1, RATE),
    "page": (paper.page, -27, 2, RATE),
    "pause": (stagecraft.hush, -26, 1, RATE),
    "error": (stagecraft.error, -25, 1, MUSIC_RATE),
    "saved": (paper.saved, -25, 1, MUSIC_RATE),
    "blows": (stagecraft.blows, -18, 1, MUSIC_RATE),
    "curtain-open": (partial(stagecraft.curtain, opening=True), -24, 1, MUSIC_RATE),
    "curtain-close": (partial(stagecraft.curtain, opening=False), -24, 1, MUSIC_RATE),
    "victory": (stagecraft.victory, -17, 1, MUSIC_RATE),
    "thread": (ritual.thread, -23, 2, RATE),
    "tile-attack": (ritual.tile_attack, -26, 2, MUSIC_RATE),
    "tile-clash": (ritual.tile_clash, -20, 2, RATE),
    "capture": (ritual.capture, -24, 2, RATE),
    "tile-dies": (ritual.tile_dies, -23, 2, RATE),
    "retreat": (ritual.retreat, -20, 1, MUSIC_RATE),
    "desert": (ritual.desert, -24, 1, RATE),
    "seal": (ritual.wax, -27, 1, MUSIC_RATE),
    "objectives": (ritual.objectives, -23, 1, RATE),
    "reveal": (ritual.reveal, -20, 1, MUSIC_RATE),
    "score": (ritual.tally, -27, 3, MUSIC_RATE),
    "point": (ritual.point, -24, 1, RATE),
    "free": (ritual.free, -22, 1, RATE),
    "name": (ritual.question, -22, 1, RATE),
    "wrong": (ritual.wrong, -24, 1, MUSIC_RATE),
    "round-won": (ritual.round_won, -18, 1, MUSIC_RATE),
    "father": (ritual.barred, -23, 1, MUSIC_RATE),
    "pocket": (revolver.pocket, -28, 1, MUSIC_RATE),
    "spin": (revolver.spin, -24, 2, RATE),
    "dice": (revolver.rattle, -26, 2, RATE),
    "dice-reveal": (revolver.dice_reveal, -23, 1, RATE),
    "bet-seal": (revolver.bet_seal, -27, 1, MUSIC_RATE),
    "count-3": (partial(revolver.count, note="D5", weight=0.3), -24, 1, MUSIC_RATE),
    "count-2": (partial(revolver.count, note="A4", weight=0.6), -23, 1, MUSIC_RATE),
    "count-1": (partial(revolver.count, note="D4", weight=1.0), -22, 1, MUSIC_RATE),
    "fire-clic": (revolver.clic, -24, 2, RATE),
    "fire-balle": (revolver.balle, -17, 2, RATE),
    "puppet-falls": (revolver.puppet_falls, -22, 2, MUSIC_RATE),
    "accuse": (revolver.accuse, -21, 1, MUSIC_RATE),
    "judge": (revolver.judge, -21, 1, RATE),
    "innocent": (revolver.innocent, -22, 1, RATE),
    "guilty": (revolver.guilty, -20, 1, MUSIC_RATE),
    "bullet-loaded": (revolver.bullet_loaded, -24, 1, RATE),
    "card-played": (revolver.card_played, -24, 2, RATE),
    "aim": (revolver.aim, -25, 1, RATE),
    "sky": (revolver.sky, -24, 1, RATE),
    "healed": (revolver.healed, -23, 1, RATE),
    "score-up": (revolver.score_up, -27, 3, MUSIC_RATE),
    "captain-falls": (revolver.captain_falls, -18, 1, MUSIC_RATE),
    "step": (orders.step, -30, 2, MUSIC_RATE),
    "wheel": (orders.wheel, -29, 2, MUSIC_RATE),
    "snap": (orders.snap, -28, 1, RATE),
    "halt": (orders.halt, -24, 1, MUSIC_RATE),
    "posed": (orders.posed, -26, 2, MUSIC_RATE),
    "rolled-up": (orders.rolled_up, -28, 1, MUSIC_RATE),
    "tin-soldiers": (orders.tin_soldiers, -26, 2, RATE),
    "drum-roll": (orders.drum_roll, -21, 1, MUSIC_RATE),
    "warning": (orders.warning, -26, 1, MUSIC_RATE),
    "ratchet": (orders.ratchet, -30, 1, MUSIC_RATE),
    "enemy-named": (orders.enemy_named, -19, 1, MUSIC_RATE),
    "drum": (orders.drum, -22, 2, MUSIC_RATE),
    "broken-word": (orders.broken_word, -19, 1, MUSIC_RATE),
    "raised-hand": (orders.raised_hand, -29, 1, MUSIC_RATE),
    "blind": (orders.blind, -30, 1, MUSIC_RATE),
    "steel": (fight.steel, -22, 3, RATE),
    "shield": (fight.shield, -23, 2, RATE),
    "fallen": (fight.fallen, -25, 2, MUSIC_RATE),
    "bones": (fight.bones, -25, 2, MUSIC_RATE),
    "abacus": (fight.abacus, -28, 2, MUSIC_RATE),
    "held": (fight.held, -21, 1, MUSIC_RATE),
    "rout": (fight.rout, -20, 1, MUSIC_RATE),
    "charge": (fight.charge, -19, 1, MUSIC_RATE),
    "rally": (fight.rally, -21, 1, MUSIC_RATE),
    "javelins": (fight.javelins, -24, 1, MUSIC_RATE),
    "bows": (fight.bows, -24, 2, MUSIC_RATE),
    "powder": (fight.powder, -19, 2, MUSIC_RATE),
    "cannon": (fight.cannon, -17, 1, MUSIC_RATE),
    "stone": (fight.stone, -19, 1, MUSIC_RATE),
    "winds": (fight.winds, -24, 1, MUSIC_RATE),
    "spell": (fight.spell, -22, 1, MUSIC_RATE),
    "miscast": (fight.miscast, -19, 1, MUSIC_RATE),
    "breath": (voices.breath, -33, 2, MUSIC_RATE),
    "seal-flies": (moments.seal_flies, -29, 1, MUSIC_RATE),
    "slam": (moments.slam, -17.5, 2, RATE),
    "tear": (paper.tear, -20, 2, RATE),
    "halves": (moments.halves, -27, 2, MUSIC_RATE),
    "table-laughs": (voices.laughs, -26, 3, MUSIC_RATE),
    "table-gasps": (voices.gasps, -27, 2, MUSIC_RATE),
    "table-murmurs": (voices.murmurs, -29, 2, MUSIC_RATE),
    "spot-moves": (moments.spot_moves, -33, 1, MUSIC_RATE),
    "chain-link": (moments.chain_link, -22, 2, RATE),
    "chain-snap": (moments.chain_snap, -21, 1, RATE),
    "objective-bell": (moments.objective_bell, -19, 1, MUSIC_RATE),
    "pistol-raise": (moments.pistol_raise, -23, 1, RATE),
    "hat-falls": (moments.hat_falls, -26, 2, MUSIC_RATE),
    "card-thud": (moments.card_thud, -21, 2, RATE),
    "hands-up": (moments.hands_up, -25, 2, MUSIC_RATE),
    "dice-land": (moments.dice_land, -22, 2, RATE),
    "title-rise": (moments.title_rise, -22, 1, MUSIC_RATE),
    "drop": (moments.drop, -28, 2, MUSIC_RATE),
    **{f"voice-{name}": (maker, -31, 1, MUSIC_RATE) for name, maker in murmurs.VOICES.items()},
}
"""Every effect and its place in the mix."""


def effect(name: str, variant: int = 0) -> tuple[Wave, int]:
    """One finished effect and its samples per second."""
    maker, target, _, rate = EFFECTS[name]
    wave = maker(dice(f"{name} {variant}"))
    return (finished(wave, target), rate) if rate == RATE else (finished(halved(wave), target, rate), rate)


def files(name: str) -> list[str]:
    """The WAV files of an effect: `deal-1.wav`, `deal-2.wav` … or one `join.wav`."""
    count = EFFECTS[name][2]
    return [f"{name}.wav"] if count == 1 else [f"{name}-{n + 1}.wav" for n in range(count)]


def main(folder: Path, only: list[str]) -> None:
    """Write the effects, then the music, or only those named."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        if not only or name in only:
            for variant, file in enumerate(files(name)):
                write(folder / file, *effect(name, variant))
    for name, (make, rate) in _loops().items():
        if not only or name in only:
            write(folder / f"music-{name}.wav", make(), rate)


def _loops() -> dict[str, tuple[Callable[[], Wave], int]]:
    """Every piece of music by the name of its file: how it is made, and its samples per second."""
    tunes = {name: (tune, MUSIC_RATE) for name, tune in TUNES.items()}
    solos = {name: (partial(solo, name), SOLO_RATE) for name in SOLOS}
    layers = {f"{name}-tense": (partial(tense_layer, name), TENSE_RATE) for name in TENSE}
    return {**tunes, **solos, **layers}


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "assets/sounds"), sys.argv[2:])
