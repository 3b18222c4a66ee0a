import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { ANYTHING, type Question, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { BROWSER, passkeyState } from '#gateway/testing/passkeys.ts';
import { givenPick, TYPED } from '#gateway/testing/picks.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { API_KEY_SCOPES } from '#schema/rules/api/api-keys.ts';
import { keyByCommand } from './key-by-command.ts';
import { mailOfWaitingKeys } from './mail-of-waiting-keys.ts';

/** Read from the schema, so that a new operation is asked too. Admins' own operations have their scopes. */
const ABOUT_KEYS = mutationsAbout(/ApiKey|Webhook|Secret/);

function mutationsAbout(words: RegExp): Question[] {
  const schema = createSchema();
  const fields = Object.entries(schema.getMutationType()?.getFields() ?? {}).filter(
    ([, field]) =>
      !getDirective(schema, field, 'staff') &&
      words.test([field.name, field.type, ...field.args.map(({ type }) => type)].join()),
  );
  return questions(Object.fromEntries(fields), 'mutation', ANYTHING, typeBelow);
}

let gateway: TestGateway;
let origin: string;
let owner: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
});
beforeEach(async () => {
  owner = await member(gateway, { role: 'OWNER', trialDays: -2 });
});
afterAll(() => gateway.close());

const send = async (name: string, input: object, user = owner) => {
  const type = name === 'deletePick' ? 'PickIdInput' : `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
  return (await ask(gateway, query, { input }, user, BROWSER)).errors?.[0]?.extensions.code;
};
const CREATE =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id mustConfirm } } }';
const create = () =>
  ask<{ createApiKey: { secret: string; apiKey: { id: string; mustConfirm: boolean } } }>(
    gateway,
    CREATE,
    { input: { name: 'Bot', scopes: API_KEY_SCOPES } },
    owner,
    BROWSER,
  );
const listed = async () =>
  (
    await ask<{ apiKeys: { id: string; mustConfirm: boolean }[] }>(
      gateway,
      '{ apiKeys { id mustConfirm } }',
      {},
      owner,
      BROWSER,
    )
  ).data.apiKeys;
const wordsRead = async (key: TestUser) => {
  const board = '{ board { picks { pick } } }';
  const { data } = await ask<{ board: { picks: { pick: string | null }[] } }>(gateway, board, {}, key);
  return data.board.picks.flatMap(({ pick }) => pick ?? []);
};

describe('with a password alone, somebody of the staff who has a passkey', () => {
  test.each(ABOUT_KEYS.map((question) => [question.field, question] as const))(
    '%s is refused, as all that is about keys, webhooks and secrets',
    async (_field, { query, variables }) => {
      await passkeyState(gateway, owner, 'shown 6 minutes ago');
      const code = async (user: TestUser) =>
        (await ask(gateway, query, variables, user, BROWSER)).errors?.[0]?.extensions.code;
      expect(await code(owner)).toBe('SECOND_FACTOR');
      expect(await code(await member(gateway))).not.toBe('SECOND_FACTOR');
    },
  );

  test('neither makes a key nor confirms one', async () => {
    const { keyId } = await givenKey(gateway, owner, ['READ_PICKS']);
    await passkeyState(gateway, owner, 'shown 6 minutes ago');
    expect((await create()).errors?.[0]?.extensions.code).toBe('SECOND_FACTOR');
    expect(await send('confirmApiKey', { id: keyId })).toBe('SECOND_FACTOR');
    expect((await listed()).map(({ id }) => id)).toEqual([keyId]);
  });

  test('who has shown it makes a key that does what the role allows', async () => {
    await passkeyState(gateway, owner, 'shown');
    const { secret, apiKey } = (await create()).data.createApiKey;
    expect(apiKey.mustConfirm).toBe(false);
    expect(await send('createPick', { ...TYPED, draft: true }, { ...owner, token: secret })).toBeUndefined();
  });
});

describe('a key of the staff that was made before', () => {
  test('posts, withdraws and reads ahead of time only once its owner has confirmed it', async () => {
    const id = await givenPick(gateway, { tier: 'VIP', pick: 'Words for VIP' });
    const key = await givenKey(gateway, owner, [...API_KEY_SCOPES]);
    const other = await givenKey(gateway, owner, [...API_KEY_SCOPES]);
    expect(await wordsRead(key)).toEqual(['Words for VIP']);
    await passkeyState(gateway, owner, 'shown');
    expect(await wordsRead(key)).toEqual([]);
    expect(await send('deletePick', { id }, key)).toBe('SECOND_FACTOR');
    expect(await send('createPick', { ...TYPED, draft: true }, key)).toBe('SECOND_FACTOR');
    expect((await listed()).map(({ mustConfirm }) => mustConfirm)).toEqual([true, true]);

    expect(await send('confirmApiKey', { id: key.keyId })).toBeUndefined();
    expect(await wordsRead(key)).toEqual(['Words for VIP']);
    expect(await send('createPick', { ...TYPED, draft: true }, key)).toBeUndefined();
    expect(await send('deletePick', { id }, other)).toBe('SECOND_FACTOR');
    expect(await auditOf(gateway, key.keyId)).toMatchObject([
      { actor: owner.uid, action: 'api-key.confirm', details: { name: 'Model' } },
    ]);
    expect(await send('deletePick', { id }, key)).toBeUndefined();
  });

  test('an open stream of it closes what it may not read at that moment, and opens it again', async () => {
    await givenPick(gateway, { tier: 'VIP', pick: 'Words that stream' });
    const key = await givenKey(gateway, owner, ['READ_PICKS']);
    const board = 'subscription { boardChanged { picks { pick } } }';
    const stream = await follow<{ boardChanged: { picks: { pick: string | null }[] } }>(origin, board, key);
    const words = async () => {
      const message = await stream.next();
      const picks = typeof message === 'string' ? [] : message.data?.boardChanged.picks;
      return picks?.flatMap(({ pick }) => pick ?? []);
    };
    expect(await words()).toContain('Words that stream');
    await passkeyState(gateway, owner, 'shown');
    expect(await words()).toEqual([]);
    expect(await send('confirmApiKey', { id: key.keyId })).toBeUndefined();
    expect(await words()).toContain('Words that stream');
    stream.close();
  });

  test('is named to its owner in a mail, once, when it begins to wait', async () => {
    await givenKey(gateway, owner, ['READ_PICKS']);
    const waiting = () => mailsTo(gateway, owner, 'key-waiting');
    await mailOfWaitingKeys(gateway.services);
    expect(await waiting()).toEqual([]);
    await passkeyState(gateway, owner, 'shown');
    expect((await create()).data.createApiKey.apiKey.mustConfirm).toBe(false);
    for (let run = 0; run < 2; run += 1) await mailOfWaitingKeys(gateway.services);
    expect(await waiting()).toMatchObject([{ name: 'Model' }]);
  });

  test('nobody else confirms it, and a member has nothing to confirm', async () => {
    const { keyId } = await givenKey(gateway, owner, ['READ_PICKS']);
    const stranger = await member(gateway, { role: 'OWNER' });
    await passkeyState(gateway, stranger, 'shown');
    expect(await send('confirmApiKey', { id: keyId }, stranger)).toBe('NOT_FOUND');
    expect(await send('confirmApiKey', { id: keyId }, await member(gateway))).toBe('FORBIDDEN');
    expect(await send('confirmApiKey', { id: keyId })).toBe('SECOND_FACTOR');
  });

  test('by the command line counts: who can run it is the operator', async () => {
    const { database, clock } = gateway.services;
    await passkeyState(gateway, owner, 'never shown');
    const asked = { email: owner.email, name: 'Machine', scopes: ['write:picks'] };
    const secret = await keyByCommand(database, clock.now(), asked);
    const key = { ...owner, token: String(secret) };
    expect(await send('createPick', { ...TYPED, draft: true }, key)).toBeUndefined();
  });
});
