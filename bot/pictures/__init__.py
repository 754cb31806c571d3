"""What is drawn: cards, the table, a hand, the course of a game; no Discord here."""
