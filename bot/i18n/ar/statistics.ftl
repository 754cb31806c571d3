# إحصاءات لاعب، وفريق من اثنين، ولاعب ضد آخر.

stats-title = { $player }
stats-none = { $own ->
        [yes] لا صكات منتهية لك هنا.
       *[no] لا صكات منتهية هنا لـ{ $player }.
    } افتح طاولة بالأمر { help-command-start }: الصكة الجارية تظهر في { help-command-history } من جولتها الأولى.
stats-families-all = كل الألعاب
stats-button-summary = ملخص
stats-button-contracts = المشتريات
stats-button-people = الأخوياء
stats-button-accuracy = الدقة
stats-button-luck = الأخطاء
stats-button-achievements = الإنجازات
stats-button-pair = معًا
stats-button-versus = وجهًا لوجه
stats-scope = { $here ->
        [yes] في هذا السيرفر
       *[no] في كل السيرفرات
    }

stats-hidden = مخفي: أنت وحدك ترى هذه الأرقام، ولست في أي ترتيب.
stats-games = **{ $games ->
        [one] صكة واحدة
        [two] صكتان
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    }**: فوز { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })، خسارة { $losses }{ $draws ->
        [0] { "" }
       *[other] ، تعادل { $draws }
    }
stats-unfinished =
    { $games ->
        [one] مع جولات صكة واحدة بلا نتيجة.
        [two] مع جولات صكتين بلا نتيجة.
        [few] مع جولات { $games } صكات بلا نتيجة.
        [many] مع جولات { $games } صكة بلا نتيجة.
       *[other] مع جولات { $games } صكة بلا نتيجة.
    }
stats-deals-so-far = الجولات: { $deals }
stats-left = صكات غادرها قبل النهاية: { $games }.
stats-deals = { stats-deals-so-far } · من النقاط { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
stats-streak =
    السلسلة الحالية: { $kind ->
        [wins] فوز × { $count }
       *[losses] خسارة × { $count }
    }
stats-longest = أطول السلاسل: فوز × { $wins }، خسارة × { $losses }
stats-declarer = مشتريًا: ناجح { $made }، خسران { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = خويًّا للمشتري: ناجح { $made }، خسران { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence = ضد المشتري: خسران { $failed } من { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats = كبوت معروض وناجح × { $capots } · كل الأكلات × { $sweeps } · بيلوت × { $belotes }
stats-pace = الوقت لكل حركة: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ث

stats-contracts-title = المشتريات
stats-contracts-none = لا مشتريات.
stats-contracts-row-contract = الشراء
stats-contracts-row-made = ناجح
stats-contracts-row-failed = خسران
stats-by-trump = ناجح / خسران حسب الحكم: { $list }
stats-contracts-row-others = غيرها
stats-contract =
    { $kind ->
        [trump] حكم
        [ashkal] أشكل
        [capot] كبوت
        [generale] جنرال
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over = المشتريات الناجحة: متوسط الزيادة { $points }
stats-under = المشتريات الخسرانة: متوسط النقص { $points }
stats-given =
    الدبل: { $count }، { $won ->
        [0] لم يصب
       *[other] أصاب { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] ، النقاط لكل دبل: { $sign }{ $each }
    }
stats-given-none = الدبل: لا شيء
stats-received =
    دبل عليه: { $count }، { $won ->
        [0] لم ينجح
       *[other] نجح { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] ، النقاط لكل دبل: { $sign }{ $each }
    }
stats-received-none = دبل عليه: أبدًا

stats-partners-title = أفضل الأخوياء (مرات الفوز)
stats-partners-none = عدد الصكات اللازم مع الخويّ نفسه: { $games }.
stats-together = فوز { $wins }، من صكات عددها { $games }
stats-met = { $player }: { $count } من { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = أصعب الخصوم (مرات الخسارة)
stats-opponents-none = لا خصم أصعب بعد: عدد الصكات اللازم ضد اللاعب نفسه { $games }.
stats-last = آخر الصكات
stats-game =
    { $day } · { $outcome ->
        [running] جارية
        [stopped] موقوفة
        [won] فوز
        [lost] خسارة
        [left] مغادرة
       *[drawn] تعادل
    } { $score } مقابل { $others } · { $company }
stats-company = مع { $partners }، ضد { $opponents }
stats-company-alone = ضد { $opponents }
stats-computers =
    { $count ->
        [1] كمبيوتر
        [2] كمبيوترين
       *[other] كمبيوتر × { $count }
    }

pair-title = { $one } و{ $two } معًا
pair-none = لا صكات منتهية هنا لعبها معًا { $one } و{ $two }.
pair-taken = { $player } مشتريًا: ناجح { $made }، خسران { $failed }
versus-title = { $one } ضد { $two }
versus-none = لا صكات منتهية هنا بين { $one } و{ $two }.
versus-games = **{ $games ->
        [one] صكة واحدة
        [two] صكتان
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    }** أحدهما ضد الآخر{ $draws ->
        [0] { "" }
       *[other] ، منها تعادل { $draws }
    }
versus-side = { $player }: فوز { $wins } · من النقاط { NUMBER($share, style: "percent", maximumFractionDigits: 0) } · المشتريات: ناجح { $made }، خسران { $failed }
versus-doubles =
    دبل { $player }: { $count }، { $won ->
        [0] لم يصب
       *[other] أصاب { $won }
    }
versus-together =
    { $games ->
        [0] لم يلعبا معًا قط.
        [one] لعبا معًا مرة.
        [two] لعبا معًا مرتين.
        [few] لعبا معًا { $games } مرات.
        [many] لعبا معًا { $games } مرة.
       *[other] لعبا معًا { $games } مرة.
    }

stats-rating = التصنيف: **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }، الصكات المحسوبة: { $games })
stats-rating-provisional = التصنيف الذي تراه وحدك: بين { NUMBER($least, useGrouping: 0) } و{ NUMBER($most, useGrouping: 0) } ({ $ladder }، { $games } من { $of } صكات)
profile-rating = التصنيف { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] صكة واحدة
        [two] صكتان
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    }، فوز { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve = التصنيف، { $ladder } (الصكات المحسوبة: { $games })
profile-outcomes = فوز: { $won }، تعادل: { $draws }، خسارة: { $losses }.
profile-curve-words = { $curve }: من { NUMBER($before, useGrouping: 0) } إلى { NUMBER($points, useGrouping: 0) }.
