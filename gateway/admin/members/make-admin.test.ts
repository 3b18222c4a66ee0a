import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keyByCommand } from '#gateway/api-keys/key-by-command.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { makeAdmin, removeAdmin } from './make-admin.ts';

describe('the first admin', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  test('the command line makes the first admin, by address in any case, and the audit log tells it', async () => {
    const user = await member(gateway);
    const { database, clock } = gateway.services;
    expect(await makeAdmin(database, clock.now(), user.email.toUpperCase())).toBe(true);
    const { data } = await ask<{ me: unknown }>(gateway, '{ me { isAdmin } }', {}, await signInAgain(user));
    expect(data.me).toEqual({ isAdmin: true });
    expect(await auditOf(gateway, user.uid)).toEqual([
      { actor: 'system', action: 'user.promote', details: { by: 'command line' } },
      { actor: 'system', action: 'user.revoke-sessions', details: { revokedKeys: 0 } },
    ]);
  });

  test('sessions and keys from before a first role end with it, and those of who had one stay', async () => {
    const user = await member(gateway);
    const { database, clock } = gateway.services;
    const keysOf = () =>
      database.em.execute('select revoked_at is null as works from api_keys where user_id = ?', [user.uid]);
    await keyByCommand(database, clock.now(), { email: user.email, name: 'Early', scopes: ['read:picks'] });
    expect(await keysOf()).toEqual([{ works: true }]);
    await makeAdmin(database, clock.now(), user.email);
    const codeFor = async (one: TestUser) =>
      (await ask(gateway, '{ me { role } }', {}, one)).errors?.[0]?.extensions?.code;
    expect(await codeFor(user)).toBe('INVALID_TOKEN');
    expect(await keysOf()).toEqual([{ works: false }]);
    const owner = await signInAgain(user);
    await makeAdmin(database, clock.now(), user.email);
    expect(await codeFor(owner)).toBeUndefined();
  });

  test('the rights end with the next request, and an open session cannot do anything more as an admin', async () => {
    const person = await member(gateway, { role: 'OWNER' });
    const members = () => ask(gateway, '{ members { totalCount } }', {}, person);
    expect((await members()).errors).toBeUndefined();
    const { database, clock } = gateway.services;
    expect(await removeAdmin(database, clock.now(), person.email.toUpperCase())).toBe(true);
    expect((await members()).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await auditOf(gateway, person.uid)).toEqual([
      { actor: 'system', action: 'user.demote', details: { by: 'command line' } },
    ]);
    expect(await removeAdmin(database, clock.now(), person.email)).toBe(false);
  });

  test('an address that nobody has is said, and changes nothing', async () => {
    const { database, clock } = gateway.services;
    expect(await makeAdmin(database, clock.now(), 'nobody@chalkline.test')).toBe(false);
  });
});
