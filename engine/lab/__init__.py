"""Tools that measure, check and train the engine; nothing that plays imports them."""
