"""What lies in a mod and is never read: files with another ending, folders with another name, lost words."""
