"""Sound: cues, tunes, the loudspeaker."""
