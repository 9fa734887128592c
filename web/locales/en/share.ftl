## Copy the table, or take it along: a sheet of the menu. What is shared holds no card that one may not see.
share-about = The table as you see it now. Cards that you may not see are not in it.
share-link = Copy a link
share-embed = Copy the lines for a page
share-svg = Copy as a picture (SVG)
share-png = Copy as a picture (PNG)
share-game-link = Copy a link to the whole game
share-game-embed = Copy the lines for a replay
share-copied = Copied.
share-by-hand = This browser doesn’t let pages copy. Take it from here:
share-save = Save the picture
share-no-picture = The picture could not be made here.
share-guide = How to use these in your own pages

shared-position = A position
shared-game = A game
shared-quiz = A question
shared-broken = This link is damaged or cut short.
