# When the settings could not be read or written.

settings-repaired = { $count ->
    [one] One unreadable setting is back to its default.
   *[other] { $count } unreadable settings are back to their defaults.
}
settings-kept = The old file will stay beside the new one, as “{ $file }”.
settings-unsaved = The settings could not be saved: they hold for tonight.
