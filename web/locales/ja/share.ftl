share-about = 今見えているとおりの場面です。あなたに見えないカードは含まれません。
share-link = リンクをコピー
share-embed = ページ用のコードをコピー
share-svg = 画像としてコピー（SVG）
share-png = 画像としてコピー（PNG）
share-game-link = ゲーム全体へのリンクをコピー
share-game-embed = 再生用のコードをコピー
share-copied = コピーしました。
share-by-hand = このブラウザーではページからコピーできません。ここから取ってください。
share-save = 画像を保存
share-no-picture = ここでは画像を作れませんでした。
share-guide = 自分のページでの使い方

shared-position = 局面
shared-game = ゲーム
shared-quiz = 問題
shared-broken = このリンクは壊れているか、途中で切れています。
