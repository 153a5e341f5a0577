name-metal = Metal
    .the = Metal
    .of = of Metal
