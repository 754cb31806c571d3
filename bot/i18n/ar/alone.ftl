# جولة تُلعب وحدك مع ثلاثة خبراء، أيًا كان الغرض.

alone-button-on = متابعة
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
    }: { $points }
alone-passed = قال الجميع بس: { $points }
