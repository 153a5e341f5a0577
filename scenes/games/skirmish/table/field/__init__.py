"""The painted table: ground, terrain, regiments, and the camera through which they are seen."""
