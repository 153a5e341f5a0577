"""Scripts in Complots: they are told `facts`, have `wishes`, forbid and allow answers (`legal`, `closed`)."""
