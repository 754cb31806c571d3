"""What measures and trains the players and checks the rules, apart from what plays."""
