"""Balance: what a mod does to matches, measured with and without it on the same deals."""
