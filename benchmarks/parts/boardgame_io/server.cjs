// boardgame.io's own server with its own file storage: node server.cjs PORT FOLDER
const { Server, FlatFile } = require("boardgame.io/server");
const { Table } = require("./game.cjs");

const server = Server({ games: [Table], db: new FlatFile({ dir: process.argv[3] }), origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
