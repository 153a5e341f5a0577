"""The credits: who drew, cut, engraved and licensed what."""
