"""What is said in a scene: the ribbon, the letters and their voices, the plate, the question why."""
