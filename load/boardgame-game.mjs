// Tic-tac-toe that never ends: the move after the last field clears the board, so that no time goes into new matches.
export const Tables = {
  name: "tables",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Only the server plays it (`client: false`): the client shows what the server has acknowledged, and saves a reducer.
    mark: {
      move: ({ G, playerID }, field) => {
        if (!G.cells.includes(null)) G.cells.fill(null);
        if (G.cells[field] !== null) return "INVALID_MOVE";
        G.cells[field] = playerID;
      },
      client: false,
    },
  },
};
