# The page for whoever has finished no game yet.

newcomer-button = New here?
newcomer-partner =
    { $taken ->
        [no] Your **partner** will be whoever sits in { $seat }
       *[yes] Your **partner** is { $player }, in { $seat }
    }: “**us**” means the two of you, “**them**” the others.
newcomer-button-lesson =
    { $variant ->
        [contree] First lesson
        [contree_generale] First lesson
        [contree_701] First lesson
        [contree_coinche] First lesson
       *[other] First lesson of La Contrée
    }
newcomer-trial = A try: this game counts for nothing, and you may leave it.
