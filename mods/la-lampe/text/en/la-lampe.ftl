mod-title = The Lamp
    .hint = The oil runs short: short battles last one turn less.
