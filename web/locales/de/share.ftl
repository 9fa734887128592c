share-about = Der Tisch, wie du ihn gerade siehst. Karten, die du nicht sehen darfst, sind nicht dabei.
share-link = Link kopieren
share-embed = Code zum Einbetten kopieren
share-svg = Als Bild kopieren (SVG)
share-png = Als Bild kopieren (PNG)
share-game-link = Link zum ganzen Spiel kopieren
share-game-embed = Code für eine Wiedergabe kopieren
share-copied = Kopiert.
share-by-hand = Dieser Browser lässt Seiten nichts kopieren. Hier kannst du es selbst kopieren:
share-save = Bild speichern
share-no-picture = Das Bild konnte hier nicht erstellt werden.
share-guide = So nutzt du das auf eigenen Seiten

shared-position = Eine Stellung
shared-game = Ein Spiel
shared-quiz = Eine Frage
shared-broken = Dieser Link ist beschädigt oder abgeschnitten.
