// Pairs of players that answer as soon as they are asked: node clients.cjs PORT PAIRS SECONDS
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Table } = require("./game.cjs");

const [port, pairs, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
let moves = 0;
let stopping = false;

async function seatTwo(lobby) {
  const { matchID } = await lobby.createMatch("table", { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await lobby.joinMatch("table", matchID, { playerID, playerName: playerID });
    seats.push({ matchID, playerID, credentials });
  }
  return seats;
}

async function playMatch(seats) {
  const clients = seats.map((seat) => Client({ game: Table, ...seat, multiplayer: SocketIO({ server }), debug: false }));
  await new Promise((resolve) => {
    let done = 0;
    clients.forEach((client, seat) => {
      let answered = -1;
      client.subscribe((state) => {
        if (!state || !state.isConnected) return;
        if (stopping || state.ctx.gameover) { if (!client.left) { client.left = true; if (++done === 2) resolve(); } return; }
        if (state.ctx.currentPlayer === String(seat) && state._stateID > answered) {
          answered = state._stateID + 1;
          moves += 1;
          setImmediate(() => client.moves.place(Math.floor(Math.random() * 4), Math.floor(Math.random() * 4)));
        }
      });
      client.start();
    });
    setTimeout(resolve, 60000).unref();
  });
  clients.forEach((client) => client.stop());
}

// Tables are made before the clock starts, as they are for our own server.
const AHEAD = 12;

async function keepPlaying(lobby, tables) {
  while (!stopping) await playMatch(tables.pop() ?? (await seatTwo(lobby)));
}

async function main() {
  const lobby = new LobbyClient({ server });
  const made = [];
  for (let pair = 0; pair < pairs; pair++) {
    made.push([]);
    for (let table = 0; table < AHEAD; table++) made[pair].push(await seatTwo(lobby));
  }
  for (const tables of made) keepPlaying(lobby, tables).catch(fail);
  setTimeout(() => { console.log(`begin ${moves}`); }, 3000);
  setTimeout(() => { console.log(`end ${moves}`); process.exit(0); }, 3000 + seconds * 1000);
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
