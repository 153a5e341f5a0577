"""What the battle looks like: what the look files of mods say of regiments and of the table."""
