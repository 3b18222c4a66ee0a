import { loadavg } from 'node:os';

export interface Figures {
  perSecond: number;
  /** Milliseconds of CPU a request: of the server, of the database, of both. */
  cpu: number;
  database: number;
  all: number;
  p50: number;
  p99: number;
}

/** What was measured of each case, round by round. */
export type Rounds = ReadonlyMap<string, readonly Figures[]>;

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
const say = (line: string) => process.stdout.write(`${line}\n`);
const all = (rounds: Rounds, name: string, key: keyof Figures) =>
  (rounds.get(name) ?? []).map((each) => each[key]);

function ratio(rounds: Rounds, key: keyof Figures, [name, peer]: readonly [string, string]): number {
  const peers = all(rounds, peer, key);
  return median(all(rounds, name, key).map((figure, round) => figure / (peers[round] ?? Number.NaN)));
}

function atLeast(what: string, reached: number, goal: number): void {
  say(`${reached >= goal ? '✓' : '✗'} ${what}: ${reached.toFixed(2)} × (at least ${goal})`);
}

function atMost(what: string, reached: number, goal: number): void {
  say(`${reached <= goal ? '✓' : '✗'} ${what}: ${reached.toFixed(2)} × (at most ${goal})`);
}

/** From so many connections on, the product is compared with a server that checks nothing. */
const BUSY = 32;

/** Requests of Mercurius that the product has to answer as well, at least. */
const GOALS = new Map([
  [1, 2.2],
  [8, 2.2],
  [32, 2.2],
  [128, 2.2],
]);

/** The figures of each case, and what is promised at every number of connections. */
export function reportPeers(rounds: Rounds, connections: number): void {
  say(`\n${connections} connections, load ${loadavg()[0]?.toFixed(1)}`);
  for (const name of rounds.keys()) {
    const of = (key: keyof Figures) => median(all(rounds, name, key));
    const cpu = `${of('cpu').toFixed(3)} + ${of('database').toFixed(3)} ms CPU with the database`;
    say(
      `${name.padEnd(20)} ${of('perSecond').toFixed(0).padStart(6)}/s  ${cpu}  p50 ${of('p50')} p99 ${of('p99')} ms`,
    );
  }
  const [bare, jit] = [['product', 'bare SQL'] as const, ['product', 'Mercurius'] as const];
  atLeast('requests against Mercurius', ratio(rounds, 'perSecond', jit), GOALS.get(connections) ?? 1);
  atMost("CPU with the database's against bare SQL", ratio(rounds, 'all', bare), connections === 1 ? 1 : 0.4);
  if (connections < BUSY) return;
  const limit = ['product', 'ready buffers'] as const;
  atLeast('requests against ready buffers', ratio(rounds, 'perSecond', limit), 0.5);
  atMost('CPU without the database against ready buffers', ratio(rounds, 'cpu', limit), 1.8);
}

/** What is promised beside every peer. */
export function reportAll(rounds: Rounds): void {
  atMost('CPU without the database against bare SQL', ratio(rounds, 'cpu', ['product', 'bare SQL']), 0.4);
  atLeast('requests against naive', ratio(rounds, 'perSecond', ['product', 'naive']), 15);
  atMost('CPU of any text against naive', ratio(rounds, 'cpu', ['any text', 'naive']), 0.4);
  atMost('CPU of REST against the same in GraphQL', ratio(rounds, 'cpu', ['REST', 'the same in GraphQL']), 1);
}
