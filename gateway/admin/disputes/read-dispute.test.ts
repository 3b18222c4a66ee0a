import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openDispute } from '#gateway/testing/disputes.ts';
import {
  advance,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  pass,
  payingMember,
} from '#gateway/testing/money.ts';
import { type Notifications, takeNotifications } from '#gateway/testing/notifications.ts';
import { givenPick, postPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { countServiceMonths } from './count-service-months.ts';

let world: MoneyWorld;
let notifications: Notifications;
let owner: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld({ DISPUTE_AUTO_ACCEPT_CENTS: '2000' });
  notifications = await takeNotifications(world);
  owner = await member(world.gateway, { role: 'OWNER' });
});
afterAll(async () => {
  await notifications.close();
  await world.close();
});

const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);

const DISPUTE = `query ($id: ID!) { dispute(id: $id) { email cents kind reason state needsApproval suggestedText
  payment { invoiceNumber tier cents last4 periodStartsAt planEndedAt } reply { kind state repliedBy reason }
  evidence { agreements { at sentence } signIns { deviceName } months { month alerts picksOpen lastDevice }
    alertDays { day delivered channels } charges { number cents } refunds { cents } pickCount
    picks { id teamOne openedAt sealedAt startsAt } } } }`;
interface Read {
  dispute: {
    suggestedText: string;
    evidence: {
      picks: { id: string; sealedAt: string; startsAt: string }[];
      agreements: { sentence: string }[];
    };
  } | null;
}
const read = (id: string, by = owner) => ask<Read>(world.gateway, DISPUTE, { id }, by);

test('a dispute is shown with what was agreed, used and delivered, and a text made of that alone', async () => {
  buyer = await payingMember(world, { planType: 'plus' });
  await sql('update sessions set device_name = ? where user_id = ?', ['Chrome on Windows', buyer.uid]);
  const open = await postPick(world.gateway, owner);
  const above = await givenPick(world.gateway, { tier: 'VIP' });
  advance(world, 9 * HOUR);
  await countServiceMonths(world.gateway.services);
  const id = await openDispute(world, notifications, { reason: 'not_recognized' });
  const { dispute } = (await read(id)).data;
  expect(dispute).toMatchObject({
    ...{ email: buyer.email, cents: 7_900, kind: 'CHARGEBACK', reason: 'not_recognized', state: 'OPEN' },
    ...{ needsApproval: false, reply: null },
    payment: { tier: 'PLUS', cents: 7_900, last4: '1111', planEndedAt: expect.any(String) },
    evidence: {
      agreements: [{ sentence: expect.stringMatching(/every month until you cancel/) }],
      signIns: [{ deviceName: 'Chrome on Windows' }],
      months: [{ month: '2031-11', picksOpen: 1 }],
      charges: [{ cents: 7_900 }],
      refunds: [],
      pickCount: 1,
      picks: [{ id: open, teamOne: 'Buffalo Bills', sealedAt: expect.any(String) }],
    },
  });
  const [pick] = dispute?.evidence.picks ?? [];
  expect(Date.parse(pick?.sealedAt ?? '')).toBeLessThan(Date.parse(pick?.startsAt ?? ''));
  for (const part of [
    `PAYMENT. ${buyer.email} paid $79.00`,
    dispute?.evidence.agreements[0]?.sentence ?? '?',
    'Chrome on Windows',
    `/picks/${open}`,
    'Nothing was refunded.',
  ])
    expect(dispute?.suggestedText).toContain(part);
  expect(dispute?.suggestedText).not.toContain(above);
});

test('nobody reads it without the right, and there is none of an id that is not known', async () => {
  const support = await member(world.gateway, { role: 'SUPPORT' });
  expect((await read('nothing', support)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await read('nothing')).data.dispute).toBeNull();
});

test('up to the amount that the operator set, a dispute is accepted by itself, once', async () => {
  await payingMember(world, { planType: 'plus' });
  await fault(world, { kind: 'status', status: 503 }, { operation: 'dispute.accept' });
  const id = await openDispute(world, notifications, { amount: '20.00' });
  for (let time = 0; time < 2; time += 1) await pass(world, 5 * MINUTE);
  expect((await read(id)).data.dispute).toMatchObject({
    ...{ state: 'ACCEPTED', cents: 2_000 },
    reply: { kind: 'ACCEPT', state: 'SENT', repliedBy: null },
  });
  const inquiry = await openInquiry();
  await pass(world, 5 * MINUTE);
  expect((await read(inquiry)).data.dispute).toMatchObject({ state: 'OPEN', reply: null });
});

async function openInquiry(): Promise<string> {
  await payingMember(world, { planType: 'plus' });
  return openDispute(world, notifications, { amount: '20.00', kind: 'retrieval' });
}
