# جولة اليوم: وحدك مع ثلاثة خبراء، والأوراق نفسها للجميع.

today-title = جولة اليوم رقم { $number }
today-what = { $game }، وحدك مع ثلاثة خبراء: الأوراق نفسها للجميع.
today-once = محاولة واحدة، تكملها متى شئت حتى منتصف الليل ({ $ends }).
today-training = انتهى هذا اليوم: تلعبها للتدريب، خارج الترتيب.
today-played =
    { $count ->
        [0] لم يُنهها أحد بعد.
        [one] أنهاها شخص واحد.
        [two] أنهاها شخصان.
        [few] أنهاها { $count } أشخاص.
        [many] أنهاها { $count } شخصًا.
       *[other] أنهاها { $count } شخص.
    }
today-streak =
    { $days ->
        [one] أيام متتالية: يوم واحد
        [two] أيام متتالية: يومان
        [few] أيام متتالية: { $days } أيام
        [many] أيام متتالية: { $days } يومًا
       *[other] أيام متتالية: { $days } يوم
    }{ $forgiven ->
        [yes] { " " }· ❄ اليوم الفائت هذا الشهر مغفور
       *[no] { "" }
    }
today-seal = الختم { $seal }…: تظهر البذرة الليلة عند منتصف الليل.
today-seed = البذرة `{ $seed }`، الجولة { $drawn } من قائمتها.
today-button-play = العب
today-button-resume = متابعة
today-button-leaderboard = الترتيب
today-button-earlier = أيام سابقة
today-button-share = مشاركة
today-button-look = كل الأيدي
today-button-own = راجع لعبي
today-button-back = رجوع
today-button-today = جولة اليوم
today-button-too = العبها أنت أيضًا
today-button-challenge = تحدٍّ
today-notify =
    { $watches ->
        [yes] لا تخبرني
       *[no] أخبرني
    }
today-head = جولة اليوم رقم { $number }
today-preparing = ستكون جولة اليوم جاهزة بعد نحو دقيقة.
today-button-again = حاول مجددًا
today-outdated = تغيّرت قوانين هذه اللعبة مع هذه النسخة من البوت: تنتهي جولة اليوم هنا بلا ترتيب. يُحسب اليوم في الأيام المتتالية للجميع، والجولة التالية تأتي { $ends }.
today-late = انتهى اليوم: يمكنك إكمالها خارج الترتيب.
today-rank = المركز { $rank } من { $count }.
today-unranked = خارج الترتيب.
today-bids =
    { $passed ->
        [yes] قال الجميع بس عند { $share }%
       *[no] { $bid } عند { $share }%
    }
today-judging = تُقيَّم أكلاتك الآن: لون لكل واحدة بعد ثوانٍ.
today-accuracy = الدقة { $accuracy }
today-square-g = جيدة
today-square-y = متوسطة
today-square-r = خطأ
today-square-f = بلا خيار
today-square-count = { $square }: { $count }
today-hands-at = كل الأيدي والتحليل عند منتصف الليل ({ $ends }).
today-shared =
    جولة اليوم رقم { $number } · { $result } · المركز { $rank } من { $count } · { $days ->
        [one] يوم واحد
        [two] يومان متتاليان
        [few] { $days } أيام متتالية
        [many] { $days } يومًا متتاليًا
       *[other] { $days } يوم متتالٍ
    }
today-leaderboard-here = هذا السيرفر
today-leaderboard-all = الجميع
today-leaderboard-week = الأسبوع
today-leaderboard-empty = لا أحد بعد.
today-leaderboard-how = نقاط الصكة التي تقدّم بها فريق اللاعب في الجولة.
today-leaderboard-week-how = أفضل خمسة من الأيام السبعة الأخيرة المنتهية: الفرق عن متوسط الآخرين بالأوراق نفسها.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = انظر كيف لُعبت
today-line = { $rank } · { $points }
today-no-earlier = لا يوم سابق بعد.
today-earlier-title = أيام سابقة
today-earlier = ما لم تلعبه منها يمكن لعبه للتدريب، خارج الترتيب.
today-earlier-choose = اختر يومًا
today-earlier-day = رقم { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **أمس، رقم { $number }**
today-post-week = **الأسبوع**
today-post-week-how = أفضل خمسة من سبعة أيام: الفرق عن متوسط هذا السيرفر بالأوراق نفسها.
today-post-button = العب الجولة رقم { $number }
today-settings-title = جولة اليوم
today-settings = مرة كل يوم، رسالة فيها منصة اليوم السابق وزر اللعب. لا تشير إلا إلى من طلب ذلك.
today-settings-hour = الساعة { NUMBER($number, minimumIntegerDigits: 2) }:00
today-settings-zone = بتوقيت { $zone }.
