import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let support: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  support = await member(gateway, { role: 'SUPPORT' });
});
afterAll(() => gateway.close());

async function act(name: string, input: Record<string, unknown>): Promise<unknown> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { user { subscription } } }`;
  const { errors } = await ask(gateway, query, { input }, support);
  return errors?.[0]?.extensions.code ?? 'OK';
}

test('granting, canceling and revoking under one request id happen once, and an id serves one act', async () => {
  const person = await member(gateway);
  const given = { userId: person.uid, reason: 'Asked by phone' };
  const grant = { ...given, tier: 'PLUS', endsAt: '2031-12-20T17:00:00.000Z', requestId: randomUUID() };
  expect(await Promise.all([1, 2, 3].map(() => act('grantPlan', grant)))).toEqual(['OK', 'OK', 'OK']);
  expect(await act('grantPlan', { ...grant, tier: 'VIP' })).toBe('KEY_REUSED');
  expect(await mailsTo(gateway, person, 'plan-granted')).toHaveLength(1);
  const revoke = { ...given, requestId: randomUUID() };
  expect(await Promise.all([1, 2].map(() => act('revokePlan', revoke)))).toEqual(['OK', 'OK']);
  // A plan of later is not ended by a request that comes again.
  expect(await act('grantPlan', { ...grant, requestId: randomUUID() })).toBe('OK');
  expect(await act('revokePlan', revoke)).toBe('OK');
  expect(await act('grantPlan', { ...grant, requestId: 'x'.repeat(65) })).toBe('BAD_USER_INPUT');
  expect((await auditOf(gateway, person.uid)).map(({ action }) => action)).toEqual([
    'plan.grant',
    'plan.revoke',
    'plan.grant',
  ]);
});

test('canceling a renewal again under its request id leaves a plan that was reactivated meanwhile', async () => {
  const person = await member(gateway, { plan: { tier: 'PREMIUM' } });
  const cancel = { userId: person.uid, reason: 'Asked by phone', requestId: randomUUID() };
  expect(await act('cancelRenewal', cancel)).toBe('OK');
  await gateway.services.database.em.execute(
    'update subscriptions set cancel_at_period_end = false where user_id = ?',
    [person.uid],
  );
  expect(await act('cancelRenewal', cancel)).toBe('OK');
  const [plan] = await gateway.services.database.em.execute<{ canceled: boolean }[]>(
    'select cancel_at_period_end as canceled from subscriptions where user_id = ?',
    [person.uid],
  );
  expect(plan?.canceled).toBe(false);
  expect(await mailsTo(gateway, person, 'cancelled')).toHaveLength(1);
});
