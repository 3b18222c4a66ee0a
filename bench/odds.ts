import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { inTransaction } from '#gateway/database/transaction.ts';
import { applyOddsRound } from '#gateway/games/apply-odds-round.ts';
import { addTasks, type FeedTask, finishTask } from '#gateway/games/feed-tasks.ts';
import { readStanding } from '#gateway/games/standing-quotes.ts';
import { readOddsAnswer } from '#gateway/integrations/odds-feed/read-games.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * What a round of odds costs: 150 games, 15 books and 3 markets, with a tenth of the prices changed. It reports the processor
 * time of the worker and of the database, so that other work on the machine does not count, and how long the transaction took.
 * The first round writes everything and is reported separately. Exits 1 if a later round takes more than 250 ms of processor
 * time, a transaction of more than 100 ms, or more than 3 % of a core for six leagues a minute.
 *
 *   npm run bench:odds [-- rounds]
 */
const ROUNDS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 30);
const [GAMES, BOOKS] = [150, 15];
const PROMISED = { processor: 250, transaction: 100, share: 0.03 };
const LEAGUES = 6;
const TASK: FeedTask = { kind: 'ODDS', league: 'NBA', failures: 0 };
/** Of a second, as Linux counts a process's time. */
const TICK_MS = 10;

/** The provider's answer in round `n`. */
function answer(n: number): string {
  const seen = new Date(Date.parse(NOON) + n * 60_000).toISOString().replace('.000Z', 'Z');
  const price = (at: number) => -110 - ((at + (at % 10 === n % 10 ? n : 0)) % 20);
  const games = Array.from({ length: GAMES }, (_, game) => {
    const [away_team, home_team] = [`Club ${2 * game}`, `Club ${2 * game + 1}`];
    const market = (key: string, names: string[], point: (side: number) => object, at: number) => ({
      ...{ key, last_update: seen },
      outcomes: names.map((name, side) => ({ name, price: price(at + side), ...point(side) })),
    });
    const bookmakers = Array.from({ length: BOOKS }, (_each, book) => {
      const at = game * BOOKS + book;
      return {
        ...{ key: `book${book}`, title: `Book ${book}`, last_update: seen },
        markets: [
          market('h2h', [away_team, home_team], () => ({}), at),
          market('spreads', [away_team, home_team], (side) => ({ point: side === 0 ? 3.5 : -3.5 }), at),
          market('totals', ['Over', 'Under'], () => ({ point: 221.5 }), at),
        ],
      };
    });
    const commence_time = new Date(Date.parse(NOON) + 36_000_000).toISOString();
    return {
      id: `game ${game}`,
      sport_key: 'basketball_nba',
      commence_time,
      home_team,
      away_team,
      bookmakers,
    };
  });
  return JSON.stringify(games);
}

/** Processor time of every backend of the database: a round reads before its transaction, perhaps by another connection. */
async function backendsMs({ services }: TestGateway): Promise<number> {
  const backends = await services.database.em.execute<{ pid: number }[]>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return backends.reduce((sum, { pid }) => sum + processMs(pid), 0);
}

function processMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

interface Cost {
  worker: number;
  database: number;
  transaction: number;
}

/** As the worker keeps one, with the note of the round that the next one is compared with. */
async function round(gateway: TestGateway, n: number): Promise<Cost> {
  const { services } = gateway;
  const text = answer(n);
  const at = new Date(Date.parse(NOON) + n * 60_000);
  const databaseBefore = await backendsMs(gateway);
  const before = process.cpuUsage();
  const { games } = await readOddsAnswer(JSON.parse(text), { sport: 'basketball_nba', at });
  const read = await readStanding(services.database.em, 'NBA', at);
  const began = performance.now();
  await inTransaction({ database: services.database }, async (em) => {
    await applyOddsRound(em, 'NBA', { games, at }, read);
    await finishTask(em, TASK, { kind: 'ROUND', at, games, dropped: [], credits: null, hash: String(n) }, at);
  });
  const transaction = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const database = (await backendsMs(gateway)) - databaseBefore;
  return { worker: (user + system) / 1_000, database, transaction };
}

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const shown = (cost: Cost) =>
  `worker ${cost.worker.toFixed(0)} ms, database ${cost.database.toFixed(0)} ms of processor time; transaction ${cost.transaction.toFixed(0)} ms`;

await startWorld();
const gateway = await openGateway({ LOG_LEVEL: 'silent', ODDS_FEED: 'csv' });
try {
  await addTasks(gateway.services.database.em, new Date(NOON));
  process.stdout.write(`${GAMES} games, ${BOOKS} books, 3 markets: ${GAMES * BOOKS * 3} quotes\n`);
  process.stdout.write(`the first round: ${shown(await round(gateway, 0))}\n`);
  const costs: Cost[] = [];
  for (let n = 1; n <= ROUNDS; n += 1) costs.push(await round(gateway, n));
  const usual = {
    worker: middle(costs.map(({ worker }) => worker)),
    database: middle(costs.map(({ database }) => database)),
    transaction: middle(costs.map(({ transaction }) => transaction)),
  };
  const share = (LEAGUES * (usual.worker + usual.database)) / 60_000;
  process.stdout.write(`a later one, median of ${ROUNDS}: ${shown(usual)}\n`);
  process.stdout.write(`six such leagues each minute: ${(share * 100).toFixed(1)} % of a core\n`);
  const isKept =
    usual.worker + usual.database <= PROMISED.processor &&
    usual.transaction <= PROMISED.transaction &&
    share <= PROMISED.share;
  process.exitCode = isKept ? 0 : 1;
} finally {
  await gateway.close();
  await stopWorld();
}
