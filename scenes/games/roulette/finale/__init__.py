"""What Roulette plays after its last shot: honours, every pocket turned out, the company's standing."""
