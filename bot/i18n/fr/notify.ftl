# Attendre une place libre.

notify-title = Une place libre ?
notify-on = Vous serez averti une fois, dès qu’une place se libère dans un salon de ce serveur que vous voyez. La demande tombe demain à { $time }.
notify-off = Vous ne serez plus averti.
notify-free-now = Une place est déjà libre : { $channel }
notify-button-on = M’avertir
notify-button-off = Ne plus m’avertir
notify-call = { $people } : une place est libre à cette table ({ $game }). Premier arrivé, premier servi.
