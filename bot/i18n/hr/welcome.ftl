# Poruka kad server pozove bota.

welcome-title = La Contrée i četrnaest srodnih igara, sami ili s prijateljima
welcome-players = { help-command-start } otvara stol; računala uzimaju slobodna mjesta. { help-command-help } uči igru.
welcome-managers = Za one koji upravljaju serverom: { help-command-setup }.
welcome-button-table = Otvori stol
welcome-button-setup = Postavi
