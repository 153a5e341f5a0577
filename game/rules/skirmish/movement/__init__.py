"""The Movement phase: compulsory moves, remaining moves, joining and leaving units."""
