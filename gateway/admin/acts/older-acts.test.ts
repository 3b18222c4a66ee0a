import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import type { MemberActPreviewType } from '#schema/types/desk/member-act.type.ts';

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

const PREVIEW = `query ($input: MemberActPreviewInput!) {
  memberActPreview(input: $input) { seen refusal changes { label before after } chargeCents mailTo }
}`;
async function preview(userId: string, act: string, given: object = {}): Promise<MemberActPreviewType> {
  const asked = { input: { userId, act, ...given } };
  return (await ask<{ memberActPreview: MemberActPreviewType }>(gateway, PREVIEW, asked, support)).data
    .memberActPreview;
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

describe('what a page showed comes with the act', () => {
  const GRANT = { tier: 'VIP', endsAt: '2031-12-21T05:00:00.000Z' };

  test('before and after are shown, kept in the audit log and mailed', async () => {
    const person = await member(gateway);
    const base = { userId: person.uid, reason: 'A contest' };
    const granting = await preview(person.uid, 'GRANT', GRANT);
    expect(granting).toMatchObject({
      ...{ refusal: null, chargeCents: 0, mailTo: [person.email] },
      changes: [
        { label: 'Plan', before: 'None', after: 'VIP' },
        { label: 'Access through', before: null, after: 'Dec 20, 2031' },
        { label: 'Renewal', before: null, after: 'None' },
      ],
    });
    expect(await act('grantPlan', { ...base, ...GRANT, seen: granting.seen })).toBe('OK');
    const revoking = await preview(person.uid, 'REVOKE');
    expect(revoking.changes).toMatchObject([
      { label: 'Plan', before: 'VIP', after: 'None' },
      { label: 'Access ends' },
    ]);
    expect(await act('revokePlan', { ...base, seen: revoking.seen })).toBe('OK');
    expect((await auditOf(gateway, person.uid)).map(({ details }) => details)).toMatchObject([
      { before: { tier: 'None' }, after: { tier: 'VIP', endsAt: 'Dec 20, 2031' }, reason: 'A contest' },
      { before: { tier: 'VIP' }, after: { tier: 'None' }, reason: 'A contest' },
    ]);
    expect(await mailsTo(gateway, person, 'plan-granted')).toHaveLength(1);
    expect(await mailsTo(gateway, person, 'plan-ended')).toMatchObject([{ reason: 'revoked' }]);
  });

  test('a second admin learns what the first one has changed', async () => {
    const person = await member(gateway, { plan: { tier: 'PREMIUM' } });
    const base = { userId: person.uid, reason: 'Asked by phone' };
    const { seen, changes } = await preview(person.uid, 'CANCEL_RENEWAL');
    expect(changes).toMatchObject([
      { label: 'Next charge', after: 'None' },
      { label: 'Access ends', before: null },
    ]);
    expect(await act('cancelRenewal', { ...base, seen })).toBe('OK');
    expect(await act('cancelRenewal', { ...base, seen })).toBe('CONFLICT');
    expect(await act('revokePlan', { ...base, seen })).toBe('CONFLICT');
    expect((await preview(person.uid, 'CANCEL_RENEWAL')).refusal).toBe('The renewal is canceled already.');
    expect((await preview(person.uid, 'GRANT', GRANT)).refusal).toBe('This member already has a plan');
    expect(await mailsTo(gateway, person, 'cancelled')).toHaveLength(1);
    expect(await mailsTo(gateway, person, 'plan-ended')).toHaveLength(0);
  });

  test('what cannot be done is refused in its words', async () => {
    const { uid } = await member(gateway);
    expect((await preview(uid, 'REVOKE')).refusal).toBe('This member has no plan');
    const past = { tier: 'VIP', endsAt: '2020-12-21T05:00:00.000Z' };
    expect((await preview(uid, 'GRANT', past)).refusal).toBe('The end must be in the future');
  });
});
