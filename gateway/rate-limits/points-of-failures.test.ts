import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { Points } from './points.ts';
import type { QuotaOwner } from './quota-owner.ts';

/** A process spends 10 of them before it records. */
const LIMITS = { visitor: 400, member: 400, staff: 400, key: 400 };
const SHARE = 10;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('points that are spent in a transaction that fails count for everybody, and those of others with them', async () => {
  const { database, clock } = gateway.services;
  const [points, elsewhere] = [new Points(database, LIMITS), new Points(database, LIMITS)];
  const [trying, beside] = [randomUUID(), randomUUID()].map((id): QuotaOwner => ({ kind: 'member', id }));
  if (!trying || !beside) throw new Error('Two owners');
  const now = clock.now();
  await points.spend(beside, SHARE, now);
  const failing = database.em.transactional(async () => {
    for (let at = 0; at < 2; at += 1) await points.spend(trying, 100, now);
    throw new Error('A try that fails');
  });
  await expect(failing).rejects.toThrow('A try that fails');
  for (const [owner, recorded] of [
    [trying, 100],
    [beside, SHARE],
  ] as const) {
    // The first is spent unseen; the second looks at what is recorded.
    await elsewhere.spend(owner, SHARE, now);
    const { remaining } = await elsewhere.spend(owner, SHARE, now);
    expect(remaining).toBe(400 - recorded - 2 * SHARE);
  }
});
