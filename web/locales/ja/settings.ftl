### ときどき開くシート：設定、キー、助言、手の入力

## 設定

settings-theme-why = 「高コントラスト」では、文字も線もできるだけくっきり描きます。
settings-motion = 動き
settings-motion-why = カードは行き先まで滑って動きます。少なくすると、滑らずにふわりと現れます。
motion-system = 端末に合わせる
motion-less = 少なく
settings-side = 使う手
settings-side-why = 左にすると、ボタンの並びが左右逆になります。横向きのスマートフォンでは手札も逆になり、反対の親指で届きます。
side-right = 右
side-left = 左
settings-digits = カードの数字
settings-digits-why = 印刷されたカードと手の書き方では、1から10の数字を使います。
settings-sound = 音
settings-sound-why = 短い音だけです。カード、チップ、あなたの手番、ラウンドの終わりに鳴ります。
settings-buzz = 振動
settings-buzz-why = カードを取るとき、出すとき、そして手番が来たときに軽く震えます。
switch-off = オフ
switch-on = オン

## キー

keys-cards = カードの操作
keys-game = ゲームの操作
keys-ask = 質問と確認
keys-place = キーボードにその文字がないときは、同じ位置にあるキーを使います。

## 助言

hint-thinking = 団長が考えています…
hint-best = { $count ->
    [1] 団長が考える手は1つです。
   *[other] 団長なら次のどれかです。上にある手ほどおすすめです。
}
hint-how = 点数は、ラウンドが終わったときに、平均してほかの人をどれだけ上回れそうかを表します。手を押すと、テーブルに用意されます。実際に選ぶのはあなたです。
hint-keep = 手札をこのままにする
hint-turn = 手札を逆さにする
hint-show = { $cards }をショー
hint-scout = { $end ->
    [left] { $turned ->
        [yes] 左端の{ $cards }を逆さの{ $as }にしてスカウトし、{ $place }枚目に入れる
       *[no] 左端の{ $cards }をスカウトし、{ $place }枚目に入れる
    }
    [right] { $turned ->
        [yes] 右端の{ $cards }を逆さの{ $as }にしてスカウトし、{ $place }枚目に入れる
       *[no] 右端の{ $cards }をスカウトし、{ $place }枚目に入れる
    }
   *[only] { $turned ->
        [yes] { $cards }を逆さの{ $as }にしてスカウトし、{ $place }枚目に入れる
       *[no] { $cards }をスカウトし、{ $place }枚目に入れる
    }
}
hint-then-show = ・続けて{ $cards }をショー
hint-lead = { $lead ->
    [ahead] { $points }点リード
    [behind] { $points }点ビハインド
   *[level] 同点
}
hint-chance = ・100回中{ $chance }回ゲームに勝つ

## 終わったラウンドを振り返る

review-title = 団長ならどうしたか
review-none = 言うことなし：大きく損をした手はありませんでした。
review-yours = あなた：
review-better = 最善：
review-points = { $points }点の損
review-chance = 100回中{ $chance }回分の勝ちを逃した
review-how = あなたと同じことしか知らない団長から見た平均です。手を押すと、その直前のテーブルが見られます。

## 手の入力

move-label = 手
move-do = 決定
move-unreadable = そのような手の書き方はありません。{ $column }文字目を見てください。
move-no-place = { $given }枚目はありません。1枚目から{ $most }枚目までです。
move-no-gap = 手札{ $given }枚目の後ろのすき間はありません。0から{ $most }までです。
move-no-end = カードは1枚だけです。Lでスカウトしてください。
move-show = 4枚目から6枚目までの手札をショー
    .written = 4-6
move-one = 4枚目のカードをショー
    .written = 4
move-scout = 左端（Rなら右端）をスカウトし、手札7枚目の後ろのすき間に入れる
    .written = L7
move-over = 同じ手で、カードは逆さ
    .written = L7!
move-both = スカウト&ショー：位置は新しいカードも入れて数える
    .written = L7!+7-9
move-way = 手札の向きを選ぶ
    .written = keep turn
