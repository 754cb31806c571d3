# Le message à l’arrivée du bot sur un serveur.

welcome-title = La contrée et quatorze jeux de sa famille, seul ou entre amis
welcome-players = { help-command-start } ouvre une table ; des ordinateurs prennent les places libres. { help-command-help } apprend le jeu.
welcome-managers = Pour ceux qui gèrent le serveur : { help-command-setup }.
welcome-button-table = Ouvrir une table
welcome-button-setup = Configurer
