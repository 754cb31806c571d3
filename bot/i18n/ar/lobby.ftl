# الطاولة قبل الصكة.

lobby-partners = الأخوياء: الشمال مع الجنوب، والشرق مع الغرب.
lobby-begun = بدأت الصكة: [إلى الطاولة]({ $link }).
lobby-unrated = جمع وقص: هذه الصكات لا تدخل في التصنيف، لأن من يحفظ الأكلات يعرف الأيدي التالية.
lobby-terms =
    { $why ->
        [alone] خارج التصنيف، لأن شخصًا واحدًا يلعب مع الكمبيوتر: للمضيف أن يضغط «{ lobby-button-rated-name }».
        [beginner] خارج التصنيف: أحد لاعبي الكمبيوتر مبتدئ.
       *[none] صكة محسوبة في التصنيف.
    }
lobby-change-seats = لتغيير المقاعد: أزل كمبيوترًا ثم اجلس مكانه.
lobby-seat = { $seat }: { $player }
lobby-seat-free = فارغ
lobby-host = المضيف
lobby-waiting =
    { $free ->
        [one] ينقص لاعب واحد.
        [two] ينقص لاعبان.
        [few] ينقص { $free } لاعبين.
        [many] ينقص { $free } لاعبًا.
       *[other] ينقص { $free } لاعب.
    }
lobby-ready = اكتملت الطاولة: يمكن لـ{ $user } البدء.

lobby-choice =
    { $of ->
        [level] الكمبيوتر
        [convention] الشراء
        [tempo] السرعة
        [clock] لكل حركة
        [next] التالية
       *[length] الطول
    }
lobby-length-short =
    { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
lobby-length-half = نصف · { $count }
lobby-length-full = كاملة · { $count }

lobby-button-sit-at = اجلس في { $seat }
lobby-button-stand-from = قم ({ $seat })
lobby-button-remove-computer-from = أزل ({ $seat })
lobby-button-add-computer = أضف كمبيوترًا
lobby-button-fill = العب الآن
lobby-button-start = ابدأ
lobby-button-house-rules = اللعبة وقوانين الطاولة
lobby-button-cancel = إغلاق
lobby-button-setup = الإعدادات
lobby-button-computers = كل كمبيوتر
lobby-button-rated-name = في التصنيف
lobby-button-rated =
    { lobby-button-rated-name }: { $rated ->
        [yes] نعم
       *[no] لا
    }
lobby-given = الجولة { $code }: هذه الجولة فقط، خارج التصنيف.
lobby-given-seen =
    { $count ->
        [1] { $players } يعرف أوراق هذه الجولة.
       *[other] { $players } يعرفون أوراق هذه الجولة.
    } نبدأ مع ذلك؟
lobby-given-button-start = ابدأ
lobby-challenge = التحدي { $code }، الجولة { $number }: تُحسب للتحدي ولا لشيء غيره.
lobby-training = طاولة تدريب: للجميع أن يسألوا المدرب، ولا شيء يُحسب (لا تصنيف ولا إحصاءات ولا إنجازات).
