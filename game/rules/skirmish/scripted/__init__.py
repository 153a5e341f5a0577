"""Scripts in a battle: they are told `facts`, have `wishes`, forbid answers and allow names (`legal`)."""
