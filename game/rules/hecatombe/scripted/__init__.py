"""Scripts in Hécatombe: they are told `facts`, have `wishes`, forbid or allow answers (`legal`, `closed`)."""
