### برگه‌هایی که گاه‌به‌گاه باز می‌شوند: تنظیمات، کلیدها، راهنمایی، حرکت نوشتنی

## تنظیمات

settings-theme-why = «پرتضاد» هر واژه و هر خط را تا جای ممکن پررنگ می‌کشد.
settings-motion = حرکت
settings-motion-why = کارت‌ها تا جایشان سُر می‌خورند. با حرکت کمتر، آرام پدیدار می‌شوند.
motion-system = مثل دستگاه
motion-less = کمتر
settings-side = دستی که با آن بازی می‌کنید
settings-side-why = «چپ» دکمه‌ها را قرینه می‌کند، و روی گوشی خوابیده کارت‌هایتان را هم، برای شست دیگر.
side-right = راست
side-left = چپ
settings-digits = رقم‌های روی کارت‌ها
settings-digits-why = کارت‌های چاپی و حرکت‌های نوشته‌شده رقم‌های 1 تا 10 دارند.
settings-sound = صدا
settings-sound-why = چند صدای کوتاه: کارت‌ها، نشانگرها، نوبت شما، پایان دور.
settings-buzz = لرزش
settings-buzz-why = تکانی کوچک وقتی کارتی برداشته یا بازی می‌شود، و وقتی نوبت شماست.
switch-off = خاموش
switch-on = روشن

## کلیدها

keys-cards = روی کارت‌ها
keys-game = در بازی
keys-ask = برای پرسیدن و دیدن
keys-place = اگر صفحه‌کلیدی این حرف را ندارد، کلیدی را بزنید که در جای آن است.

## راهنمایی

hint-thinking = مدیر سیرک دارد فکر می‌کند…
hint-best = { $count ->
    [one] مدیر سیرک یک حرکت می‌بیند:
   *[other] مدیر سیرک یکی از این حرکت‌ها را می‌کرد، و اولی را با رغبت بیشتر:
}
hint-how = امتیاز یعنی در پایان دور به‌طور میانگین چقدر باید از دیگران جلو باشید. حرکتی را بزنید تا روی میز آماده شود؛ بازی‌اش با خودتان است.
hint-keep = دست همین‌طور بماند
hint-turn = برگرداندن دست
hint-show = نمایش { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] استخدام { $cards } از سر چپ، برگردانده به { $as }، در جای { $place }
       *[no] استخدام { $cards } از سر چپ، در جای { $place }
    }
    [right] { $turned ->
        [yes] استخدام { $cards } از سر راست، برگردانده به { $as }، در جای { $place }
       *[no] استخدام { $cards } از سر راست، در جای { $place }
    }
   *[only] { $turned ->
        [yes] استخدام { $cards }، برگردانده به { $as }، در جای { $place }
       *[no] استخدام { $cards }، در جای { $place }
    }
}
hint-then-show = · سپس نمایش { $cards }
hint-lead = { $lead ->
    [ahead] { $points } امتیاز جلو
    [behind] { $points } امتیاز عقب
   *[level] برابر
}
hint-chance = · از ۱۰۰ بار، { $chance } بار برد بازی

## نگاهی به دوری که گذشت

review-title = مدیر سیرک چه می‌کرد
review-none = ایرادی نیست: هیچ حرکت شما چیز زیادی از دست نداد.
review-yours = شما:
review-better = بهتر:
review-points = { $points } امتیاز از دست رفت
review-chance = از ۱۰۰ بازی { $chance } برد از دست رفت
review-how = به‌طور میانگین و از نگاه مدیر سیرک که بیش از شما نمی‌دانست. حرکتی را بزنید تا میز پیش از آن را ببینید.

## حرکت نوشتنی

move-label = حرکت
move-do = انجام
move-unreadable = هیچ حرکتی این‌طور نوشته نمی‌شود: نویسهٔ { $column } را ببینید.
move-no-place = جای { $given } نیست: جاها از ۱ تا { $most } هستند.
move-no-gap = پیش از هیچ جایی { $given } کارت شما نیست: می‌تواند ۰ تا { $most } باشد.
move-no-end = تنها یک کارت هست: با L استخدامش کنید.
move-show = نمایش کارت‌هایتان از جای ۴ تا جای ۶
    .written = 4-6
move-one = نمایش کارت جای ۴
    .written = 4
move-scout = استخدام از سر چپ (یا R، سر راست) در جایی که ۷ کارت شما پیش از آن است
    .written = L7
move-over = همان، با کارت برگردانده
    .written = L7!
move-both = استخدام و نمایش: جاها با کارت تازه شمرده می‌شوند
    .written = L7!+7-9
move-way = انتخاب روی دستتان
    .written = keep turn
