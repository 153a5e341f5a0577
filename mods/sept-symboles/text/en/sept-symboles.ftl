mod-title = Seven symbols
    .hint = Metal goes to war: twenty-one peoples, and nobody counts them.
name-metal = Metal
    .the = Metal
    .of = of Metal
