# Връщане на сбъркано натискане със съгласието на другата страна; вземане на останалите взятки.

take-back-button = Връщане на { $what }
take-back-call = „{ $call }“
take-back-asked = { $player } моли да върне { $what }. { $awaited } може да приеме или да откаже; ако играта продължи преди това, молбата отпада.
take-back-agreed = Съгласие от { $player }.
take-back-asked-until = Без отговор молбата отпада { $time }.
take-back-question = { $player } моли да върне { $what }. Съгласни ли сте?
take-back-waiting = Помолихте да върнете { $what }. Чака се отговор от { $awaited }.
take-back-agreed-waiting = Съгласихте се { $player } да върне { $what }. Чака се отговор от { $awaited }.
take-back-button-yes = Приемам
take-back-button-no = Отказвам
take-back-done = { $player } върна { $what }.
take-back-refused = { $by } отказа: { $player } не връща { $what }.
take-back-lapsed = Не всички се съгласиха навреме: { $player } не връща { $what }.
take-back-overtaken = Играта продължи преди отговора: { $player } не връща { $what }.
take-backs-button =
    { $allowed ->
        [yes] Връщане на ход: да
       *[other] Връщане на ход: не
    }

claim-button =
    { $variant ->
        [baloot] Сава: останалите са мои
       *[other] Останалите са мои
    }
claim-denied = Това не е сигурно: по това, което можете да знаете, още може да загубите взятка. Играйте тази взятка.
claim-made =
    { $player } прибра { $tricks ->
        [one] последната взятка
       *[other] последните { $tricks } взятки
    }: никой друг не можеше да вземе нито една.
