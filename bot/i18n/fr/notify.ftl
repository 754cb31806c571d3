# Attendre une place libre.

notify-title = Une place libre ?
notify-on = Vous serez averti, une fois, dès qu’une place est libre à une table de ce serveur dont vous voyez le salon ; jusqu’à demain à { $time } au plus tard.
notify-off = Vous ne serez plus averti.
notify-free-now = Une place est déjà libre : { $channel }
notify-button-on = M’avertir
notify-button-off = Ne plus m’avertir
notify-call = { $people } : une place est libre à cette table ({ $game }). Le premier assis joue.
