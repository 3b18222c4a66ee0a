import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { startProcessor } from '#gateway/testing/processor.ts';
import { until } from '#local/testing/until.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { startWorker } from './worker.ts';

let world: OddsWorld;
let processor: Awaited<ReturnType<typeof startProcessor>>;
beforeAll(async () => {
  processor = await startProcessor();
  world = await openOddsWorld({ CLOCK_FILE: '/no/such/clock', BRAINTREE_ENVIRONMENT: processor.url });
});
afterAll(async () => {
  await world.close();
  await processor.close();
});

const rows = <R>(sql: string) => world.gateway.services.database.em.execute<R[]>(sql);

/** The clock stops there; answers what has been asked of the provider since the last time. */
async function stopAt(moment: string, query = ''): Promise<Record<string, number>> {
  await rows('delete from feed_rounds');
  world.gateway.services.clock.set(moment);
  const answer = await world.gateway.app.inject({ method: 'POST', url: `/due-work${query}` });
  expect(answer.json()).toMatchObject({ unfinished: null });
  return asked();
}

async function asked(): Promise<Record<string, number>> {
  const kinds = await rows<{ kind: string; count: number }>(
    'select kind, count(*)::int as count from feed_rounds group by kind',
  );
  return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
}

const haveRun = async () =>
  (await rows("select from job_runs where name = 'feed' and ran_at is not null")).length;

test('on the way the provider is asked once a day which games there are, and for prices and scores at the end', async () => {
  const once = { EVENTS: LEAGUES.length };
  expect(await stopAt('2031-11-20T17:00:00.000Z')).toEqual(once);
  expect(await stopAt('2031-11-20T23:00:00.000Z')).toEqual({});
  expect(await stopAt('2031-11-21T17:00:00.000Z')).toEqual(once);
  expect(await stopAt('2031-11-21T23:00:00.000Z', '?arrived')).toMatchObject({
    ...once,
    ODDS: expect.any(Number),
    SCORES: expect.any(Number),
  });
});

test('workers wait until the clock has arrived', async () => {
  expect(await stopAt('2031-11-21T23:30:00.000Z')).toEqual({});
  const { gateway } = world;
  const worker = await startWorker(gateway.services, gateway.databaseUrl);
  await until(async () => (await haveRun()) === 1);
  expect(await asked()).toEqual({});
  await stopAt('2031-11-21T23:45:00.000Z', '?arrived');
  await rows('delete from feed_rounds');
  gateway.services.clock.set('2031-11-22T00:30:00.000Z');
  await until(async () => (await asked()).ODDS !== undefined);
  await worker.stop();
});
