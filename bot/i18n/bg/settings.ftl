settings-language-own = Български
