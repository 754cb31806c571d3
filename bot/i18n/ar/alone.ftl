# جولة تُلعب وحدك مع ثلاثة خبراء، أيًا كان الغرض.

alone-button-on = متابعة
practice-button = العب جولة وحدك
practice-button-again = جولة أخرى
practice-title = جولة تدريب
practice-head = جولة تدريب لك وحدك
practice-private = رأيتها وحدك، ولا تُحسب في شيء.
alone-thinking = { $head }: الخبراء يفكرون…
alone-somebody = أحدهم
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }، وأنت ضد المشتري
    }، { $result ->
        [made] ناجح
        [failed] خسران
        [tie] تعادل
        [penalty] قيد
       *[void] ملغى
    }: { $points } في الصكة
alone-passed = قال الجميع بس: { $points } في الصكة
alone-par = أفضل ما يمكن والأوراق مكشوفة: { BY($contract) } ({ $points } في الصكة).
