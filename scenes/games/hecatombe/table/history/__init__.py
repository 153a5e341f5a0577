"""The corner that remembers: exchanges, the fallen, objectives shown."""
