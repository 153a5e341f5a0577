"""How a commander deploys and moves."""
