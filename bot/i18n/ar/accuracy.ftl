# كم أجاد اللاعب في الجولات التي حُلّلت.

accuracy-none = لم تُحلَّل هنا أي جولة لـ{ $player }. تحت كل جولة منتهية زر *{ analysis-button }* يحللها.
accuracy-deals = **الجولات المحلَّلة: { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }**
accuracy-what =
    { $what ->
        [cards] الأوراق
        [calls] الشراء
        [declarer] مشتريًا
        [partner] خويًّا للمشتري
       *[defence] ضد المشتري
    }
accuracy-line = { $name }: **{ $value }** ({ $count })
accuracy-few = قرارات أقل من أن يُحكم عليها (دون { $least }): { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = من 100، ومعها عدد القرارات. الأوراق التي لا خيار غيرها والأوراق المتساوية لا تُحسب.

accuracy-periods =
    { $weekly ->
        [yes] أسبوعًا بأسبوع
       *[no] شهرًا بشهر
    }
accuracy-curve =
    دقة الأوراق، { $weekly ->
        [yes] كل أسبوع
       *[no] كل شهر
    }

accuracy-mistakes = ما كلّف أكثر
accuracy-mistake =
    { $kind ->
        [trumps-late] تأخر سحب الحكم
        [trumps-wasted] فتح بالحكم بلا فائدة
        [master-kept] تأخر لعب ورقة سيّدة
        [master-early] ورقة سيّدة لُعبت قبل أوانها
        [wrong-suit] فتح بالنوع الخطأ
        [ruff-missed] دق فات
        [ruff-wasted] دق بلا فائدة
        [trick-left] أكلة تُركت
        [trick-taken] أكلة كان تركها أفضل
        [points-kept] لم تُزد نقاط على أكلة الخويّ
        [points-given] نقاط أُعطيت لأكلة الخصم
        [wrong-discard] رمي الورقة الخطأ
        [played-high] ورقة أكبر من اللازم في نوعها
       *[played-low] ورقة أصغر من اللازم في نوعها
    }: { $count ->
        [one] مرة واحدة
        [two] مرتان
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }، ونقصت فرصة الكسب { $points ->
        [one] نقطة مئوية واحدة
        [two] نقطتين مئويتين
        [few] { $points } نقاط مئوية
        [many] { $points } نقطة مئوية
       *[other] { $points } نقطة مئوية
    }{ $count ->
        [1] { "" }
       *[other] { " " }كل مرة
    }
accuracy-mistakes-none = لا خطأ في هذه الجولات.
accuracy-mistakes-all =
    { $count ->
        [one] خطأ واحد
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأ
       *[other] { $count } خطأ
    } في المجموع، كلّف كل منها 5 نقاط مئوية أو أكثر من فرصة الكسب

accuracy-luck = حظ الأوراق
accuracy-luck-held = والأيدي كلها مكشوفة: **{ $points }**
accuracy-luck-usual = طاولة متوسطة: **{ $points }**
accuracy-luck-made = طاولتك: **{ $points }**
accuracy-luck-balance = الحظ: **{ $points }**، أي { $each } لكل جولة
accuracy-luck-few = جولات أقل من أن يُحكم عليها ({ $count } من { $least })
accuracy-luck-mixed = تُذكر حين تكون كل هذه الجولات من لعبة واحدة، فلكل لعبة طريقتها في حساب النقاط.
accuracy-luck-about = النقاط هي ما يتقدم به الفريق. والحظ: ما تساويه أوراقه والأيدي كلها مكشوفة، ناقص ما تسجله طاولات متوسطة من الكمبيوتر.

accuracy-button-analyse = حلّل جولاتي
accuracy-waiting =
    { $count ->
        [0] كل جولاتك هنا محلَّلة.
        [one] لك جولة واحدة لم تُحلَّل بعد.
        [two] لك جولتان لم تُحلَّلا بعد: حتى { $most } في كل مرة، والأحدث أولًا.
        [few] لك { $count } جولات لم تُحلَّل بعد: حتى { $most } في كل مرة، والأحدث أولًا.
        [many] لك { $count } جولة لم تُحلَّل بعد: حتى { $most } في كل مرة، والأحدث أولًا.
       *[other] لك { $count } جولة لم تُحلَّل بعد: حتى { $most } في كل مرة، والأحدث أولًا.
    }
accuracy-progress =
    { $of ->
        [one] تُحلَّل جولتك: تم { $done } من { $of }
        [two] تُحلَّل جولتاك: تم { $done } من { $of }
        [few] تُحلَّل جولاتك: تم { $done } من { $of }
        [many] تُحلَّل جولاتك: تم { $done } من { $of }
       *[other] تُحلَّل جولاتك: تم { $done } من { $of }
    }
