import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';
import { makeAdmin } from './make-admin.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('the command line makes the first admin, by address in any case, and the audit log tells it', async () => {
  const user = await member(gateway);
  const { database, clock } = gateway.services;
  expect(await makeAdmin(database, clock.now(), user.email.toUpperCase())).toBe(true);
  const { data } = await ask<{ me: unknown }>(gateway, '{ me { isAdmin } }', {}, user);
  expect(data.me).toEqual({ isAdmin: true });
  expect(await auditOf(gateway, user.uid)).toEqual([
    { actor: 'system', action: 'user.promote', details: { by: 'command line' } },
  ]);
});

test('an address that nobody has is said, and changes nothing', async () => {
  const { database, clock } = gateway.services;
  expect(await makeAdmin(database, clock.now(), 'nobody@chalkline.test')).toBe(false);
});
