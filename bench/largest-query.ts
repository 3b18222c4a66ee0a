import 'reflect-metadata';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getIntrospectionQuery } from 'graphql';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/**
 * The largest queries that the limits allow, through the real gateway on a year of picks: how long each keeps the event
 * loop from anything else, and how long it takes.
 *
 *   node --import tsx bench/largest-query.ts
 */
const DAYS = 360;
const ROUNDS = 5;

const aliases = (count: number, field: (at: number) => string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field(at)}`).join(' ')} }`;
const PICK = 'id date time sport teamOne teamTwo subscription pick';
const FIGURES = 'figures { n wins losses staked { units } luck { z p } }';
const DIMENSIONS = 'LEAGUE, MARKET, ANALYST, TIER, BAND, WEEKDAY, MONTH, SEASON';

const QUERIES: Record<string, string> = {
  'an idle gateway': '{ __typename }',
  'the board of today': `{ board { date picks { ${PICK} } } }`,
  '900 picks in 9 pages': aliases(9, () => `picks(first: 100) { nodes { ${PICK} } }`),
  'the boards of 20 days': aliases(
    20,
    (at) => `board(date: "${addDays('2031-11-20', -at)}") { picks { ${PICK} } }`,
  ),
  '20 records': aliases(20, () => `recordStats(filter: { window: DAYS_90 }) { ${FIGURES} }`),
  '8 divisions of a record, 4 times': aliases(
    4,
    () => `recordStats(by: [${DIMENSIONS}]) { by { dimension slices { name figures { n } } } }`,
  ),
  '9 curves': aliases(9, () => 'recordCurve { days { day picks units belowPeak luck } }'),
  'the schema': getIntrospectionQuery(),
  'too many fields, refused': `{ board { ${'picks { id date } '.repeat(160)} } }`,
};

interface Measured {
  /** Milliseconds that the loop was kept, at most. */
  kept: number;
  took: number;
  answer: string;
}

async function ask({ app }: TestGateway, user: TestUser, query: string): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  const headers = { authorization: `Bearer ${user.token}` };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query },
  });
  const took = performance.now() - begun;
  delay.disable();
  return {
    kept: delay.max / 1e6,
    took,
    answer: `${statusCode}${body.includes('"errors":') ? ' refused' : ''}`,
  };
}

async function measure(): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  try {
    for (let at = 0; at < DAYS; at += 1)
      await givenPick(gateway, {
        ...{ date: addDays('2031-11-20', -at), time: '10:00', result: at % 2 ? 'WIN' : 'LOSS' },
        ...{ analyst: `Model ${at % 20}`, odds: 1.5 + (at % 30) / 10, units: 1 + (at % 5) },
      });
    await revealPicks(gateway);
    const user = await member(gateway, { plan: { tier: 'VIP' } });
    process.stdout.write('Milliseconds: loop kept (median, most) · answered in (median) · answer\n\n');
    for (const [name, query] of Object.entries(QUERIES)) {
      const rounds: Measured[] = [];
      // Another text each time: an answer that is kept costs nothing.
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await ask(gateway, user, `query Q${round} ${query.trim().replace(/^query \w+/, '')}`));
      print(name, rounds);
    }
  } finally {
    await gateway.close();
  }
}

function print(name: string, rounds: Measured[]): void {
  const median = (of: (each: Measured) => number) =>
    rounds.map(of).sort((a, b) => a - b)[rounds.length >> 1] ?? 0;
  const most = Math.max(...rounds.map(({ kept }) => kept));
  const figures = `${median(({ kept }) => kept).toFixed(0)}, ${most.toFixed(0)} · ${median(({ took }) => took).toFixed(0)}`;
  process.stdout.write(`${name.padEnd(36)} ${figures} · ${rounds[0]?.answer}\n`);
}

await startWorld();
try {
  await measure();
} finally {
  await stopWorld();
}
