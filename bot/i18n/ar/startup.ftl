# ما يقرؤه من يشغّل البوت: سطر الأوامر، ولماذا لا يبدأ البوت.
# رسالة لكل رمز خروج: startup-<اسمه>.

startup-description = بوت Discord للعب الكونتريه والبلوت وأخواتهما.
startup-version = يعرض النسخة ويخرج
startup-metavar = أمر

startup-command-run = يتصل بـDiscord ويعمل حتى يوقَف.
startup-command-demo = اللعب في المتصفح على هذا الجهاز، بلا Discord.
startup-command-rebuild = يعيد حساب النتائج من سجلات الصكات.
startup-command-sync = يرفع إيموجي الأوراق إلى Discord ويزيل القديم منها.
startup-command-healthy = يخرج بالرمز 0 ما دام البوت يعمل واللعب ممكنًا.
startup-command-doctor = يفحص الإعداد: هذا الجهاز وقاعدة البيانات وDiscord. لا يغيّر شيئًا.
startup-command-backup = ينسخ قاعدة البيانات إلى ملف، ولو كان البوت يعمل (SQLite).
startup-command-check = يفحص نسخة احتياطية أو قاعدة البوت نفسه: كل صفحة وسجل ونتيجة. لا يغيّر شيئًا.
startup-command-restore = يفحص نسخة احتياطية ويضعها مكان قاعدة البيانات (SQLite)؛ ويجب أن يكون البوت متوقفًا.
startup-command-move = نقل القاعدة من ملفها إلى خادم PostgreSQL؛ يجب أن يكون البوت متوقفًا.
startup-address = ADDRESS
startup-address-argument = قاعدة فارغة هناك، مثل postgresql://USER@HOST/NAME؛ ويمكن أن تكون كلمة المرور في PGPASSWORD
startup-command-explain = يقول ما يفعله خبير في جولة، ولماذا.
startup-file = ملف
startup-file-backup = أين توضع النسخة
startup-file-check = النسخة الاحتياطية؛ وإن تُركت فقاعدة البوت نفسه
startup-file-restore = النسخة الاحتياطية
startup-deal = جولة
startup-deal-argument = الجولة بين علامتي تنصيص، كما يعطيها «{ shared-deal-button-export }»، أو - لقراءتها من المدخل القياسي
startup-force-backup = الكتابة فوق ملف موجود
startup-force-restore = وضعها في مكانها ولو وجد الفحص مشكلات
startup-option-port = المنفذ على 127.0.0.1 (المعتاد: { $default })
startup-option-at = العرض أو الورقة، بالعدّ من 1؛ وإن تُرك فالأخير، أو ما ينتظر

startup-rebuilt =
    { $games ->
        [0] لا صكات منتهية: لا شيء يُعاد حسابه.
        [one] أُعيد حساب نتائج صكة واحدة.
        [two] أُعيد حساب نتائج صكتين.
        [few] أُعيد حساب نتائج { $games } صكات.
        [many] أُعيد حساب نتائج { $games } صكة.
       *[other] أُعيد حساب نتائج { $games } صكة.
    }
startup-not-rebuilt =
    { $count ->
        [one] لا تستطيع هذه النسخة قراءة سجل الطاولة { $tables }: تبقى نتائجها كما كانت.
        [two] لا تستطيع هذه النسخة قراءة سجلَّي الطاولتين { $tables }: تبقى نتائجهما كما كانت.
        [few] لا تستطيع هذه النسخة قراءة سجلات الطاولات { $tables }: تبقى نتائجها كما كانت.
        [many] لا تستطيع هذه النسخة قراءة سجلات الطاولات { $tables }: تبقى نتائجها كما كانت.
       *[other] لا تستطيع هذه النسخة قراءة سجلات الطاولات { $tables }: تبقى نتائجها كما كانت.
    }

# إيموجي الأوراق.

startup-syncing = الإيموجي: { $done } من { $steps }
startup-synced = الإيموجي المطلوبة: { $wanted }؛ المرفوعة: { $put }؛ المزالة: { $removed }. يستعملها البوت من تشغيله القادم.

# النسخ الاحتياطية، وما يجده فحصها.

startup-copied = نُسخ { $percent }%
startup-backed-up = { $file }: { $size } م.ب، فُحصت كل صفحة.
startup-checked = { $file }: المخطط { $revision }؛ الطاولات: { $tables }، منها مفتوحة: { $open }؛ قيود السجل: { $events }؛ الصكات المنتهية: { $games }.
startup-other-rules =
    { $count ->
        [one] طاولة واحدة لُعبت بنسخة أخرى من قوانين لعبتها: سجلها محفوظ لكنه لا يُعاد تشغيله.
        [two] طاولتان لُعبتا بنسخة أخرى من قوانين لعبتهما: سجلاهما محفوظان لكن لا يُعاد تشغيلهما.
        [few] { $count } طاولات لُعبت بنسخة أخرى من قوانين لعبتها: سجلاتها محفوظة لكن لا يُعاد تشغيلها.
        [many] { $count } طاولة لُعبت بنسخة أخرى من قوانين لعبتها: سجلاتها محفوظة لكن لا يُعاد تشغيلها.
       *[other] { $count } طاولة لُعبت بنسخة أخرى من قوانين لعبتها: سجلاتها محفوظة لكن لا يُعاد تشغيلها.
    }
startup-later-logs =
    { $count ->
        [one] طاولة واحدة لُعبت بنسخة أحدث من البوت: سجلها متروك كما هو بلا فحص.
        [two] طاولتان لُعبتا بنسخة أحدث من البوت: سجلاهما متروكان كما هما بلا فحص.
        [few] { $count } طاولات لُعبت بنسخة أحدث من البوت: سجلاتها متروكة كما هي بلا فحص.
        [many] { $count } طاولة لُعبت بنسخة أحدث من البوت: سجلاتها متروكة كما هي بلا فحص.
       *[other] { $count } طاولة لُعبت بنسخة أحدث من البوت: سجلاتها متروكة كما هي بلا فحص.
    }
startup-old-results = حسبت النتائجَ نسخةٌ أقدم من البوت فلا تُقارن: يعيد البوت حسابها عند تشغيله القادم.
startup-sound = كل شيء يُقرأ، والنتائج مطابقة للسجلات.
startup-ladders-sound = التصنيفات والترتيبات مطابقة للنتائج.
startup-ladders-not-compared =
    { $why ->
        [on-server] لم تُقارن التصنيفات والترتيبات، لأنه لا يُكتب شيء على خادم: «{ TYPED("rebuild") }» يعيد حسابها.
        [old] حسبت التصنيفات والترتيبات نسخة أقدم من البوت، أو يُعاد حسابها الآن، فلا تُقارن: يعيد البوت حسابها وهو يعمل.
       *[in-doubt] لم تُقارن التصنيفات والترتيبات، لأن نتائج حُسبت منها خاطئة.
    }
startup-not-compared = قُرئت كل قيمة، لكن لا شيء آخر يقول هل هي الصحيحة: { $read }. لم يُفحص، لأنه لا يغيّر أي جواب: { $free }.
startup-damage-pages = الملف نفسه: { $what }
startup-damage-references =
    { $count ->
        [one] صف واحد في «{ $name }» يشير إلى لا شيء.
        [two] صفان في «{ $name }» يشيران إلى لا شيء.
        [few] { $count } صفوف في «{ $name }» تشير إلى لا شيء.
        [many] { $count } صفًا في «{ $name }» تشير إلى لا شيء.
       *[other] { $count } صف في «{ $name }» تشير إلى لا شيء.
    }
startup-damage-log =
    { $entry ->
        [0] الطاولة { $table }: لا يُقرأ سجلها.
       *[other] الطاولة { $table }: لا يُقرأ سجلها من القيد { $entry } فصاعدًا.
    }
startup-damage-event =
    { $why ->
        [illegal] الطاولة { $table }، قيد السجل { $entry }: القوانين لم تسمح بهذا العرض أو هذه الورقة.
        [not-following] الطاولة { $table }، قيد السجل { $entry }: بالقوانين كان يجب أن يتبع شيء آخر.
        [not-dealt] الطاولة { $table }، قيد السجل { $entry }: هذه الأوراق لا تخرج من البذرة المختومة، أو ليست توزيعًا.
        [cut-short] الطاولة { $table }: ينتهي السجل في وسط حركة؛ ينقص القيد { $entry }.
       *[impossible] الطاولة { $table }، قيد السجل { $entry }: لم يكن لأحد أن يفعل هذا في تلك اللحظة.
    }
startup-damage-row = الطاولة { $table }: السجل يذكر قناة أخرى، أو يقول إن الطاولة مغلقة، أو ينتهي قبل الجولة التي تعرضها رسالتها.
startup-damage-results = الطاولة { $table }: النتائج لا تطابق السجل؛ «{ TYPED("rebuild") }» يعيد حسابها.
startup-damage-ladder =
    { $server ->
        [0] الترتيب «{ $ladder }» لكل السيرفرات معًا: التصنيفات أو التغيّرات أو المجاميع ليست ما في الصكات (الصفوف: { $count })؛ «{ TYPED("rebuild") }» يعيد حسابها.
       *[other] الترتيب «{ $ladder }» للسيرفر { $server }: التصنيفات أو التغيّرات أو المجاميع ليست ما في الصكات (الصفوف: { $count })؛ «{ TYPED("rebuild") }» يعيد حسابها.
    }
startup-damage-play = اللعب المشترك { $play }، الجولة { $deal }: سطرها لا يعطي النتيجة أو الحالة المحفوظة.
startup-damage-cards = الصف { $row } في «{ $name }»: البصمة ليست بصمة هذه الأوراق، وهي ما يبقيها مغلقة على من لم يلعبها بعد.
startup-damage-value = الصف { $row } في «{ $name }»: في «{ $column }» قيمة ليست من قيمه.
startup-not-restored = لم يتغير شيء. لاستعادة نسخة تالفة رغم ذلك أضف ‎--force.
startup-restored = الملف { $file } في مكانه باسم { $database }: شغّل البوت.
startup-former = القاعدة السابقة في { $former }؛ احذفها عندما لا تحتاج إليها.

startup-unhealthy = لم يُظهر البوت حديثًا علامة حياة في { $folder }: هل يعمل، وبمجلد البيانات هذا؟ إن كان يعمل فسجله يقول هل تعذّر الوصول إلى Discord أو قاعدة البيانات.
startup-newer-database = كتبت القاعدةَ نسخةٌ أحدث من البوت؛ لم يتغير فيها شيء. حدّث البوت، أو استعمل «restore» مع النسخة التي تركها التحديث بجانبها (….before-…). وما لُعب منذ ذلك الحين ليس في تلك النسخة.
startup-other-shape =
    { $how ->
        [lacks] كُتبت القاعدة قبل 1.0، أو عُدّلت يدويًا، أو هي لبرنامج آخر: ينقصها { startup-other-shape-names }.
        [differs] كُتبت القاعدة قبل 1.0 أو عُدّلت يدويًا: ما يختلف عما تنشئه هذه النسخة: { startup-other-shape-names }.
       *[before] كُتبت القاعدة قبل 1.0.
    } لم يتغير فيها شيء. لا تقرؤها أي نسخة منشورة: استعد نسخة احتياطية، أو ابدأ من جديد بقاعدة فارغة: انقل الملف من مكانه، أو سمّ قاعدة أخرى في CONTREE_DATABASE_URL.
startup-other-shape-names =
    { $more ->
        [0] { $names }
       *[other] { $names } و{ $more } غيرها
    }
startup-not-copied = تحتاج القاعدة إلى ترقية، لكن نسختها { $file } لا تمكن كتابتها أولًا: أخل مساحة لملف ثانٍ بحجمها، أو اسمح بالكتابة في ذلك المجلد، ثم أعد تشغيل البوت. لم يتغير شيء.
startup-missing-token =
    لا توكن لـDiscord: { IN_REPOSITORY() ->
        [yes] انسخ ‎.env.example إلى ‎.env واكتب التوكن بعد DISCORD_TOKEN=‎، أو جرّب اللعبة بلا Discord بالأمر «make demo».
       *[no] ضع DISCORD_TOKEN في بيئة البوت، أو اكتب DISCORD_TOKEN=‎ والتوكن في الملف ‎.env في المجلد الذي تشغّله فيه.
    }
startup-connection-lost = انقطع الاتصال بـDiscord ولم تمكن إعادته: أعد تشغيل البوت.
startup-gateway-silent = لم يرسل Discord شيئًا منذ وقت طويل وفشلت إعادة الاتصال: يخرج البوت ليعاد تشغيله. والمشرف على العمليات (supervisor) يفعل ذلك وحده.
startup-emojis-refused =
    { $refused ->
        [one] رفض Discord إيموجي واحدة: شغّل «{ TYPED("sync") }» ثانية لاحقًا؛ وما تم يبقى. وحتى ذلك الحين تُكتب الأوراق الناقصة هكذا: J♥.
        [two] رفض Discord إيموجي عددها { $refused }: شغّل «{ TYPED("sync") }» ثانية لاحقًا؛ وما تم يبقى. وحتى ذلك الحين تُكتب الأوراق الناقصة هكذا: J♥.
        [few] رفض Discord إيموجي عددها { $refused }: شغّل «{ TYPED("sync") }» ثانية لاحقًا؛ وما تم يبقى. وحتى ذلك الحين تُكتب الأوراق الناقصة هكذا: J♥.
        [many] رفض Discord إيموجي عددها { $refused }: شغّل «{ TYPED("sync") }» ثانية لاحقًا؛ وما تم يبقى. وحتى ذلك الحين تُكتب الأوراق الناقصة هكذا: J♥.
       *[other] رفض Discord إيموجي عددها { $refused }: شغّل «{ TYPED("sync") }» ثانية لاحقًا؛ وما تم يبقى. وحتى ذلك الحين تُكتب الأوراق الناقصة هكذا: J♥.
    }
startup-unreachable = لا يمكن الوصول إلى Discord: تحقق من شبكة هذا الجهاز ومن status.discord.com، ثم أعد تشغيل البوت.
startup-broken = خطأ غير متوقع ({ $error }): أبلغ عنه من فضلك مع التفاصيل التي في السجل أعلاه.
startup-faulty-setup =
    { $count ->
        [one] فشل فحص واحد: سطره يقول ما العمل.
        [two] فشل فحصان: سطراهما يقولان ما العمل.
        [few] فشلت { $count } فحوص: أسطرها تقول ما العمل.
        [many] فشل { $count } فحصًا: أسطرها تقول ما العمل.
       *[other] فشل { $count } فحص: أسطرها تقول ما العمل.
    }
startup-port-taken = لا يمكن استعمال المنفذ { $port } على هذا الجهاز؛ ربما يستعمله برنامج آخر. اختر غيره: بالأمر «{ TYPED("demo") } --port 8899» للتجربة، وبالإعداد CONTREE_METRICS_PORT للقياسات.
startup-missing-package = الحزمة { $package } غير مثبتة: ثبّت البوت باسم «contree[{ $extra }]» (‎docs/hosting/install.md)، أو ثبّتها وحدها بالأمر «{ $python } -m pip install '{ $package }'».
startup-unwritable-folder = لا يمكن دخول المجلد { $folder } أو الكتابة فيه: أعطه للمستخدم الذي يشغّل البوت (في الحاوية: chown -R 10001 FOLDER)، أو اختر مجلدًا آخر بالإعداد CONTREE_DATA_DIR.
startup-full-disk = لا مساحة لقاعدة البيانات في { $folder }: أخل بعضها، ثم أعد تشغيل البوت.
startup-full-temporary-folder = لا مكان في المجلد المؤقت { $folder } للنسخة التي تُفحص: أفرغ مكانًا، أو حدّد مجلدًا آخر بـ‎TMPDIR. والقاعدة نفسها لم تتغير.
startup-locked-database = أقفل برنامج آخر قاعدة البيانات في { $folder }: أغلقه، ثم أعد تشغيل البوت.
startup-missing-intent = يرفض Discord إحدى الصلاحيات الخاصة (intents) التي يحتاجها البوت: افتح التطبيق في بوابة المطورين في Discord، وفعّلها تحت «Bot»، ثم أعد تشغيل البوت.
startup-refused-token = يرفض Discord التوكن: انسخه كاملًا من صفحة «Bot» للتطبيق في بوابة المطورين في Discord إلى DISCORD_TOKEN في ‎.env؛ وإن انكشف لأحد يومًا فجدّده هناك.
startup-unreadable-database = ملف قاعدة البيانات تالف أو ليس قاعدة بيانات: ضع مكانه نسخة احتياطية، أو اختر ملفًا آخر بالإعداد CONTREE_DATABASE_URL.
startup-unreachable-database =
    خادم القاعدة لا يجيب أو يرفض الاتصال{ $reason ->
        [none] {""}
       *[other] {" "}(يقول: { $reason })
    }: تأكد من أنه يعمل ومن أن { $variable } يسمّي الخادم والمستخدم وكلمة المرور والقاعدة الصحيحة.
startup-damaged = الملف { $file } تالف: الأسطر أعلاه تقول كيف، وdocs/hosting/troubleshooting.md يقول ما العمل.
startup-file-exists = الملف { $file } موجود: سمِّ ملفًا آخر، أو أضف ‎--force للكتابة فوقه.
startup-missing-folder = مجلد قاعدة البيانات { $folder } غير موجود: أنشئه، أو صحّح CONTREE_DATABASE_URL.
startup-missing-file = الملف { $file } غير موجود.
startup-unwritable-file = لا تمكن كتابة { $file }: هل مجلده موجود، وفيه مساحة وإذن بالكتابة؟
startup-unreadable-file = الملف { $file } ليس قاعدة مقروءة للبوت: استعمل نسخة احتياطية أخرى.
startup-bot-running = هناك بوت يستعمل { $file }: أوقفه أولًا، ثم حاول ثانية.
startup-second-bot = هناك بوت آخر يستعمل هذه القاعدة، أو تجري استعادتها: أوقف ذاك أولًا، أو أعط هذا البوت قاعدة خاصة بالإعداد CONTREE_DATA_DIR أو CONTREE_DATABASE_URL.
startup-lease-lost = أخذت عملية أخرى سيرفرات هذه العملية، لأنها انقطعت عن قاعدة البيانات أو توقفت طويلًا: أعد تشغيلها، فتبقى احتياطًا لها.
startup-file-gone = حُذف ملف قاعدة البيانات أو استُبدل والبوت يعمل. لم يضع شيء: كل ما حُفظ موجود في { $kept }. شغّل البوت من جديد. وإن لم يكن { $kept } اسم القاعدة، فإن ملفًا آخر أخذ ذلك الاسم: لمتابعة ما لُعب شغّل أولًا «{ TYPED("restore") } { $kept }».
startup-tables-lost = القاعدة { $file } فارغة أو فقدت جداولها كلها تقريبًا، لكنها ما زالت في { $copy }. لم يتغير شيء. للمتابعة بها شغّل «{ TYPED("restore") } { $copy }». وللبدء من جديد انقل النسخ أولًا من { $folder }: ‏docs/hosting/backups.md.
startup-no-rights = المستخدم الذي في { $variable } لا يحق له إنشاء جداول في تلك القاعدة أو استعمالها. اجعله مالكها: «createdb --owner=USER NAME» لقاعدة جديدة، و«ALTER DATABASE NAME OWNER TO USER» لقاعدة موجودة. انظر docs/hosting/postgresql.md.
startup-not-empty = { $database } ليست فارغة: سمّ قاعدة أخرى، أو أنشئ هذه من جديد (dropdb, createdb). لم يتغير شيء.
startup-moved = الصفوف في { $database }: { $rows }، قورن كل منها بالملف { $file } الذي يبقى كما هو. اكتب العنوان مع كلمة المرور بعد CONTREE_DATABASE_URL= وشغّل البوت.
startup-not-sqlite = القاعدة على PostgreSQL: انسخها بـpg_dump واستعدها بـpg_restore.
startup-unreadable-deal = لا أستطيع قراءة هذه الجولة: «{ $found }». { $why }
startup-not-text = ما دخل ليس نصًّا: احفظ الملف بترميز UTF-8.
startup-no-such-decision = في هذه الجولة القرارات من 1 إلى { $count }، لا { $number }.

startup-bad-setting = قيمة { $variable } غير صحيحة: ‏docs/hosting/settings.md تقول ما المسموح.
startup-bad-token = قيمة { $variable } ليست توكن: في التوكن حروف وأرقام ونقاط وشرطات فقط، بلا علامات تنصيص ولا فراغات. انسخه من صفحة «Bot» للتطبيق في بوابة المطورين في Discord.
startup-bad-zone = يجب أن يكون { $variable } اسم منطقة زمنية مثل Asia/Riyadh أو Europe/Paris.
startup-bad-host = يجب أن يكون { $variable } عنوانًا لهذا الجهاز بلا منفذ، مثل 127.0.0.1؛ و0.0.0.0 يعني العناوين كلها.
startup-bad-address = يجب أن يكون { $variable } عنوان http على هذا الجهاز، مثل http://127.0.0.1:8080/api/v10، لأن التوكن يُرسل إليه. وللاتصال بـDiscord احذفه.
startup-bad-shard-count = يجب أن يكون { $variable } من قوى العدد اثنين، من 1 إلى 1024: ‏1 ثم 2 ثم 4 ثم 8 وهكذا.
startup-bad-shards = يجب أن يسرد { $variable } شرائح (shards) هذه العملية، مثل 0,1 أو 0-3، وكل منها أصغر من CONTREE_SHARD_COUNT، ويجب أن يسمّي CONTREE_DATABASE_URL قاعدة على PostgreSQL.
startup-bad-choice = يجب أن يكون { $variable } واحدًا من هذه: { $choices }، لا «{ $value }».
startup-bad-number =
    { $whole ->
        [true] يجب أن يكون { $variable } عددًا صحيحًا من { $least } إلى { $most }، لا «{ $value }».
       *[false] يجب أن يكون { $variable } عددًا من { $least } إلى { $most }، لا «{ $value }».
    }
startup-mistyped-setting = تحذير: لا إعداد باسم { $variable }، فلا أثر له. هل تقصد { $meant }؟
startup-unknown-setting = تحذير: لا إعداد باسم { $variable }، فلا أثر له. ‏docs/hosting/settings.md تسردها كلها.
startup-unreadable-settings = لا يُقرأ الملف { $file }: احفظه نصًّا بترميز UTF-8 يستطيع قراءته المستخدم الذي يشغّل البوت.

# التجربة في المتصفح.

startup-experts-compile = يجمّع الخبراء شيفرة بحثهم: يستغرق ذلك بضع ثوانٍ في أول مرة على هذا الجهاز، وينوب عنهم المتمرّسون في هذه الأثناء.
startup-demo-open = افتح { $url } لتلعب: أنت على طاولة مع ثلاثة كمبيوترات، والأوراق موزّعة. للإيقاف اضغط Ctrl+C.
startup-demo-address = هذا العنوان ناقص: افتح العنوان الذي كتبته التجربة في الطرفية، حتى آخر حرف فيه.
startup-demo-bot = كونتريه
startup-demo-server = مقهى الحارة
startup-demo-visitor = سامي
startup-demo-friend =
    { $number ->
        [1] أمل
        [2] بدر
       *[other] جمان
    }
startup-demo-manager = المدير
startup-command-days = يختار جولات اليوم كما يفعل البوت، ولا يحفظ شيئًا
startup-option-from = أول هذه الأيام، مثل 2026-01-31: لليوم نفسه القائمة نفسها كل مرة (وبدونه { $default })
startup-option-count = عدد الأيام (وبدونه { $default })
startup-dry-run-days = وهذا ما يفعله الأمر على كل حال: لا يُحفظ شيء
startup-command-problems = يطبع ما بلّغ به اللاعبون عن المسائل، واحدة في كل سطر
startup-reported-problems = وهذا ما يفعله الأمر على كل حال
startup-day =
    { $day }: الجولة { $number } من قائمتها، { $par }، نتائج ستة لاعبين: { $results }؛ { $passed ->
        [yes] اجتازت
       *[no] أفضل ما لُعب ({ $tried })، إذ لم تجتز أي منها
    }؛ { $seconds } ث من وقت المعالج
startup-day-no-par = لا شراء
