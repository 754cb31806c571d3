# Čekanje slobodnog mjesta.

notify-title = Slobodno mjesto?
notify-on = Dobit ćete jednu poruku čim se u nekom kanalu ovog servera koji vidite oslobodi mjesto. Zahtjev istječe sutra u { $time }.
notify-off = Nećete dobiti poruku.
notify-free-now = Mjesto je već slobodno: { $channel }
notify-button-on = Javi mi
notify-button-off = Ne javljaj više
notify-call = { $people }: za ovim je stolom slobodno mjesto ({ $game }). Tko prvi, njegovo.
