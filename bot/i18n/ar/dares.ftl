# التحديات: الجولات نفسها للجميع، كلٌّ وحده، لبضعة أيام.

dare-call-title = تحدٍّ
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
dare-button-own = لعبي من جديد
dare-own = تحدياتك
dare-own-open = { $code } · { $played } من { $count }
dare-own-over = { $code } · انتهى
dare-title = تحدي { $host }
dare-title-somebody = تحدي أحد اللاعبين
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
