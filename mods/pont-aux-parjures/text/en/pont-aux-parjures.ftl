mod-title = Perjurers’ Ford
    .hint = Three armies, a river, a single ford. Much is promised there.
name-pont_aux_parjures = Perjurers’ Ford
