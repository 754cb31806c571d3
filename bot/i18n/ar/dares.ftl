# التحديات: الجولات نفسها للجميع، كلٌّ وحده، لبضعة أيام.

dare-call-title = تحدٍّ
dare-call =
    { $game }: { $way ->
        [pair] كل خويّين يلعبان الجولات نفسها على طاولة، ضد خبيرين. وعلامتكما هي الفرق عن متوسط غيركما.
        [table] أربعة أصحاب يلعبون الجولات على طاولتهم؛ وفي النهاية تلعب ثلاث طاولات من الخبراء الأوراق نفسها. وعلامتك هي الفرق عن متوسط الطاولات الأخرى.
       *[alone] يلعب الجميع الجولات نفسها، كلٌّ وحده مع ثلاثة خبراء، متى شاء. وعلامتك هي الفرق عن متوسط الآخرين.
    }
dare-way =
    { $way ->
        [pair] أزواجًا
        [table] على طاولة
       *[alone] كلٌّ وحده
    }
dare-again =
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
dare-count =
    { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
dare-days =
    { $days ->
        [one] مفتوح يومًا واحدًا
        [two] مفتوح يومين
        [few] مفتوح { $days } أيام
        [many] مفتوح { $days } يومًا
       *[other] مفتوح { $days } يوم
    }
dare-button-call = تحدَّ الجميع هنا
dare-button-play = العب
dare-button-next = الجولة { $number } من { $count }
dare-button-ranking = الترتيب
dare-button-deals = الجولات
dare-button-dare = تحدٍّ
dare-button-post = انشره هنا
dare-button-again = هذه الجولات من جديد
dare-button-hands = كل الأيدي
dare-button-own = راجع لعبي
dare-own = تحدياتك
dare-own-open = { $code } · { $played } من { $count }
dare-own-over = { $code } · انتهى
dare-title = تحدي { $host }
dare-title-somebody = تحدي أحد اللاعبين
dare-what =
    { $count ->
        [one] { $game } · جولة واحدة
        [two] { $game } · جولتان
        [few] { $game } · { $count } جولات
        [many] { $game } · { $count } جولة
       *[other] { $game } · { $count } جولة
    }، { $way ->
        [pair] كل خويّين ضد خبيرين
        [table] طاولة تُقارن بثلاث طاولات من الخبراء
       *[alone] كلٌّ وحده مع ثلاثة خبراء
    }
dare-open = الرمز **{ $code }** · ينتهي { $ends }
dare-over = الرمز **{ $code }** · انتهى { $ends }
dare-outdated = تغيّرت قوانين هذه اللعبة: انتهى التحدي قبل موعده بما لُعب.
dare-seal = الختم { $seal }…: تظهر بذرة الجولات في النهاية.
dare-seed = بذرة الجولات `{ $seed }`.
dare-own-played = أنت: { $played } من { $count }
dare-seen = † سبق أن رأيت إحدى الجولات: أنت في القائمة لا في الترتيب.
dare-nobody = لم يقبل أحد تحديك.
dare-nobody-coded = { $code }: لم يقبل أحد تحديك.
dare-head = التحدي { $code }، الجولة { $number } من { $count }
dare-late = انتهى التحدي: يمكنك الإكمال خارج الترتيب.
dare-hands-at = كل الأيدي في النهاية ({ $ends }).
dare-compared = العلامة { $mark } · المركز { $rank } من { $count }
dare-first = لا أحد للمقارنة بعد
dare-unranked = خارج الترتيب
dare-empty = لم يُنهِ أحد جولة بعد.
dare-how = متوسط الفروق { $way ->
        [pair] عن بقية الأخوياء
        [table] عن الجهة نفسها في الطاولات الأخرى
       *[alone] عن الآخرين
    } في كل جولة، بحد أقصى 300 نقطة، وكم قد تحركه الصدفة (±). والجولة التي لا تُلعب حتى النهاية تُحسب −40؛ ومن لعب أقل من نصف الجولات فلا مركز له.
dare-more =
    { $count ->
        [1] … وواحد آخر
        [2] … واثنان آخران
       *[other] … و{ $count } غيرهم
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } من { $count }{ $few ->
        [yes] ، خارج الترتيب
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } من { $count }، خارج الترتيب
dare-deals = ما فعله الآخرون بها
dare-deal = الجولة { $number }
dare-deal-to-play = **{ $number }** · لم تُلعب بعد
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· العلامة { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = الجولة التالية
dare-button-game = التحدي
dare-unsealed = هذه الجولات من صكة لُعبت من قبل.
dare-experts-wait = ثلاث طاولات من الخبراء تلعب الجولات نفسها: يأتي الترتيب بعدها.
dare-experts = طاولات الخبراء: { $leads } (للشمال والجنوب)
lobby-dare = التحدي { $code }، الجولة { $number }: هذه الجولة فقط، خارج التصنيف.
