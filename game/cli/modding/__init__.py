"""The words after `perfidie mods` that make, check and pack mods."""
