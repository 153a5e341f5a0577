"""Who charges whom: the fan, the way, the chance to come home and what the clash is likely to be."""
