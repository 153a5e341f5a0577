"""What events look like: one clip for each."""
