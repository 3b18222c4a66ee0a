import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { DeskTodayType } from '#schema/types/desk/desk-today.type.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await givenPick(gateway, { date: TODAY, status: 'DRAFT' });
  await givenPick(gateway, { date: TODAY, status: 'PUBLISHED' });
  await givenPick(gateway, { date: YESTERDAY, status: 'PUBLISHED', publishedAt: '2031-11-19T12:00:00Z' });
});
afterAll(() => gateway.close());

const QUERY = `{ deskToday { date picks { posted drafts nextStartsAt toGrade leagues { league posted drafts games firstStartsAt lastStartsAt } }
  money { chargedCents refundedCents chargedBackCents returnedCents charges declined week { day cents } } joined } }`;
const asSeenBy = async (role: StaffRole) =>
  (await ask<{ deskToday: DeskTodayType }>(gateway, QUERY, {}, await member(gateway, { role }))).data
    .deskToday;

test('an owner sees the picks, the money and the members of today in New York', async () => {
  const { date, picks, money, joined } = await asSeenBy('OWNER');
  expect(date).toBe(TODAY);
  expect(picks).toMatchObject({ posted: 1, drafts: 1, toGrade: 1 });
  expect(picks?.leagues).toEqual([
    { league: 'NFL', posted: 1, drafts: 1, games: null, firstStartsAt: null, lastStartsAt: null },
  ]);
  expect(picks?.nextStartsAt).toEqual(expect.any(String));
  expect(money).toEqual({
    chargedCents: 0,
    refundedCents: 0,
    chargedBackCents: 0,
    returnedCents: 0,
    charges: 0,
    declined: 0,
    week: Array.from({ length: 7 }, (_, at) => ({ day: addDays(TODAY, at - 6), cents: 0 })),
  });
  expect(joined).toEqual(expect.any(Number));
});

test.each<[StaffRole, string[]]>([
  ['OWNER', ['picks', 'money', 'joined']],
  ['FINANCE', ['money', 'joined']],
  ['SUPPORT', ['joined']],
  ['ANALYST', ['picks']],
])('%s sees %j', async (role, parts) => {
  const today = await asSeenBy(role);
  const seen = (['picks', 'money', 'joined'] as const).filter((part) => today[part] !== null);
  expect(seen).toEqual(parts);
});
