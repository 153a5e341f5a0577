"""After the match: who won, on stage, and what nobody was meant to know, behind the scenes."""
