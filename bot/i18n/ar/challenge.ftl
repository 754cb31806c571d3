# التحديات: الجولات نفسها للجميع، كلٌّ وحده، لبضعة أيام.

challenge-call-title = تحدٍّ
challenge-call =
    { $game }: { $way ->
        [pair] كل خويّين يلعبان الجولات نفسها على طاولة، ضد خبيرين. وعلامتكما هي الفرق عن متوسط غيركما.
        [table] أربعة أصحاب يلعبون الجولات على طاولتهم؛ وفي النهاية تلعب ثلاث طاولات من الخبراء الأوراق نفسها. وعلامتك هي الفرق عن متوسط الطاولات الأخرى.
       *[alone] يلعب الجميع الجولات نفسها، كلٌّ وحده مع ثلاثة خبراء، متى شاء. وعلامتك هي الفرق عن متوسط الآخرين.
    }
challenge-way =
    { $way ->
        [pair] أزواجًا
        [table] على طاولة
       *[alone] كلٌّ وحده
    }
challenge-again =
    { $count ->
        [one] الجولة
        [two] الجولتان
        [few] الجولات ({ $count })
        [many] الجولات ({ $count })
       *[other] الجولات ({ $count })
    } { $game ->
        [yes] من صكة انتهت.
       *[no] من تحدٍّ انتهى.
    } ومن يعرف أوراقها فعليه العلامة † ولا يدخل الترتيب.
challenge-count =
    { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
challenge-days =
    { $days ->
        [one] مفتوح يومًا واحدًا
        [two] مفتوح يومين
        [few] مفتوح { $days } أيام
        [many] مفتوح { $days } يومًا
       *[other] مفتوح { $days } يوم
    }
challenge-button-call = تحدَّ الجميع هنا
challenge-button-play = العب
challenge-button-next = الجولة { $number } من { $count }
challenge-button-ranking = الترتيب
challenge-button-deals = الجولات
challenge-button-challenge = تحدٍّ
challenge-button-evening = السهرة
challenge-button-post = انشره هنا
challenge-button-again = هذه الجولات من جديد
challenge-button-hands = كل الأيدي
challenge-button-own = راجع لعبي
challenge-button-table = الطاولة { $number }
challenge-own = تحدياتك
challenge-own-open = { $code } · { $played } من { $count }
challenge-own-over = { $code } · انتهى
challenge-title = تحدي { $host }
challenge-title-somebody = تحدي أحد اللاعبين
challenge-title-evening =
    { $named ->
        [yes] { $title }: الجولات نفسها
       *[no] سهرة بالجولات نفسها
    }
challenge-what =
    { $count ->
        [one] { $game } · جولة واحدة
        [two] { $game } · جولتان
        [few] { $game } · { $count } جولات
        [many] { $game } · { $count } جولة
       *[other] { $game } · { $count } جولة
    }، { $way ->
        [evening] الجولات نفسها على طاولات سهرة
        [pair] كل خويّين ضد خبيرين
        [table] طاولة تُقارن بثلاث طاولات من الخبراء
       *[alone] كلٌّ وحده مع ثلاثة خبراء
    }
challenge-open = الرمز **{ $code }** · ينتهي { $ends }
challenge-over = الرمز **{ $code }** · انتهى { $ends }
challenge-outdated = تغيّرت قوانين هذه اللعبة: انتهى التحدي قبل موعده بما لُعب.
challenge-seal = الختم { $seal }…: في النهاية يعرض «{ challenge-button-deals }» بذرة الجولات.
challenge-seed = بذرة الجولات `{ $seed }`.
challenge-own-played = أنت: { $played } من { $count }
challenge-seen = † سبق أن رأيت إحدى الجولات: أنت في القائمة لا في الترتيب.
challenge-nobody = لم يقبل أحد تحديك.
challenge-nobody-coded = { $code }: لم يقبل أحد تحديك.
challenge-head = التحدي { $code }، الجولة { $number } من { $count }
challenge-late = انتهى التحدي: يمكنك الإكمال خارج الترتيب.
challenge-hands-at = كل الأيدي في النهاية ({ $ends }).
challenge-hands-evening = كل الأيدي في نهاية السهرة.
challenge-compared = العلامة { $mark } · المركز { $rank } من { $count }
challenge-first = لا أحد للمقارنة بعد
challenge-here = الفرق عن الآخرين: **{ $mark }**
challenge-unranked = خارج الترتيب
challenge-empty = لم يُنهِ أحد جولة بعد.
challenge-how = متوسط الفروق { $way ->
        [pair] عن بقية الأخوياء
        [table] عن الجهة نفسها في الطاولات الأخرى
       *[alone] عن الآخرين
    } في كل جولة، بحد أقصى 300 نقطة، وكم قد تحركه الصدفة (±). والجولة تُحسب متى بدأت: ما تتركه يكمله الخبراء في النهاية، وقيمته ما يحققونه، 0 على الأكثر، ناقص 40. والجولة التي لم تبدأ قط تُحسب −40، أو متوسطك إن كان أدنى؛ ومن لعب أقل من نصف الجولات فلا مركز له.
challenge-how-evening = متوسط الفروق عن الجهة نفسها في الطاولات الأخرى في كل جولة، بحد أقصى 300 نقطة، وكم قد تحركه الصدفة (±). الجولة التي لم يكن لك فيها مقعد لا تُحسب؛ وما لم تبدأه طاولتك في الوقت يُحسب 0، أو متوسطك إن كان أدنى. وما تتركه يكمله الخبراء في النهاية، وقيمته ما يحققونه، 0 على الأكثر، ناقص 40. وما يفوتك بعد مغادرتك يُحسب −40، أو متوسطك إن كان أدنى؛ ومن لعب أقل من نصف الجولات فلا مركز له.
challenge-more =
    { $count ->
        [1] … وواحد آخر
        [2] … واثنان آخران
       *[other] … و{ $count } غيرهم
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } من { $count }{ $few ->
        [yes] ، خارج الترتيب
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } من { $count }، خارج الترتيب
challenge-deals = ما فعله الآخرون بها
challenge-deal = الجولة { $number }
challenge-deal-to-play = **{ $number }** · لم تُلعب بعد
challenge-deal-missed = **{ $number }** · لم تُبدأ قط
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· العلامة { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° لعب شخص آخر جزءًا من الجولة في هذا الجانب.
challenge-button-before = الجولة السابقة
challenge-button-on = الجولة التالية
challenge-button-game = التحدي
challenge-unsealed = هذه الجولات من صكة لُعبت من قبل.
challenge-experts-wait = ثلاث طاولات من الخبراء تلعب الجولات نفسها: يأتي الترتيب بعدها.
challenge-experts = طاولات الخبراء: { $leads } (للشمال والجنوب)
challenge-deal-of-evening = جولة السهرة: الجولة { $number }، من { $most } إلى { $least }
closed-room-elsewhere = أنت تلعب على طاولة أخرى: { $channel }
closed-room-over = لُعبت الجولة { $number }
closed-room-evening = الجولة { $number } من { $count }، نفسها على كل الطاولات
closed-room-why =
    سيلعب آخرون هذه الجولة أيضًا: ما يُلعب لا يظهر إلا في الأيدي، حتى نهاية { $evening ->
        [yes] السهرة
       *[no] التحدي
    }.
challenge-begun-wait = الخبراء يكملون الجولات التي بدأت: ثم يأتي الترتيب.
challenge-soon =
    الجولة تُحسب متى بدأت؛ { $minutes ->
        [zero] بقيت { $minutes } دقيقة
        [one] بقيت دقيقة واحدة
        [two] بقيت دقيقتان
        [few] بقيت { $minutes } دقائق
        [many] بقيت { $minutes } دقيقة
       *[other] بقيت { $minutes } دقيقة
    }.
challenge-left = تُركت وأكملها الخبراء · العلامة { $mark }
challenge-deal-begun = **{ $number }** · بدأت: يكملها الخبراء في النهاية
