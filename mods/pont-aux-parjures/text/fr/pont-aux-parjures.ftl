mod-title = Le Gué aux parjures
    .hint = Trois armées, une rivière, un seul gué. On y promet beaucoup.
name-pont_aux_parjures = Le Gué aux parjures
