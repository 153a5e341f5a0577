mod-title = The Screen
    .hint = Whoever leads in tokens is in the light: treachery cards cost one token more.
said-screen = The Screen: whoever leads is in the light. Treachery costs a token more there.
