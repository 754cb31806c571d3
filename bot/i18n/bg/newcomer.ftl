# Страницата за този, който още не е завършил партия.

newcomer-button = За пръв път тук?
newcomer-partner =
    { $taken ->
        [no] **Партньорът** ви ще е този, който седне на { $seat }
       *[yes] **Партньорът** ви е { $player }, на { $seat }
    }: „**ние**“ сте вие двамата, „**те**“ – другите.
newcomer-button-lesson =
    { $variant ->
        [contree] Първи урок
        [contree_generale] Първи урок
        [contree_701] Първи урок
        [contree_coinche] Първи урок
       *[other] Първи урок по La Contrée
    }
newcomer-trial = Проба: тази партия не се брои и можете да я напуснете.
