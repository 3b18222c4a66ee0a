import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
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
