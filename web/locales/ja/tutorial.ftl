### レッスン：本物のテーブルで10の短いレッスン

tutorial-title = SCOUTを覚える
tutorial-heading = { $step }/{ $of }：{ $title }
tutorial-heading-extra = おまけ：{ $title }
tutorial-coach = コーチ
tutorial-next = 次へ
tutorial-steps = レッスン
tutorial-leave = やめる

## スカウトの途中

tutorial-pick-end = { $end ->
    [left] 左
   *[right] 右
}端の{ $card }を取ってください。取れるのは端のカードだけです。
tutorial-pick-way = 次に、カードを逆さにしてください。必要なのは{ $card }です。
tutorial-pick-gap = { $where ->
    [first] 入れるすき間を選んでください。{ $right }の前です。
    [last] 入れるすき間を選んでください。{ $left }の後ろです。
   *[between] 入れるすき間を選んでください。{ $left }と{ $right }の間です。
}
tutorial-pick-confirm = { $set }ができます。「スカウト」を押して決定してください。
tutorial-pick-then = { $set }ができます。「スカウトしてショー」を押してください。
tutorial-pick-show = 次は{ $set }をショーしてください。

## 1. 手札を逆さにする

tutorial-turn-title = 手札を逆さにする
tutorial-turn = どのカードにも数字が2つあり、上の数字が有効です。ラウンドの前に一度だけ、手札全体を逆さにできます。どちらの向きがよいでしょう？
tutorial-turn-keys = キー：Kでこのまま、Tで逆さにします。
tutorial-turn-hint = このままでは何もそろいません。逆さにすると、4枚がそろいます。手札を逆さにしてください。
tutorial-turn-done = お見事！　ここからは、手札はそのままです。並べ替えることも、1枚だけ逆さにすることもできません。

## 2. ショー

tutorial-show-title = 組をショーする
tutorial-show = 組とは、隣り合ったカードが同じ数字か、1ずつ上がるか下がるものです。いちばん長い組の最初と最後のカードを押してから、「ショー」を押してください。
tutorial-show-keys = キー：矢印で移動、Shiftと矢印で複数選択、Enterでショーします。
tutorial-show-hint = 手札に残ったカードは減点になります。一度に4枚減らしましょう。{ $set }をショーしてください。
tutorial-show-done = 一度に4枚！　これが今の場札で、持ち主はあなたです。次の人は、これに勝つか、ここからスカウトしなければなりません。

## 3. 枚数の多い組が勝つ

tutorial-more-title = 枚数が多いほうが勝つ
tutorial-more = { $name }が{ $active }をショーしました。強そうですが、枚数の多い組は、数字に関係なく、少ない組に勝ちます。3枚を探してください。
tutorial-more-hint = 組になる3枚が必要です。{ $set }をショーしてください。
tutorial-more-done = 3枚が2枚に勝ちました！　負けたカードは裏向きであなたのものです。1枚1点です。

## 4. 同じ数字は連番に勝つ

tutorial-match-title = 同じ数字は連番に勝つ
tutorial-match = 2枚以上の組は、同じ数字か連番です。枚数が同じなら、同じ数字が連番に勝ちます。2枚で{ $active }に勝ってください。
tutorial-match-hint = もっと大きい連番でも勝てますが、手札にはありません。同じ数字があります。{ $set }をショーしてください。
tutorial-match-done = 小さくても、同じ数字の勝ち！　種類が同じなら、数字の大きいほうが勝ちます。同じ強さでは勝てません。

## 5. スカウト

tutorial-scout-title = スカウト
tutorial-scout = { $active }には勝てません。そこで、団員を1人スカウトしましょう。「スカウト」を押してください。
tutorial-scout-keys = キー：Sでスカウト、矢印とスペースで選択、Tでカードを逆さにします。
tutorial-scout-hint = 今回は{ $active }には勝てません。「スカウト」を押して、カードを取ってください。
tutorial-scout-done = これで{ $set }がそろいました。{ $name }はスカウトチップを1枚受け取り、1点になります。スカウトしたくなる組を出したごほうびです。

## 6. 誰も勝てない

tutorial-unbeaten-title = 誰も勝てない
tutorial-unbeaten = 今度はあなたのほうが強い番です。{ $set }をショーしてください。
tutorial-unbeaten-hint = 3枚の8に勝てる人は、ここにはいません。{ $set }をショーしてください。
tutorial-unbeaten-after-1 = ほかの人がどうするか、見てみましょう。
tutorial-unbeaten-after-2 = { $name }はスカウトしかできません。スカウトチップはあなたのもの、1点です。
tutorial-unbeaten-done = あなたのショーの後、ほかの全員がスカウトだけをしました。これでラウンドは終わり、あなたの手札は減点されません。

## 7. スカウト&ショー

tutorial-both-title = スカウト&ショー
tutorial-both = { $active }にはまた勝てません。でも、1ラウンドに一度だけ、1回の手番でスカウトとショーの両方ができます。「スカウト&ショー」を押してください。
tutorial-both-keys = キー：Dでスカウト&ショー。
tutorial-both-hint = スカウトだけでは手番が終わってしまいます。{ $card }を取ってから、「スカウトしてショー」を押してください。
tutorial-both-done = 1枚取ったので、残った場札は弱くなりました。チケットは使用済みです。次のラウンドにまたもらえます。

## 8. 手札がなくなる

tutorial-emptied-title = 最後のカード
tutorial-emptied = 残りは2枚だけです。2枚ともショーしてください。
tutorial-emptied-hint = 2枚を一度に。{ $set }をショーしてください。
tutorial-emptied-done = 手札がなくなり、ラウンドはすぐに終わりました。ほかの人は、残った手札1枚につき1点減ります。

## 9. 得点

tutorial-points-title = 得点
tutorial-points = { $name }がこれから最後のカードをショーします。獲得したカードとチップは加点、手札に残ったカードは減点です。あなたは何点になりますか？
tutorial-points-answers = 何点？
tutorial-points-hint = もう一度数えましょう。獲得{ $captured }枚とチップ{ $chips }枚から、手札{ $hand }枚を引きます。
tutorial-points-after-1 = 正解！　では、最後のカードです。
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }。プレイヤーの人数と同じ回数のラウンドを遊び、合計点がいちばん高い人の勝ちです。

## おまけ：2人で遊ぶ

tutorial-two-title = 2人で遊ぶ
tutorial-two = 2人で遊ぶときは、スカウトすると3枚のチップのうち1枚を使いますが、手番は続きます。「スカウト」を押してください。
tutorial-two-hint = まず{ $card }をスカウトしてください。チップを1枚使いますが、まだあなたの手番です。
tutorial-two-after-1 = チップが1枚減り、まだあなたの手番です。{ $set }をショーしてください。
tutorial-two-done = 2人で遊ぶときは、スカウト&ショーはありません。相手があなたの場札に勝てず、スカウトするチップもないときにも、ラウンドは終わります。残したチップは1枚1点です。

## 最後に

tutorial-end-title = SCOUTを覚えました
tutorial-end = これで全部です。では、本番に進みますか？
tutorial-end-play = 始める
tutorial-end-two = 2人で遊ぶときは？
tutorial-end-rules = ルール
