'use strict';
// `node --expose-gc server.js PORT BOARD.json DATABASE`: boardgame.io, serving the auction.
// Its lobby needs koa-compose 4.1 (see `overrides` in package.json): with 4.2 all its addresses are 404.

const { readFileSync } = require('node:fs');
const { Server } = require('boardgame.io/server');
const auction = require('./game.js');
const DurableStorage = require('./storage.js');

const [port, board, database] = process.argv.slice(2);

// Before its memory is looked at: what is garbage should not count.
process.on('SIGUSR2', () => global.gc());

Server({
  games: [auction(JSON.parse(readFileSync(board, 'utf8')))],
  db: new DurableStorage(database),
  origins: [/^http:\/\/127\.0\.0\.1/],
}).run(Number(port));
