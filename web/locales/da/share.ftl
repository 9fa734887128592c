share-about = Bordet, som du ser det nu. Kort, du ikke må se, er ikke med.
share-link = Kopiér et link
share-embed = Kopiér koden til en webside
share-svg = Kopiér som billede (SVG)
share-png = Kopiér som billede (PNG)
share-game-link = Kopiér et link til hele spillet
share-game-embed = Kopiér koden til en genafspilning
share-copied = Kopieret.
share-by-hand = Denne browser lader ikke sider kopiere. Kopiér det selv herfra:
share-save = Gem billedet
share-no-picture = Billedet kunne ikke laves her.
share-guide = Sådan bruger du det på dine egne sider

shared-position = En stilling
shared-game = Et spil
shared-quiz = Et spørgsmål
shared-broken = Linket er beskadiget eller afkortet.
