share-about = La table telle que vous la voyez. Les cartes que vous ne pouvez pas voir n’y sont pas.
share-link = Copier un lien
share-embed = Copier les lignes pour une page
share-svg = Copier en image (SVG)
share-png = Copier en image (PNG)
share-game-link = Copier un lien vers toute la partie
share-game-embed = Copier les lignes pour revoir la partie
share-copied = Copié.
share-by-hand = Ce navigateur ne permet pas aux pages de copier. Copiez d’ici :
share-save = Enregistrer l’image
share-no-picture = L’image n’a pas pu être créée ici.
share-guide = Comment s’en servir dans vos pages

shared-position = Une position
shared-game = Une partie
shared-quiz = Une question
shared-broken = Ce lien est abîmé ou coupé.
