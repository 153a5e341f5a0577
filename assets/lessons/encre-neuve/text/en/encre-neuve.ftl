mod-title = Fresh ink
    .hint = The Night is gilded, the Air grows pale, and gold keeps its voice down.
