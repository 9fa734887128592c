/** Positions for tests, made by the engine itself: known hands, then moves. */

/** Three players. Seat 0 holds 2 3 4 7 7 1 9 5 5 5 8 3, seat 2 begins with 8 9. */
export const DEAL = "253445797613955158568635/626918289447199816247363/849241647893727523381217";
/** The seed by which seat 2 starts. */
const SEED = "5";

/**
 * @param {import("../../web/js/engine-client.js").EngineClient} client
 * @param {string[]} [moves]  after everybody kept the hand as dealt
 * @param {number} [viewer]
 * @returns {Promise<import("../../web/js/protocol.js").GameView>}
 */
export async function table(client, moves = [], viewer = 0) {
  const game = `t${Math.random().toString(36).slice(2)}`;
  const names = ["Ann", "Bo", "Cy"];
  let { view } = await client.request("game.new", { game, names, viewer, seed: SEED, deals: [DEAL] });
  for (const move of ["keep", "keep", "keep", ...moves]) {
    ({ view } = await client.request("game.push", { game, ply: view.ply, move, viewer }));
  }
  return view;
}
