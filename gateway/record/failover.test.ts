import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Services } from '#gateway/auth/context.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

let primary: TestGateway;
/** They had not received the last checkpoint when they took the primary's place; one has grown since. */
let standby: TestGateway;
let grown: TestGateway;
/** A second process, which has signed nothing itself. */
let other: Services;

beforeAll(async () => {
  [primary, standby, grown] = await Promise.all([openGateway(), openGateway(), openGateway()]);
  for (const each of [standby, grown, primary, primary]) await grow(each);
  await givenPick(grown);
  other = { ...primary.services, record: { ...primary.services.record } };
  await signCheckpoint(other);
  await signCheckpoint(primary.services);
});
afterAll(async () => {
  for (const each of [primary, standby, grown]) await each.close();
});

async function grow(gateway: TestGateway): Promise<void> {
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
}

async function afterFailover(services: Services, to: TestGateway) {
  const { database } = to.services;
  await signCheckpoint({ ...services, database });
  const [head] = await database.em.execute<{ signed: number; stopped: string | null }[]>(
    'select (select count(*)::int from record_checkpoints) as signed, stopped from record_head',
  );
  return head;
}

test('a standby that lacks what was signed stops at once, whichever process notices', async () => {
  const stopped = expect.stringContaining(
    'it has 1 leaves, and 2 are known. Restore the database to a later moment',
  );
  expect(await afterFailover(other, standby)).toEqual({ signed: 1, stopped });
  expect(await afterFailover(primary.services, standby)).toEqual({ signed: 1, stopped });
});

test('nothing is signed either when it has grown as large again, with other leaves', async () => {
  expect(await afterFailover(primary.services, grown)).toEqual({
    signed: 1,
    stopped: expect.stringContaining(
      'its last checkpoint has 1 leaves, and one of 2 is known. Restore the database to a later moment',
    ),
  });
});
