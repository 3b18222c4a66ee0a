import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { givenSeason } from '#gateway/testing/sample-season.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  await givenSeason(gateway);
});
afterAll(() => gateway.close());

const RECORD = `query ($filter: RecordFilter) { record(filter: $filter) { from to firstDay
  total { wins losses pushes voids pending withdrawn late overdue unproven winRate units unitsStaked unpriced }
  byLeague { league tally { wins losses } } byTier { tier tally { wins pushes } }
  byAnalyst { analyst tally { wins units } } } }`;

test('counts the past and nothing of today, by league, tier and analyst', async () => {
  const { data } = await ask(gateway, RECORD);
  expect(data).toEqual({
    record: {
      from: '2030-11-19',
      to: YESTERDAY,
      firstDay: '2030-11-19',
      total: {
        ...{ wins: 4, losses: 1, pushes: 1, voids: 1, pending: 0, withdrawn: 1 },
        ...{ late: 0, overdue: 0, unproven: 0 },
        ...{ winRate: 0.8, units: 5.28, unitsStaked: 12, unpriced: 0 },
      },
      byLeague: [
        { league: 'NFL', tally: { wins: 4, losses: 0 } },
        { league: 'NBA', tally: { wins: 0, losses: 1 } },
        { league: 'NHL', tally: { wins: 0, losses: 0 } },
      ],
      byTier: [
        { tier: 'FREE', tally: { wins: 2, pushes: 0 } },
        { tier: 'PLUS', tally: { wins: 1, pushes: 1 } },
        { tier: 'PREMIUM', tally: { wins: 0, pushes: 0 } },
        { tier: 'VIP', tally: { wins: 1, pushes: 0 } },
      ],
      byAnalyst: [
        { analyst: 'Model A', tally: { wins: 2, units: 3.64 } },
        { analyst: null, tally: { wins: 2, units: 3.64 } },
        { analyst: 'Model B', tally: { wins: 0, units: -2 } },
      ],
    },
  });
});

test('of a range and a tier; of today it says nothing to anyone', async () => {
  const wins = async (filter: object, user: TestUser | null = null) => {
    const { data } = await ask<{ record: { total: { wins: number; units: number | null } } }>(
      gateway,
      RECORD,
      { filter },
      user,
    );
    return [data.record.total.wins, data.record.total.units];
  };
  expect(await wins({ from: '2031-11-16', tiers: ['PLUS'] })).toEqual([1, 1.82]);
  for (const user of [null, admin]) expect(await wins({ from: TODAY, to: TODAY }, user)).toEqual([0, null]);
});

test('a pick that was posted after its start is shown as late and never counts', async () => {
  const filter = { analyst: 'After the game' };
  await givenPick(gateway, { ...filter, date: '2031-01-20', publishedAt: NOON, result: 'WIN' });
  const { data } = await ask<{ record: { total: object } }>(gateway, RECORD, { filter });
  expect(data.record.total).toMatchObject({ wins: 0, losses: 0, late: 1, units: null });
});

test('a pick that was not opened in time is lost at the most units, whatever its result', async () => {
  const filter = { analyst: 'Unopened' };
  const given = { ...filter, result: 'WIN', units: 1 } as const;
  await givenPick(gateway, { ...given, date: '2031-09-18' });
  await givenPick(gateway, { ...given, date: YESTERDAY });
  const { data } = await ask<{ record: { total: object } }>(gateway, RECORD, { filter });
  expect(data.record.total).toMatchObject({ wins: 1, losses: 1, overdue: 1, units: -4.09 });
});

test('a game of yesterday that has not begun is not in it', async () => {
  const given = { date: YESTERDAY, startsAt: '2031-11-21T03:00:00Z', analyst: 'Late' };
  await givenPick(gateway, { ...given, result: 'LOSS' });
  const { data } = await ask<{ record: { byAnalyst: { analyst: string }[] } }>(gateway, RECORD);
  expect(data.record.byAnalyst.map(({ analyst }) => analyst)).toEqual([
    'Model A',
    null,
    'Unopened',
    'Model B',
    'After the game',
  ]);
});
