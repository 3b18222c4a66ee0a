import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSchema } from '#gateway/server/schema.ts';
import { ANYTHING, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { BROWSER, type PasskeyState, passkeyState, vouchedFor } from '#gateway/testing/passkeys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { hasScope, STAFF_ROLES, type StaffRole } from '#schema/rules/access/staff.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/rules/api/api-keys.ts';

/**
 * Every stream of the schema, opened by every role with each state of its passkey, over a session and over keys: the streams beside the
 * queries and mutations of passkey-rights.more.test.ts. Keys are refused by `@scope`; members follow them all, and what they read
 * goes by role and passkey.
 */
const STATES: PasskeyState[] = ['none', 'never shown', 'shown 6 minutes ago', 'shown'];
/** The words of a pick, on the streams that bring some. */
const WORDS: Record<string, string> = {
  boardChanged: '{ picks { pick } }',
  pickChanged: '{ pick { pick } }',
};

const fields = createSchema().getSubscriptionType()?.getFields() ?? {};
const streams = Object.values(fields).flatMap((field) => {
  const keys: ApiKeyScope[] = getDirective(createSchema(), field, 'scope')?.[0]?.anyOf ?? [];
  const below = () => (WORDS[field.name] ? ` ${WORDS[field.name]}` : typeBelow(field));
  return questions({ [field.name]: field }, 'subscription', ANYTHING, below)
    .slice(0, 1)
    .map((question) => ({ ...question, keys }));
});

let world: OddsWorld;
let origin: string;
beforeAll(async () => {
  world = await openOddsWorld();
  origin = await listening(world.gateway);
  await givenPick(world.gateway, { tier: 'VIP', pick: 'Words of before' });
});
afterAll(() => world.close());

/** Of each stream: the code that refuses it, or whether it brought words of VIP picks; null where it is open and brings none at all. */
async function brought(user: TestUser, headers: Record<string, string> = {}): Promise<[string, unknown][]> {
  const open = await Promise.all(
    streams.map(async ({ field, query, variables }) => ({
      field,
      stream: await follow(origin, query, user, { headers, variables }),
    })),
  );
  await givenPick(world.gateway, { tier: 'VIP', pick: 'Words of now' });
  const found: [string, unknown][] = [];
  for (const { field, stream } of open) {
    const isOpen = stream.status === 200;
    const message = isOpen && !WORDS[field] ? null : await stream.next();
    const refusal = message && typeof message !== 'string' ? message.errors?.[0]?.extensions.code : message;
    found.push([field, refusal ?? (message && JSON.stringify(message).includes('Words of'))]);
    stream.close();
  }
  return found;
}
const expected = (of: (stream: (typeof streams)[number]) => unknown) =>
  streams.map((stream) => [stream.field, of(stream)]);

const readsAll = (role: StaffRole) => hasScope(role, 'PICKS');
const readWords = (field: string, may: boolean) => (WORDS[field] ? may : null);

describe.each(STAFF_ROLES)('%s', (role) => {
  test.each(STATES)('with a session, passkey: %s', async (state) => {
    const user = await member(world.gateway, { role, trialDays: -2 });
    await passkeyState(world.gateway, user, state);
    const may = readsAll(role) && state !== 'never shown';
    expect(await brought(user, BROWSER)).toEqual(expected(({ field }) => readWords(field, may)));
  });

  test.each([
    ['of somebody without a passkey', false, false],
    ['made before the passkey', true, false],
    ['vouched for with the passkey', true, true],
  ])('with a key %s', async (_name, hasPasskey, isVouched) => {
    for (const scopes of [API_KEY_SCOPES, ...API_KEY_SCOPES.map((scope) => [scope])]) {
      const user = await member(world.gateway, { role, trialDays: -2 });
      const key = await givenKey(world.gateway, user, [...scopes]);
      if (hasPasskey) await passkeyState(world.gateway, user, 'never shown');
      if (isVouched) await vouchedFor(world.gateway, key);
      const may = readsAll(role) && scopes.includes('READ_PICKS') && (isVouched || !hasPasskey);
      expect(await brought(key)).toEqual(
        expected(({ field, keys }) => {
          if (keys.length === 0) return 'KEY_REFUSED';
          return keys.some((scope) => scopes.includes(scope)) ? readWords(field, may) : 'SCOPE_MISSING';
        }),
      );
    }
  });
});

test('covers every stream that there is', () => {
  expect(streams.map(({ field }) => field)).toEqual(Object.keys(fields));
  expect(Object.keys(WORDS).filter((name) => !fields[name])).toEqual([]);
});
