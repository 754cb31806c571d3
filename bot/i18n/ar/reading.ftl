# قراءة الأيدي: ما هو مؤكد من أوراق الآخرين بعد أكلات قليلة.

reading-head = قراءة الأيدي · أنت { $seat }
reading-contract-own = شراؤك: { $contract }
reading-who = مع من { THE($card) }؟
reading-trumps = كم ورقة حكم بقيت مع الآخرين؟
reading-held = { THE($card) } مع { $seat }.
reading-left = حكم لُعب: { $played } · معك: { $own } · مع الآخرين: { $left }
reading-reason =
    { $sign ->
        [void] لم يتبع { $seat } نوع { $suit } في الأكلة { $number }.
        [unruffed] لم يدق { $seat } بالحكم في الأكلة { $number }: لا حكم معه.
        [silent] لعب { $seat } { THE($played) } في الأكلة { $number } ولم يقل بيلوت.
       *[ceiling] لم يكبّر { $seat } بالحكم في الأكلة { $number }.
    }
