# Chapter 6: Perjurers’ Quay.

port-1 = No crossing. The sea is late.
port-2 = A letter? Put it down. The water can read.
port-3 = That is her hand. The real one. It shakes.
port-4 = (He does not reach for it. He opens his hand.)
port-give = Give it to him.
port-read = Read it first.
port-burn = Hold it to the lamp.
port-oath = Swear to bring him another.
port-oath-closed = You never swore to spare anyone.
port-caption-bell = [a buoy rings, far out]
port-fin-1 = Get in. One rows no better for knowing where.
