share-about = Miza, kot jo vidiš zdaj. Kart, ki jih ne smeš videti, ni zraven.
share-link = Kopiraj povezavo
share-embed = Kopiraj kodo za spletno stran
share-svg = Kopiraj kot sliko (SVG)
share-png = Kopiraj kot sliko (PNG)
share-game-link = Kopiraj povezavo do cele partije
share-game-embed = Kopiraj kodo za ponovitev partije
share-copied = Kopirano.
share-by-hand = Ta brskalnik stranem ne dovoli kopiranja. Kopiraj od tukaj:
share-save = Shrani sliko
share-no-picture = Slike tukaj ni bilo mogoče narediti.
share-guide = Kako to uporabiš na svojih straneh

shared-position = Položaj
shared-game = Partija
shared-quiz = Vprašanje
shared-broken = Ta povezava je poškodovana ali odrezana.
