# Друга дължина за следващата партия.

length-button = Друга дължина
length-title = Дължина на следващата партия
length-hint = Изберете дължината на следващата партия. Всички на масата трябва да са съгласни.
length-placeholder = Колко дълга?
length-choice =
    { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }
length-choice-deals =
    { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
length-asked =
    { $player } предлага следващата партия да е { $deals ->
        [0] до { $target ->
            [one] { $target } точка
           *[other] { $target } точки
        }
       *[other] от { $deals ->
            [one] { $deals } раздаване
           *[other] { $deals } раздавания
        }
    }. Остава да отговори: { $awaited }.
length-refused = { $player } предпочита дължината на партията да остане.
length-button-yes = Съгласие
length-button-no = Дължината остава
length-button-withdraw = Оттеглям
length-next =
    Следващата партия се играе { $deals ->
        [0] до { $target ->
            [one] { $target } точка
           *[other] { $target } точки
        }
       *[other] от { $deals ->
            [one] { $deals } раздаване
           *[other] { $deals } раздавания
        }
    }.
length-sent = Предложението е изпратено: другите отговарят на масата.
length-done = Готово. „{ game-button-rematch }“ на масата започва партията с тази дължина.
