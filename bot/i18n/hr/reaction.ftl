# Riječ igrača, uz njegovo ime dok traje štih.

reaction-hint = Recite nešto stolu, dok traje štih:
reaction-done = Poslano: jedna reakcija po štihu.
reaction-once = U ovom ste štihu već nešto rekli.
reaction-off = Reakcije su isključene, na ovom serveru ili u vašim postavkama.
reaction-said = { $player }: „{ $reaction }”
reaction-well-played = Dobro odigrano
reaction-bravo = Bravo
reaction-thanks = Hvala, partneru
reaction-ouch = Ajoj
reaction-sorry = Pardon
reaction-lucky = Kakva sreća
