/** Nothing to see: this game is played by tests. */
export const board = () => "Magpies";
