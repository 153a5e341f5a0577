"""What is heard: effects, tunes, the loudspeaker."""
