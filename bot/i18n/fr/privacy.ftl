# Ce qui est conservé sur chacun, et ce qui reste de qui s’est fait effacer.

privacy-erased = un joueur
