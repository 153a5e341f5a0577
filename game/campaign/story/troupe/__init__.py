"""Two to four heroes of one story: who they are, how they answer together, behind which curtain they end."""
