"""What features share: controls, ids, layout, messages and common texts."""
