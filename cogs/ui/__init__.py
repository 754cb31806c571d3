"""The kit: controls, ids, layout, messages, and the texts that several features share."""
