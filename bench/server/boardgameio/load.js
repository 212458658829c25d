// T tables with 4 clients each, as fast as each table goes: whoever is to move does so as soon as
// the last move has arrived. Prints one JSON object with what was measured.
const fs = require("fs");
const plan = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const WebSocket = require("ws");
const { io } = plan.kind === "luna" ? {} : require("socket.io-client");

const acks = [];
const deliveries = [];
let moves = 0;
let measuring = false;
let failed = 0;
let ranOut = false;
// Resolves when a table has played all of its games.
let runOut;
const allPlayed = new Promise((resolve) => {
  runOut = () => {
    ranOut = true;
    resolve();
  };
});
const now = () => performance.now();

class Table {
  constructor(spec) {
    this.spec = spec;
    this.sent = 0;
    this.number = 0;
    this.heard = 0;
  }
  // Everyone has to have heard of a move before the next one: a slow reader holds up its table.
  arrived(own) {
    const took = now() - this.sent;
    if (measuring) (own ? acks : deliveries).push(took);
    this.heard += 1;
    if (this.heard === 4) {
      this.heard = 0;
      if (measuring) moves += 1;
      this.next();
    }
  }
}

const HEAD = /^{"type":"event","sequence":(\d+),"entry":{"sequence":\d+,"seat":(\d+)/;

// A game of Luna ends long before the measurement does: its players then go on to the next table.
class LunaTable extends Table {
  open() {
    this.games = this.spec.map((game) => ({ ...game, sockets: [] }));
    this.sit(0);
    return Promise.all(this.games.map((game) => this.connect(game)));
  }
  sit(at) {
    this.at = at;
    this.number = 0;
    this.sequence = 1;
    this.turn = this.games[at].turn;
  }
  connect(game) {
    return Promise.all(
      game.cookies.map(
        (cookie, seat) =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(`ws://127.0.0.1:${plan.port}/api/tables/${game.table}/live?view=${plan.view}`, {
              headers: { cookie: `luna=${cookie}` },
              perMessageDeflate: false,
            });
            game.sockets[seat] = socket;
            socket.on("error", reject);
            socket.on("message", (data) => {
              // What a browser does with the rest of a view is not the server's affair.
              const text = data.toString("latin1", 0, 200);
              if (text.startsWith('{"type":"welcome"')) return resolve();
              const event = HEAD.exec(text);
              if (event) {
                this.sequence = Number(event[1]);
                this.turn = game.turns[this.number];
                this.arrived(Number(event[2]) === seat);
              } else if (text.includes('"type":"problem"')) {
                failed += 1;
              }
            });
          }),
      ),
    );
  }
  next() {
    if (this.number === this.games[this.at].texts.length) {
      if (this.at + 1 === this.games.length) return runOut();
      this.sit(this.at + 1);
    }
    const { texts, sockets } = this.games[this.at];
    const text = texts[this.number];
    this.number += 1;
    this.sent = now();
    const word = { type: "act", client: `${this.number}`, sequence: this.sequence, text };
    sockets[this.turn].send(JSON.stringify(word));
  }
}

class TicTacToeTable extends Table {
  open() {
    this.state = 0;
    this.sockets = [];
    return Promise.all(
      ["0", "1", null, null].map(
        (player, at) =>
          new Promise((resolve, reject) => {
            const socket = io(`http://127.0.0.1:${plan.port}/tic-tac-toe`, {
              transports: ["websocket"],
              forceNew: true,
            });
            this.sockets[at] = socket;
            socket.on("connect_error", reject);
            socket.on("connect", () => socket.emit("sync", this.spec.table, player, undefined, 2));
            socket.on("sync", () => resolve());
            socket.on("update", (match, state) => {
              this.state = state._stateID;
              this.arrived(player === this.player);
            });
          }),
      ),
    );
  }
  next() {
    this.player = String(this.number % 2);
    this.number += 1;
    this.sent = now();
    const payload = { type: "clickCell", args: [this.number % 9], playerID: this.player };
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[this.number % 2 === 1 ? 0 : 1].emit(
      "update", action, this.state, this.spec.table, this.player,
    );
  }
}

const stat = (pid) => fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
// A process and all that it has started, as far as they are still there.
const family = (root) => {
  const parents = new Map();
  for (const pid of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(pid), Number(stat(pid)[1]));
    } catch {
      continue;
    }
  }
  const found = [root];
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid);
  return found;
};
const cpu = (pids) =>
  pids.reduce((sum, pid) => {
    try {
      const parts = stat(pid);
      return sum + (Number(parts[11]) + Number(parts[12])) / 100;
    } catch {
      return sum;
    }
  }, 0);
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${plan.pid}/status`, "utf8"))[1]);
const share = (list, part) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)] ?? null;
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

(async () => {
  const empty = memory();
  const tables = plan.tables.map((spec) => (plan.kind === "luna" ? new LunaTable(spec) : new TicTacToeTable(spec)));
  for (let at = 0; at < tables.length; at += 10) await Promise.all(tables.slice(at, at + 10).map((t) => t.open()));
  await sleep(0.5);
  for (const table of tables) table.next();
  await Promise.race([sleep(plan.warm), allPlayed]);
  measuring = true;
  const [served, beside] = [family(plan.pid), plan.beside ? family(plan.beside) : []];
  const [start, used, aside] = [now(), cpu(served), cpu(beside)];
  await Promise.race([sleep(plan.seconds), allPlayed]);
  measuring = false;
  const seconds = (now() - start) / 1000;
  console.log(
    JSON.stringify({
      tables: tables.length,
      moves,
      failed,
      ran_out: ranOut,
      moves_per_second: moves / seconds,
      ack_p50: share(acks, 0.5),
      ack_p99: share(acks, 0.99),
      deliver_p50: share(deliveries, 0.5),
      deliver_p99: share(deliveries, 0.99),
      cpu_ms_per_move: ((cpu(served) - used) * 1000) / moves,
      database_ms_per_move: ((cpu(beside) - aside) * 1000) / moves,
      kb_per_table: (memory() - empty) / plan.tables.flat().length,
    }),
  );
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
