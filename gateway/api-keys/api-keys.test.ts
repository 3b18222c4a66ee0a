import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashOf, prefixOf } from '#gateway/auth/key-secret.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick, TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('API keys', () => {
  let gateway: TestGateway;
  let ada: TestUser;
  let bob: TestUser;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    ada = await member(gateway, { plan: { tier: 'VIP' } });
    bob = await member(gateway);
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  interface Key {
    id: string;
    name: string;
    prefix: string;
    scopes: string[];
    expiresAt: string | null;
    lastUsedAt: string | null;
    revokedAt: string | null;
  }

  const KEY = 'id name prefix scopes expiresAt lastUsedAt createdAt revokedAt';
  const READ = { name: 'Model', scopes: ['READ_PICKS'] };

  function create(user: TestUser | null, input: Record<string, unknown>) {
    const query = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { ${KEY} } } }`;
    return ask<{ createApiKey: { secret: string; apiKey: Key } }>(gateway, query, { input }, user);
  }

  function revoke(user: TestUser, id: string) {
    const query = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { ${KEY} } } }`;
    return ask<{ revokeApiKey: { apiKey: Key } }>(gateway, query, { input: { id } }, user);
  }

  const keysOf = async (user: TestUser) =>
    (await ask<{ apiKeys: Key[] }>(gateway, `{ apiKeys { ${KEY} } }`, {}, user)).data.apiKeys;
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
    errors?.[0]?.extensions.code;
  const sql = <T = unknown>(query: string, params: unknown[] = []) =>
    gateway.services.database.em.execute<T[]>(query, params);
  const today = (token: string) => ask(gateway, '{ today { date } }', {}, { ...ada, token });

  describe('a member', () => {
    test('makes a key, receives its secret once, and only its hash is stored', async () => {
      const { data } = await create(ada, { ...READ, name: ' Model ', expiresAt: '2032-01-01T00:00:00Z' });
      const { secret, apiKey } = data.createApiKey;
      expect(apiKey).toMatchObject({
        ...{ name: 'Model', prefix: secret.slice(0, 7), scopes: ['READ_PICKS'] },
        ...{ expiresAt: '2032-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null },
      });
      expect(await keysOf(ada)).toEqual([apiKey]);
      expect(await keysOf(bob)).toEqual([]);
      const [row] = await sql('select * from api_keys where id = ?', [apiKey.id]);
      expect(row).toMatchObject({ secret_hash: hashOf(secret) });
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(await auditOf(gateway, apiKey.id)).toMatchObject([
        { actor: ada.uid, action: 'api-key.create', details: { name: 'Model', scopes: ['read:picks'] } },
      ]);
      expect(gateway.logged()).not.toContain(secret);
      expect((await today(secret)).status).toBe(200);
      expect(gateway.logged()).not.toContain(secret);
    });

    test('revokes it: the next request is refused, the list is without it, and nobody else can', async () => {
      const { secret, apiKey } = (await create(ada, READ)).data.createApiKey;
      expect(codeOf(await revoke(bob, apiKey.id))).toBe('NOT_FOUND');
      expect(codeOf(await revoke(admin, apiKey.id))).toBe('NOT_FOUND');
      expect((await today(secret)).status).toBe(200);
      expect((await revoke(ada, apiKey.id)).data.revokeApiKey.apiKey.revokedAt).toBe(NOON);
      expect(await today(secret)).toMatchObject({
        status: 401,
        errors: [{ message: 'This API key was revoked', extensions: { code: 'KEY_REVOKED' } }],
      });
      expect((await keysOf(ada)).map(({ id }) => id)).not.toContain(apiKey.id);
      expect(codeOf(await revoke(ada, apiKey.id))).toBe('NOT_FOUND');
      expect(await auditOf(gateway, apiKey.id)).toHaveLength(2);
    });

    test('gets an error for each wrong field; a visitor is asked to sign in', async () => {
      const wrong = { name: ' ', scopes: ['WRITE_PICKS'], expiresAt: '2031-11-20T16:59:59Z' };
      const { errors } = await create(bob, wrong);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { scopes: 'Only a key of staff who write picks may post picks or prices' },
      });
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['name', 'scopes', 'expiresAt']);
      expect(codeOf(await create(null, READ))).toBe('UNAUTHENTICATED');
      expect(await keysOf(bob)).toEqual([]);
    });

    test('has ten at most, however many are asked for at once', async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => create(bob, READ)));
      expect(answers.filter((answer) => codeOf(answer) === 'KEY_LIMIT')).toHaveLength(4);
      const keys = await keysOf(bob);
      expect(keys).toHaveLength(10);
      await revoke(bob, keys[0]?.id ?? '');
      expect(codeOf(await create(bob, READ))).toBeUndefined();
    });
  });

  test('last used is written at most once a minute', async () => {
    const { token, keyId } = await givenKey(gateway, ada, ['READ_PICKS']);
    const seen: unknown[] = [];
    for (const seconds of [0, 30, 59, 60, 61]) {
      gateway.services.clock.set(new Date(Date.parse(NOON) + seconds * 1_000).toISOString());
      await today(token);
      const [row] = await sql<{ last_used_at: Date }>('select last_used_at from api_keys where id = ?', [
        keyId,
      ]);
      seen.push((Number(row?.last_used_at) - Number(new Date(NOON))) / 1_000);
    }
    gateway.services.clock.set(NOON);
    expect(seen).toEqual([0, 0, 0, 60, 60]);
  });

  describe('what a key sees and does', () => {
    const BOARD = '{ board { picks { id pick locked lockReason } } }';
    const shown = async (user: TestUser) => {
      const { data } = await ask<{ board: { picks: { pick: string | null }[] } }>(gateway, BOARD, {}, user);
      return data.board.picks.map(({ pick }) => pick);
    };

    test('is what its owner may at this moment: a plan that is over closes what it opened', async () => {
      await givenPick(gateway, { tier: 'VIP', pick: 'Vip words' });
      const key = await givenKey(gateway, ada, ['READ_PICKS']);
      expect(await shown(key)).toEqual(['Vip words']);
      await sql(`update subscriptions set state = 'ended' where user_id = ?`, [ada.uid]);
      expect(await shown(key)).toEqual([null]);
      await sql(`update subscriptions set state = 'active' where user_id = ?`, [ada.uid]);
      expect(await shown(await givenKey(gateway, ada, ['READ_RECORD']))).toEqual([null]);
    });

    test('every write of a pick is audited under its owner and the key itself', async () => {
      const key = await givenKey(gateway, admin, ['WRITE_PICKS']);
      const write = async (
        caller: TestUser,
        name: string,
        input: Record<string, unknown>,
        answer: string,
      ) => {
        const type = { createPick: 'CreatePickInput', updatePick: 'UpdatePickInput' }[name] ?? 'PickIdInput';
        const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`;
        type Written = Record<string, { pick?: { id: string } }>;
        const { data, errors } = await ask<Written>(gateway, query, { input }, caller);
        expect(errors).toBeUndefined();
        return data[name]?.pick?.id ?? '';
      };
      const id = await write(key, 'createPick', { ...TYPED, draft: true }, 'pick { id }');
      await write(key, 'updatePick', { id, pick: 'Bills -4' }, 'pick { id }');
      await write(admin, 'publishPick', { id }, 'pick { id }');
      await write(key, 'deletePick', { id }, 'deletedPickId');
      const byKey = { actor: admin.uid, keyId: key.keyId, keyPrefix: prefixOf(key.token) };
      expect(await auditOf(gateway, id)).toMatchObject([
        { ...byKey, action: 'pick.create' },
        { ...byKey, action: 'pick.update' },
        { actor: admin.uid, action: 'pick.publish' },
        { ...byKey, action: 'pick.withdraw' },
      ]);
    });

    test('posting counts only while the owner is an admin', async () => {
      const key = await givenKey(gateway, admin, ['WRITE_PICKS']);
      const query = 'mutation ($input: PickIdInput!) { toggleWinner(input: $input) { pick { id result } } }';
      const id = await givenPick(gateway, { date: '2031-11-19', publishedAt: '2031-11-19T12:00:00Z' });
      const toggle = () => ask(gateway, query, { input: { id } }, key);
      expect((await toggle()).data).toEqual({ toggleWinner: { pick: { id, result: 'WIN' } } });
      await sql('update users set role = null where id = ?', [admin.uid]);
      expect(codeOf(await toggle())).toBe('FORBIDDEN');
      await sql("update users set role = 'OWNER' where id = ?", [admin.uid]);
      const reading = await givenKey(gateway, admin, ['READ_PICKS']);
      expect((await ask(gateway, query, { input: { id } }, reading)).errors?.[0]).toMatchObject({
        message: 'This API key needs the scope write:picks',
        extensions: { code: 'SCOPE_MISSING', scopes: ['write:picks'] },
      });
    });
  });
});
