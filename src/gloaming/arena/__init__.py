"""Many games at once: self-play, simulation, benches."""
