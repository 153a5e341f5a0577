mod-title = La Lune errante
    .hint = Un septième symbole qui ne tient pas en place, et les serments avec lui.
name-lune = Lune
    .the = la Lune
    .of = de la Lune
