# نظرة إلى موسم مضى: موسم لاعب أو سيرفر.

recap-button = حصيلة الموسم
recap-button-own = موسمي
recap-button-server = موسم السيرفر
recap-button-before = الموسم السابق
recap-button-after = الموسم التالي
recap-title = موسم { $player }
recap-title-server = موسم السيرفر
recap-running = الموسم مستمر حتى { DATETIME($ended, dateStyle: "long") }.
recap-few =
    { $games ->
        [0] لم تنتهِ هنا أي صكة في هذا الموسم
        [one] انتهت هنا صكة واحدة فقط في هذا الموسم
        [two] انتهت هنا صكتان فقط في هذا الموسم
        [few] انتهت هنا { $games } صكات فقط في هذا الموسم
        [many] انتهت هنا { $games } صكة فقط في هذا الموسم
       *[other] انتهت هنا { $games } صكة فقط في هذا الموسم
    }: عدد الصكات اللازم للحصيلة { $least }.
recap-games =
    { $games ->
        [one] صكة واحدة
        [two] صكتان
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    }، { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }، { $players ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $players } لاعبين
        [many] { $players } لاعبًا
       *[other] { $players } لاعب
    }

recap-line = **{ $what }**: { $value }
recap-line-noted = **{ $what }**: { $value } ({ $note })
recap-what =
    { $what ->
        [partner] أفضل خويّ
        [pair] أفضل فريق
        [boldest] أجرأ شراء ناجح
        [costliest] أغلى دبل
        [trump] الحكم المفضل
        [accuracy] الدقة من قبل ومن بعد
        [streak] أطول سلسلة فوز
       *[deal] جولة الموسم
    }
recap-by = المشتري { $player }
recap-swing = { history-ended }: { $points }
recap-swing-server = المشتري { $player }، الدبل من { $doubler }، { history-ended }: { $points }
recap-contracts =
    { $count ->
        [one] شراء واحد
        [two] شراءان
        [few] { $count } مشتريات
        [many] { $count } شراءً
       *[other] { $count } شراء
    }
recap-then-now = من { $before } إلى { $now }
recap-wins =
    { $count ->
        [one] فوز واحد
        [two] فوزان
        [few] فوز { $count } مرات
        [many] فوز { $count } مرة
       *[other] فوز { $count } مرة
    }
recap-usual = { $points }، الطاولات المتوسطة { $usual }
recap-side = فريق { $player }: { recap-usual }
