import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { ANYTHING, introspect, leadingTo, questions, type Samples } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { everyone, MEMBERS, type TestUser } from '#gateway/testing/users.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
let operations: ReturnType<typeof questions>;

beforeAll(async () => {
  gateway = await openGateway();
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  const samples: Samples = {
    ...ANYTHING,
    ...{ Date: [YESTERDAY, TODAY, TOMORROW], ID: [...canaries.words.keys()] },
  };
  operations = questions(leadingTo(await introspect(gateway), 'Query', 'Pick'), 'query', samples);
});
afterAll(() => gateway.close());

/** The ids whose canary a key is shown on any path from Query to a pick. */
async function shownTo(owner: TestUser, scopes: ApiKeyScope[]): Promise<string[]> {
  const key = await givenKey(gateway, owner, scopes);
  const seen = new Set<string>();
  for (const { query, variables } of operations) {
    const { text } = await ask(gateway, query, variables, key);
    expect(text).not.toContain(key.token);
    for (const id of canaries.shownIn(text)) seen.add(id);
  }
  return [...seen].sort();
}

function ownerNamed(name: string): TestUser {
  const owner = users[name];
  if (!owner) throw new Error(`There is no ${name}`);
  return owner;
}

const open = (user: TestUser | null) => openTo(gateway, canaries.words.keys(), user);

test.each(MEMBERS)('a key of %s that reads picks is shown what is open to its owner', async (name) => {
  const owner = ownerNamed(name);
  expect(await shownTo(owner, ['READ_PICKS'])).toEqual(await open(owner));
});

test.each(['vip', 'admin'])('a key of %s for the record alone is shown what a visitor is', async (name) => {
  expect(await shownTo(ownerNamed(name), ['READ_RECORD'])).toEqual(await open(null));
});

test('a key that posts reads the board of admins, and nothing at all when its owner is none', async () => {
  expect(await shownTo(ownerNamed('admin'), ['WRITE_PICKS'])).toEqual(await open(ownerNamed('admin')));
  expect(await shownTo(ownerNamed('vip'), ['WRITE_PICKS'])).toEqual([]);
});

test('the list of owners is whole', () => {
  expect(['visitor', ...MEMBERS]).toEqual(Object.keys(users));
});

test('the log holds no secret and no gated text of a pick', () => {
  expect(gateway.logged()).toContain('incoming request');
  expect(gateway.logged()).not.toMatch(/pk_[0-9A-Za-z]{20}/);
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
});
