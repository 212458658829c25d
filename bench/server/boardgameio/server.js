// boardgame.io's server with the tic-tac-toe of its tutorial, in memory. The game never ends, so
// that a table can be played on for as long as the measurement lasts.
const { Server, Origins } = require("boardgame.io/server");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isVictory = (cells) =>
  lines.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]));

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), victories: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
      if (isVictory(G.cells)) G.victories += 1;
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port }, () => console.log("ready"));
