"""Puppets: their parts and joints, their poses, who plays whom, and one on the stage."""
