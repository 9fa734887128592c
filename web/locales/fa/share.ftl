share-about = میز، همان‌طور که اکنون می‌بینید. کارت‌هایی که نباید ببینید در آن نیست.
share-link = کپی پیوند
share-embed = کپی خط‌های لازم برای یک صفحه
share-svg = کپی به‌صورت تصویر (SVG)
share-png = کپی به‌صورت تصویر (PNG)
share-game-link = کپی پیوند همهٔ بازی
share-game-embed = کپی خط‌های لازم برای بازپخش
share-copied = کپی شد.
share-by-hand = این مرورگر به صفحه‌ها اجازهٔ کپی نمی‌دهد. از این‌جا بردارید:
share-save = ذخیرهٔ تصویر
share-no-picture = ساختن تصویر در این‌جا ممکن نشد.
share-guide = چگونه آن را در صفحه‌های خودتان به کار ببرید

shared-position = یک وضعیت
shared-game = یک بازی
shared-quiz = یک پرسش
shared-broken = این پیوند خراب یا ناقص است.
