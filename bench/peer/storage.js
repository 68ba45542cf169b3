'use strict';
// boardgame.io's storage on SQLite: what `setState` and `setMetadata` write is on the disk before they resolve.
// A move calls both in the same breath, so both go into one commit, which is the best that its interface allows.

const Database = require('better-sqlite3');
const { Async } = require('boardgame.io/internal');

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (id, number)) WITHOUT ROWID;
`;

module.exports = class DurableStorage extends Async {
  constructor(file) {
    super();
    this.file = file;
    this.waiting = [];
  }

  async connect() {
    const db = new Database(this.file);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.exec(SCHEMA);
    this.db = db;
    this.read = db.prepare('SELECT state, initial, metadata FROM matches WHERE id = ?');
    this.readLog = db.prepare('SELECT entry FROM log WHERE id = ? ORDER BY number');
    this.add = db.prepare('INSERT INTO matches (id, state, initial, metadata) VALUES (?, ?, ?, ?)');
    this.writeState = db.prepare('UPDATE matches SET state = ? WHERE id = ?');
    this.writeMetadata = db.prepare('UPDATE matches SET metadata = ? WHERE id = ?');
    this.writeLog = db.prepare('INSERT INTO log (id, number, entry) VALUES (?, ?, ?)');
    this.commit = db.transaction((writes) => writes.forEach((write) => write()));
  }

  /** Resolves when the write is durable. Writes of the same moment share a commit. */
  durably(write) {
    return new Promise((resolve, reject) => {
      if (!this.waiting.length) queueMicrotask(() => this.flush());
      this.waiting.push({ write, resolve, reject });
    });
  }

  flush() {
    const batch = this.waiting;
    this.waiting = [];
    try {
      this.commit(batch.map(({ write }) => write));
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    return this.durably(() => this.add.run(id, state, state, JSON.stringify(metadata)));
  }

  setState(id, state, deltalog = []) {
    return this.durably(() => {
      this.writeState.run(JSON.stringify(state), id);
      if (deltalog.length) this.writeLog.run(id, state._stateID, JSON.stringify(deltalog));
    });
  }

  setMetadata(id, metadata) {
    return this.durably(() => this.writeMetadata.run(JSON.stringify(metadata), id));
  }

  async fetch(id, opts) {
    const row = this.read.get(id);
    if (!row) return {};
    const result = {};
    if (opts.state) result.state = JSON.parse(row.state);
    if (opts.metadata) result.metadata = JSON.parse(row.metadata);
    if (opts.initialState) result.initialState = JSON.parse(row.initial);
    if (opts.log) result.log = this.readLog.all(id).flatMap(({ entry }) => JSON.parse(entry));
    return result;
  }

  async wipe(id) {
    await this.durably(() => this.db.prepare('DELETE FROM matches WHERE id = ?').run(id));
  }

  async listMatches() {
    return this.db.prepare('SELECT id FROM matches').all().map(({ id }) => id);
  }
};
