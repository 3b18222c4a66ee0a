import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { warnOfLateOpenings } from '#gateway/jobs/warn-of-late-openings.ts';
import { lateOpenings } from '#gateway/record/reveal-days.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { mailsTo, member } from '#gateway/testing/users.ts';
import { checkSealed } from './check-sealed.ts';
import { markOverdue } from './mark-overdue.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('what was not opened in time counts as lost at the most units, for ever', async () => {
  const id = await givenPick(gateway, {
    date: '2031-11-10',
    publishedAt: '2031-11-09T12:00:00Z',
    league: 'MLB',
  });
  await markOverdue(gateway.services);
  const { em } = gateway.services.database;
  expect(
    await em.execute('select most_units::float8 as units from record_overdue where pick_id = ?', [id]),
  ).toEqual([{ units: 5 }]);
  const { data } = await ask<{ recordStats: { figures: object } }>(
    gateway,
    'query { recordStats(filter: { league: MLB }) { figures { n staked { units } flat { units } } } }',
    {},
    null,
  );
  expect(data.recordStats.figures).toMatchObject({ n: 0, staked: { units: -5 }, flat: { units: -1 } });
  // Opening it now forgives nothing, in no sum of the record and on no card.
  await revealPicks(gateway);
  const both = await ask<{ record: { total: object }; recordStats: { figures: object }; pick: object }>(
    gateway,
    `query ($id: ID!) { record(filter: { from: "2031-11-10", to: "2031-11-10" }) { total { losses units } }
       recordStats(filter: { league: MLB }) { figures { overdue staked { units } } } pick(id: $id) { seal { opened overdue overdueUnits } } }`,
    { id },
    null,
  );
  expect(both.data).toMatchObject({
    record: { total: { losses: 1, units: -5 } },
    recordStats: { figures: { overdue: 1, staked: { units: -5 } } },
    pick: { seal: { opened: true, overdue: true, overdueUnits: 5 } },
  });
});

test('what was sealed after its day was opened, and then withdrawn, is lost here as in the verifier, and is said', async () => {
  const { clock, database } = gateway.services;
  const sql = <T = unknown>(query: string, params: unknown[] = []) => database.em.execute<T[]>(query, params);
  const owner = await member(gateway, { role: 'OWNER' });
  await revealPicks(gateway);
  await givenPick(gateway, { league: 'NHL' });
  // A clock that was a day ahead opened today, and was set back.
  await sql("select record_reveal('2031-11-21T05:00:00Z')");
  const missed = await givenPick(gateway, { league: 'NHL', status: 'WITHDRAWN', publishedAt: NOON });
  clock.set('2031-11-21T05:20:00Z');
  expect(await lateOpenings(database.em, clock.now())).toMatchObject([{ day: TODAY, picks: 1 }]);
  await warnOfLateOpenings(gateway.services);
  expect(await mailsTo(gateway, owner, 'admin-late-opening')).toMatchObject([{ day: TODAY, picks: 1 }]);

  clock.set('2031-11-22T05:00:01Z');
  expect(await checkSealed(database.em)).toMatchObject({ differing: 1, firstDay: TODAY });
  await markOverdue(gateway.services);
  expect((await checkSealed(database.em)).differing).toBe(0);
  const { data } = await ask<{ recordStats: { figures: object }; pick: object }>(
    gateway,
    `query ($id: ID!) { recordStats(filter: { league: NHL }) { figures { overdue staked { units } } }
       pick(id: $id) { seal { opened overdue } } }`,
    { id: missed },
    owner,
  );
  expect(data).toMatchObject({
    recordStats: { figures: { overdue: 1, staked: { units: -5 } } },
    pick: { seal: { opened: false, overdue: true } },
  });
});
