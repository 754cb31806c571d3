# Attendre une place libre.

notify-title = Une place libre ?
notify-on = Vous recevrez un seul message, dès qu’une place se libère dans un salon de ce serveur que vous voyez. La demande tombe demain à { $time }.
notify-off = Vous ne recevrez pas de message.
notify-free-now = Une place est déjà libre : { $channel }
notify-button-on = M’avertir
notify-button-off = Ne plus m’avertir
notify-call = { $people } : une place est libre à cette table ({ $game }). Premier arrivé, premier servi.
