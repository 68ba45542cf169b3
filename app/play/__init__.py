"""Live rooms: seats, sockets, clocks, bots, and the bus between workers."""
