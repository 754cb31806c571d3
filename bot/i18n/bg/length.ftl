# Друга дължина за следващата партия.

length-button = Друга дължина
length-title = Дължина на следващата партия
length-hint = Изберете резултата, с който се печели следващата партия. Всички на масата трябва да са съгласни.
length-placeholder = До колко точки?
length-choice =
    { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }
length-asked =
    { $player } предлага следващата партия да е до { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }. Остава да отговори: { $awaited }.
length-refused = { $player } предпочита дължината на партията да остане.
length-button-yes = Съгласие
length-button-no = Дължината остава
length-button-withdraw = Оттеглям
length-next =
    Следващата партия се играе до { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }.
length-sent = Предложението е изпратено: другите отговарят на масата.
length-done = Готово. „{ game-button-rematch }“ на масата започва партията с тази дължина.
