// Sources follow; an archive needs at least one.
