/**
 * The script that other sites include: `<script src="…/embed/scout-embed.js" defer></script>`. It defines the elements
 * `<scout-position>`, `<scout-replay>`, `<scout-quiz>` and `<scout-game>`, and (for embed.html) two more; no global names,
 * no style outside their shadow trees. custom-elements.json has the whole contract.
 */
import "./scout-position.js";
import "./scout-replay.js";
import "./scout-quiz.js";
import "./scout-game.js";
import "./scout-poster.js";
import "./scout-problem.js";
