# Съобщението, когато сървър покани бота.

welcome-title = La Contrée и още четиринайсет сродни игри, сами или с приятели
welcome-players = { help-command-start } отваря маса; компютри заемат свободните места. { help-command-help } учи на играта.
welcome-managers = За управляващите сървъра: { help-command-setup }.
welcome-button-table = Отваряне на маса
welcome-button-setup = Настройване
