import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { ANYTHING, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { BROWSER, type PasskeyState, passkeyState } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

/** Queries that members have, too, and that name something by its id: all but those of the staff alone. */
const schema = createSchema();
const takesId = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => getNamedType(type).name === 'ID' && !String(type).startsWith('['));
const byId = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  (field) =>
    takesId(field) && isObjectType(getNamedType(field.type)) && !getDirective(schema, field, 'staff'),
);

let gateway: TestGateway;
let person: TestUser;
let ids: string[];
beforeAll(async () => {
  gateway = await openGateway();
  person = await member(gateway, { plan: { tier: 'PLUS' } });
  await invoice(gateway, person, { id: 'inv_theirs', createdAt: '2031-11-01T15:00:00Z' });
  const { keyId } = await givenKey(gateway, person, ['READ_PICKS']);
  ids = [person.uid, 'inv_theirs', keyId, `sub_${person.uid}`];
});
afterAll(() => gateway.close());

/** The queries that answer this caller with what belongs to the other person. */
async function answered(caller: TestUser): Promise<string[]> {
  const fields = Object.fromEntries(byId.map((field) => [field.name, field]));
  const found = new Set<string>();
  for (const { field, query, variables } of questions(fields, 'query', { ...ANYTHING, ID: ids }, typeBelow)) {
    const { data } = await ask<Record<string, unknown> | null>(gateway, query, variables, caller, BROWSER);
    const answer = data?.[field];
    if (Array.isArray(answer) ? answer.length > 0 : answer) found.add(field);
  }
  return [...found].sort();
}

async function owner(state: PasskeyState): Promise<TestUser> {
  const user = await member(gateway, { role: 'OWNER' });
  await passkeyState(gateway, user, state);
  return user;
}

describe('what belongs to another member', () => {
  test.each<[PasskeyState, string[]]>([
    ['never shown', []],
    ['shown 6 minutes ago', ['invoice', 'user']],
  ])('is read by staff with a passkey: %s', async (state, fields) => {
    expect(await answered(await owner(state))).toEqual(fields);
  });

  test('is read by its owner, and by no other member', async () => {
    expect(await answered(person)).toEqual(['invoice', 'user']);
    expect(await answered(await member(gateway))).toEqual([]);
  });

  test.each<[PasskeyState, number]>([
    ['never shown', 403],
    ['shown 6 minutes ago', 200],
  ])('over REST too, passkey: %s', async (state, status) => {
    const user = await owner(state);
    const { body, ...answer } = await callRest(gateway, 'get', `/users/${person.uid}`, {
      user,
      headers: BROWSER,
    });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(body).includes(person.email)).toBe(status === 200);
  });
});

test('a test alert of the staff takes the passkey: it may write into the Discord of all', async () => {
  const query = 'mutation ($input: SendTestAlertInput!) { sendTestAlert(input: $input) { channel } }';
  const input = { channel: 'MAIL' };
  const codes = [];
  for (const state of ['never shown', 'shown'] as const)
    codes.push(
      (await ask(gateway, query, { input }, await owner(state), BROWSER)).errors?.[0]?.extensions.code,
    );
  expect(codes[0]).toBe('SECOND_FACTOR');
  expect(codes[1]).not.toBe('SECOND_FACTOR');
});
