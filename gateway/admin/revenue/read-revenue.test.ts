import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { checkRevenue } from './check-revenue.ts';

let gateway: TestGateway;
let owner: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { role: 'OWNER' });
  await checkRevenue(gateway.services);
});
afterAll(() => gateway.close());

const LEDGER = /mrr_days|mrr_cohorts|watched_plans|'LOST_MEMBERS'|'CANCELLATIONS'/;
const MONEY = /cash_by_day|ended_trials|'DECLINED_RENEWALS'/;

/** How many questions are asked of the ledger and of the rows of money for a selection. */
async function questionsOf(selection: string, document = `{ revenue { ${selection} } }`): Promise<number[]> {
  const execute = jest.spyOn(gateway.services.database.em, 'execute');
  const { errors } = await ask(gateway, document, {}, owner);
  const asked = execute.mock.calls.map(([sql]) => String(sql));
  execute.mockRestore();
  expect(errors).toBeUndefined();
  return [LEDGER, MONEY].map((table) => asked.filter((sql) => table.test(sql)).length);
}

test.each<[string, number[]]>([
  ['from to checkedAt checks { check passed }', [0, 0]],
  ['now { mrrCents }', [1, 0]],
  ['months { month endCents }', [3, 0]],
  ['days { day mrrCents }', [1, 1]],
  ['churnReasons { reason plans }', [1, 0]],
  ['saidReasons { reason plans }', [1, 0]],
  ['retention { cohort paying }', [1, 0]],
  ['trials { month paid }', [0, 1]],
  ['recovery { lost }', [0, 1]],
  [
    'now { mrrCents } months { month } days { day } churnReasons { plans } saidReasons { plans } retention { cohort } trials { paid } recovery { lost }',
    [8, 3],
  ],
])('what is not asked for is not read: %s', async (selection, questions) => {
  expect(await questionsOf(selection)).toEqual(questions);
});

test('a part in a fragment or under another name is asked for, and one that is left out is not', async () => {
  const document = `query ($no: Boolean = false) { revenue { ...Shown mine: recovery { lost } now @include(if: $no) { paying } } }
    fragment Shown on Revenue { ... on Revenue { churnReasons { plans } } }`;
  expect(await questionsOf('', document)).toEqual([1, 1]);
});
