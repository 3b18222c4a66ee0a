import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { buy, fault, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import type { MemberRecordType } from '#schema/types/desk/member.type.ts';

let world: MoneyWorld;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  user = await member(world.gateway);
});
afterAll(() => world.close());

const RECORD = `query ($id: ID!) { member(id: $id) {
  user { id email subscription planStatus } isBuying
  plan { tier source grantReason cancelAtPeriodEnd currentPeriodEndsAt nextChargeAt nextChargeCents }
  paymentMethod { cardType last4 } timeline { id type tier text } audit { actor action text }
  invoices { refundableCents refundOf invoice { id number type state totalCents pageUrl } } } }`;

async function record(id = user.uid): Promise<MemberRecordType> {
  const { data, errors } = await ask<{ member: MemberRecordType }>(world.gateway, RECORD, { id }, admin);
  expect(errors).toBeUndefined();
  return data.member;
}

async function admins(name: string, type: string, input: Record<string, unknown>) {
  const answer = name === 'refundInvoice' ? '{ invoiceId amountCents }' : '{ user { id } }';
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) ${answer} }`;
  const { errors } = await ask(world.gateway, query, { input }, admin);
  return errors?.[0]?.extensions.code;
}

test('of nobody there is none, and of a newcomer it is empty', async () => {
  expect(await record('nobody')).toBeNull();
  expect(await record()).toEqual({
    user: { id: user.uid, email: user.email, subscription: 'FREE', planStatus: 'TRIALING' },
    isBuying: false,
    plan: null,
    paymentMethod: null,
    timeline: [],
    invoices: [],
    audit: [],
  });
});

test('purchases, charges, refunds, revocations and grants, newest first', async () => {
  expect((await buy(world, {}, user)).errors).toBeUndefined();
  const bought = await record();
  expect(bought).toMatchObject({
    user: { subscription: 'PREMIUM', planStatus: 'ACTIVE' },
    plan: { tier: 'PREMIUM', source: 'PURCHASE', grantReason: null, nextChargeCents: 12_900 },
    paymentMethod: { cardType: 'Visa', last4: '1111' },
    timeline: [{ type: 'started', tier: 'PREMIUM', text: 'Bought Premium for $129.00' }],
    invoices: [{ refundableCents: 12_900, invoice: { type: 'CHARGE', state: 'PAID', totalCents: 12_900 } }],
  });
  expect(bought.plan?.nextChargeAt).toBe(bought.plan?.currentPeriodEndsAt);

  const invoiceId = bought.invoices[0]?.invoice.id ?? '';
  const [sale] = await world.gateway.services.processor.findBetween(
    new Date('2020-01-01'),
    new Date('2060-01-01'),
  );
  await world.processor.order('POST', `transactions/${sale?.id}/settle`);
  const credit = { invoiceId, amountCents: 2_000, reason: 'An outage' };
  expect(await admins('refundInvoice', 'RefundInvoiceInput', credit)).toBeUndefined();
  const credited = await record();
  const { number } = bought.invoices[0]?.invoice ?? {};
  expect(
    credited.invoices.map(({ refundableCents, refundOf, invoice: { type } }) => [
      type,
      refundableCents,
      refundOf,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['REFUND', 0, number],
      ['CHARGE', 10_900, null],
    ]),
  );
  const refund = credited.invoices.find(({ refundOf }) => refundOf)?.invoice;
  expect(credited.timeline).toEqual([
    { id: refund?.id, type: 'refunded', tier: 'PREMIUM', text: `Refunded $20.00 of ${number}` },
    expect.objectContaining({ type: 'started' }),
  ]);
  expect(credited.audit).toEqual([
    { actor: admin.email, action: 'invoice.refund', text: 'Requested a refund of $20.00: An outage' },
  ]);

  const reason = 'Shared the account';
  expect(await admins('revokePlan', 'RevokePlanInput', { userId: user.uid, reason })).toBeUndefined();
  const given = { tier: 'VIP', endsAt: '2031-12-24T17:00:00.000Z', reason: 'A contest' };
  expect(await admins('grantPlan', 'GrantPlanInput', { userId: user.uid, ...given })).toBeUndefined();
  expect(await mailsTo(world.gateway, user, 'plan-granted')).toEqual([
    { tier: 'VIP', endsAt: '2031-12-24T17:00:00.000Z' },
  ]);
  expect(await record()).toMatchObject({
    user: { subscription: 'VIP', planStatus: 'CANCELED' },
    plan: {
      tier: 'VIP',
      source: 'GRANT',
      grantReason: 'A contest',
      nextChargeAt: null,
      nextChargeCents: null,
    },
    timeline: [
      // All of it happens at one moment of the test's clock.
      { type: 'refunded' },
      { type: 'granted', tier: 'VIP', text: 'Was granted VIP through Dec 24, 2031: A contest' },
      { type: 'ended', tier: 'PREMIUM', text: 'The plan ended because it was revoked' },
      { type: 'started' },
    ],
    audit: [
      { action: 'plan.grant', text: 'Granted VIP through Dec 24, 2031: A contest' },
      { action: 'plan.revoke', text: `Revoked Premium: ${reason}` },
      { action: 'invoice.refund' },
    ],
  });
});

test('a purchase that waits for the processor is on its way, and no plan yet', async () => {
  const buyer = await member(world.gateway);
  await fault(world, { kind: 'timeout', when: 'before' }, { times: null });
  expect((await buy(world, {}, buyer)).errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
  await world.processor.order('DELETE', 'faults');
  expect(await record(buyer.uid)).toMatchObject({ isBuying: true, plan: null });
});
