# ما يجده «contree doctor». كل جملة تقول ما العمل، حيث يلزم عمل.

doctor-version = البوت: النسخة { $version }، في { $folder }.
doctor-packages = البوت: الحزمة { $package } تأتي من { $folder } لا من { $own }: لبرنامج آخر حزمة بهذا الاسم. ثبّت البوت في بيئة خاصة به: ‏docs/hosting/install.md.
doctor-settings = الإعدادات: كل القيم صحيحة.
doctor-folder = مجلد البيانات: الكتابة في { $folder } ممكنة.
doctor-folder-unwritable = مجلد البيانات: لا تمكن الكتابة في { $folder }. أعطه للمستخدم الذي يشغّل البوت (في الحاوية: chown -R 10001 FOLDER)، أو اضبط CONTREE_DATA_DIR.
doctor-disk = القرص: { $megabytes } م.ب متاحة لـ{ $folder }.
doctor-disk-low = القرص: لم يبق إلا { $megabytes } م.ب لـ{ $folder }. أخل مساحة قريبًا: قاعدة البيانات تكبر مع كل جولة.
doctor-disk-full = القرص: { $megabytes } م.ب متاحة لـ{ $folder }. أخل مساحة الآن: لا تُحفظ صكة على قرص ممتلئ.
doctor-database-folder = قاعدة البيانات: المجلد { $folder } غير موجود. أنشئه، أو صحّح CONTREE_DATABASE_URL.
doctor-database-new = قاعدة البيانات: الملف { $file } غير موجود بعد؛ البوت ينشئه.
doctor-database-empty = قاعدة البيانات: متاحة وفارغة؛ البوت ينشئ جداولها.
doctor-database-forbidden = قاعدة البيانات: الخادم يجيب، لكن لا يحق لمستخدم البوت إنشاء جداول فيها. اجعله مالك القاعدة: docs/hosting/postgresql.md.
doctor-database-shared = قاعدة البيانات: الملف { $file } على { $kind }، وهو مشترك بين أجهزة. لا تعتمد SQLite على أقفالها هناك، وقد تضيع صكات: استعمل قرصًا في هذا الجهاز، أو PostgreSQL.
doctor-database-migrated = قاعدة البيانات: تُقرأ، ومخططها مخطط هذه النسخة.
doctor-database-old =
    { $count ->
        [one] قاعدة البيانات: حان تغيير واحد في مخططها. يجريه البوت عند تشغيله القادم: خذ نسخة احتياطية أولًا.
        [two] قاعدة البيانات: حان تغييران في مخططها. يجريهما البوت عند تشغيله القادم: خذ نسخة احتياطية أولًا.
        [few] قاعدة البيانات: حانت { $count } تغييرات في مخططها. يجريها البوت عند تشغيله القادم: خذ نسخة احتياطية أولًا.
        [many] قاعدة البيانات: حان { $count } تغييرًا في مخططها. يجريها البوت عند تشغيله القادم: خذ نسخة احتياطية أولًا.
       *[other] قاعدة البيانات: حان { $count } تغيير في مخططها. يجريها البوت عند تشغيله القادم: خذ نسخة احتياطية أولًا.
    }
doctor-database-newer = قاعدة البيانات: كتبتها نسخة أحدث من البوت. ثبّت تلك النسخة، أو استعد نسخة احتياطية من قبل التحديث.
doctor-database-other =
    { $how ->
        [lacks] قاعدة البيانات: من قبل 1.0، أو معدّلة يدويًا، أو لبرنامج آخر: ينقصها { startup-other-shape-names }.
        [differs] قاعدة البيانات: من قبل 1.0 أو معدّلة يدويًا؛ ما أُنشئ بشكل آخر: { startup-other-shape-names }.
       *[before] قاعدة البيانات: من قبل 1.0.
    } لا تقرؤها أي نسخة منشورة: استعد نسخة احتياطية، أو ابدأ من جديد بقاعدة فارغة.
doctor-database-writable = قاعدة البيانات: الكتابة فيها ممكنة.
doctor-database-unwritable = قاعدة البيانات: لا تمكن الكتابة فيها ({ $cause }). انظر docs/hosting/troubleshooting.md.
doctor-database-unreachable =
    قاعدة البيانات: لا تُقرأ ({ $cause }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }). تحقق من CONTREE_DATABASE_URL ومن عمل الخادم؛ وللملف راجع docs/hosting/troubleshooting.md.
doctor-code = الكمبيوتر: الخبراء يفكرون؛ وشفرتهم المترجَمة محفوظة في { $folder }.
doctor-experts-broken = الكمبيوتر: لا يستطيع الخبراء التفكير، فيلعب مكانهم من هو أبسط ({ $why }). شغّل البوت مع CONTREE_LOG_LEVEL=debug، وانظر ما يقوله سجله.
doctor-database-lost = قاعدة البيانات: الملف { $file } فارغ أو فقد جداوله كلها تقريبًا، لكنها ما زالت في { $copy }. استعد هذه النسخة، أو انقل النسخ من مكانها لتبدأ من جديد: docs/hosting/backups.md.
doctor-backups-none = النسخ الاحتياطية: لا يأخذ البوت شيئًا منها. اجعل CONTREE_BACKUP_FOLDER مجلدًا على قرص آخر.
doctor-backups-unwritable = النسخ الاحتياطية: لا تمكن الكتابة في { $folder }. أعطه للمستخدم الذي يشغّل البوت (في الحاوية: chown -R 10001 FOLDER)، أو اضبط CONTREE_BACKUP_FOLDER.
doctor-backups-begin = النسخ الاحتياطية: لا شيء بعد في { $folder }؛ يأخذ البوت أولاها عند تشغيله.
doctor-backups =
    { $hours ->
        [0] النسخ الاحتياطية: أحدثها في { $folder } عمرها أقل من ساعة.
        [one] النسخ الاحتياطية: أحدثها في { $folder } عمرها ساعة واحدة.
        [two] النسخ الاحتياطية: أحدثها في { $folder } عمرها ساعتان.
        [few] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعات.
        [many] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعة.
       *[other] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعة.
    }
doctor-backups-old =
    { $hours ->
        [one] النسخ الاحتياطية: أحدثها في { $folder } عمرها ساعة واحدة، وقد حان غيرها منذئذ. إن كان البوت يعمل فسجله يقول لماذا لا توجد.
        [two] النسخ الاحتياطية: أحدثها في { $folder } عمرها ساعتان، وقد حان غيرها منذئذ. إن كان البوت يعمل فسجله يقول لماذا لا توجد.
        [few] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعات، وقد حان غيرها منذئذ. إن كان البوت يعمل فسجله يقول لماذا لا توجد.
        [many] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعة، وقد حان غيرها منذئذ. إن كان البوت يعمل فسجله يقول لماذا لا توجد.
       *[other] النسخ الاحتياطية: أحدثها في { $folder } عمرها { $hours } ساعة، وقد حان غيرها منذئذ. إن كان البوت يعمل فسجله يقول لماذا لا توجد.
    }
doctor-code-unkept = الكمبيوتر: لا مجلد لشفرة الخبراء المترجَمة، فتُترجَم من جديد عند كل تشغيل. اجعل NUMBA_CACHE_DIR مجلدًا يستطيع البوت الكتابة فيه.
doctor-no-token = التوكن: غير موجود. اكتبه بعد DISCORD_TOKEN=‎ في ‎.env؛ ولم يُسأل Discord عن شيء.
doctor-token = التوكن: مقبول؛ البوت هو { $name }.
doctor-token-refused = التوكن: مرفوض. انسخه كاملًا من صفحة «Bot» للتطبيق في بوابة المطورين في Discord، أو جدّده هناك.
doctor-unreachable = Discord: لا يمكن الوصول إليه ({ $why }). تحقق من شبكة هذا الجهاز ومن status.discord.com.
doctor-unanswered = Discord: لا جواب عن { $check } ({ $why }). حاول لاحقًا.
doctor-clock = الساعة: متفقة مع ساعة Discord.
doctor-clock-late =
    { $direction ->
        [ahead] الساعة: متقدمة على ساعة Discord بـ{ $seconds } ث.
       *[behind] الساعة: متأخرة عن ساعة Discord بـ{ $seconds } ث.
    } شغّل NTP: الأوقات في الرسائل والقياسات خاطئة بهذا القدر.
doctor-clock-wrong =
    { $direction ->
        [ahead] الساعة: متقدمة على ساعة Discord بـ{ $seconds } ث.
       *[behind] الساعة: متأخرة عن ساعة Discord بـ{ $seconds } ث.
    } شغّل NTP: لا يمكن تحديث الأيدي بساعة خاطئة إلى هذا الحد.
doctor-intents = Intents: لا يلزم منها شيء قد يرفضه Discord.
doctor-endpoint = التطبيق: فيه «Interactions Endpoint URL»، فلا تصل الضغطات إلى البوت أبدًا. أفرغ هذه الخانة في بوابة المطورين.
doctor-code-grant = التطبيق: «Requires OAuth2 Code Grant» مفعّل، فتفشل الدعوة المعتادة. أوقفه تحت «Bot» في بوابة المطورين.
doctor-starts = البوابة (gateway): عدد الشرائح (shards): { $shards }؛ وما بقي من مرات التشغيل اليوم: { $left }.
doctor-starts-few =
    { $left ->
        [one] البوابة (gateway): بقيت اليوم مرة تشغيل واحدة من { $total }. اعرف لماذا يعيد البوت التشغيل كثيرًا: إن لم يبق شيء غيّر Discord التوكن.
        [two] البوابة (gateway): بقيت اليوم مرتا تشغيل من { $total }. اعرف لماذا يعيد البوت التشغيل كثيرًا: إن لم يبق شيء غيّر Discord التوكن.
        [few] البوابة (gateway): بقيت اليوم { $left } مرات تشغيل من { $total }. اعرف لماذا يعيد البوت التشغيل كثيرًا: إن لم يبق شيء غيّر Discord التوكن.
        [many] البوابة (gateway): بقيت اليوم { $left } مرة تشغيل من { $total }. اعرف لماذا يعيد البوت التشغيل كثيرًا: إن لم يبق شيء غيّر Discord التوكن.
       *[other] البوابة (gateway): بقيت اليوم { $left } مرة تشغيل من { $total }. اعرف لماذا يعيد البوت التشغيل كثيرًا: إن لم يبق شيء غيّر Discord التوكن.
    }
doctor-commands = الأوامر: عدد مجموعاتها المسجلة { $count }.
doctor-commands-first = الأوامر: يسجل البوت أوامره عند أول تشغيل له مع مجلد البيانات هذا.
doctor-commands-missing = الأوامر: عدد مجموعاتها المسجلة { $count }، وليست أوامر مجلد البيانات هذا. يسجل البوت أوامره عند تشغيله القادم؛ ولإجباره احذف commands.json من مجلد البيانات.
doctor-emojis = الإيموجي: كاملة ({ $total }).
doctor-emojis-missing = الإيموجي: ينقص { $count } من { $total }. شغّل «{ TYPED("sync") }»؛ وحتى ذلك الحين تُكتب الأوراق هكذا: J♥.
doctor-no-server = السيرفرات: ليس البوت في أي منها. ادعه: https://discord.com/oauth2/authorize?client_id={ $application }&scope=bot+applications.commands&permissions=274877942784
doctor-server = السيرفر «{ $server }»: يحق للبوت الكتابة وإرفاق الملفات.
doctor-server-plain = السيرفر «{ $server }»: دون صلاحية إرفاق الملفات تُعرض الطاولات بالكلمات.
doctor-server-silent = السيرفر «{ $server }»: تنقص دور البوت { $missing }. لا تُفتح الطاولات إلا في قنوات تسمح بذلك.
doctor-channels-closed = السيرفر «{ $server }»: لا يستطيع البوت الكتابة في أي من قنواته ({ $total }). أعط دوره «{ permission-view-channel }» و«{ permission-send-messages }» حيث يُراد اللعب.
doctor-channels-some =
    السيرفر «{ $server }»: تُفتح الطاولات في بعض قنواته ({ $open } من { $total })، لا في { $closed }{ $more ->
        [0] {""}
        [1] {" "}وواحدة أخرى
        [2] {" "}واثنتين أخريين
       *[other] {" "}و{ $more } غيرها
    }.
doctor-role-too-high = السيرفر «{ $server }»: لا يستطيع البوت منح دور الدرجة «{ $role }». اسحب دور البوت فوقه، في إعدادات السيرفر تحت «الأدوار».
doctor-post-closed = السيرفر «{ $server }»: لا يستطيع البوت الكتابة في { $channel }، حيث تُنشر سهرة لعب أو جولة اليوم. أعط دوره هناك «{ permission-view-channel }» و«{ permission-send-messages }»، أو اختر قناة أخرى.
doctor-no-threads = السيرفر «{ $server }»: لا يستطيع البوت في { $channel } فتح سلسلة لكل طاولة من طاولات السهرة. أعطه «{ permission-create-public-threads }» و«{ permission-send-messages-in-threads }».
doctor-no-history = السيرفر «{ $server }»: لا يستطيع البوت في { $channel } قراءة ما نشره. إن توقف فجأة في لحظة النشر فقد تظهر الرسالة مرتين. أعطه «Read Message History».
