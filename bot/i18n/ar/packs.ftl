# أطقم الورق التي يمكن اختيارها، وكلمة كل منها في أسماء رموزها.

packs-french = فرنسي، بلونين
packs-four-colours = فرنسي، بأربعة ألوان
packs-large = رموز كبيرة، أربعة ألوان
packs-german = ورق ألماني
packs-traditional = تقليدي، رسم David Bellot

# قصيرة وبلا مسافات: «jack_hearts_2colours_1f3a» تُقرأ بصوت عالٍ.
packs-sign-french = 2colours
packs-sign-four-colours = 4colours
packs-sign-large = large
packs-sign-german = german
