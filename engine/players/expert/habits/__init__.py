"""What a card tells of the hand that it was played from, learned from deals that were played."""
