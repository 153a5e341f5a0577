name-corsaires = Corsairs
name-port = The Harbour
name-port_300 = The Ebb
name-mal_de_mer = Seasickness
name-bouee = Buoy
name-rhum = Rum
