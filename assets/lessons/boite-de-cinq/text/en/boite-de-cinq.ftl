mod-title = The box of five
    .hint = Without the Night there are ten peoples, and each has cousins everywhere.
