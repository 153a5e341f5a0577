"""The shelf of stories: three slots, which campaign, and who is played: a coat from a peg, and a name."""
