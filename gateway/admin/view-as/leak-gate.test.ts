import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { ANYTHING, introspect, leadingTo, questions, type Samples } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { everyone, MEMBERS, READ_ALL, type TestUser } from '#gateway/testing/users.ts';
import { viewing } from '#gateway/testing/views.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let schema: GraphQLSchema;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway();
  users = await everyone(gateway);
  schema = await introspect(gateway);
  canaries = await plantCanaries(gateway);
});
afterAll(() => gateway.close());

const STAFF = [...READ_ALL, 'finance', 'support'];
const VIEWED = MEMBERS.filter((name) => !STAFF.includes(name));
const samples = (): Samples => ({
  ...ANYTHING,
  Date: [YESTERDAY, TODAY, TOMORROW],
  ID: [...canaries.words.keys()],
});

test.each(VIEWED)('an owner who views as %s is shown exactly what is open to that member', async (name) => {
  const [owner, person] = [users.admin, users[name]];
  if (!owner || !person) throw new Error(`Nobody is ${name}`);
  const headers = await viewing(gateway, owner, person.uid);
  const seen = new Set<string>();
  for (const { query, variables } of questions(leadingTo(schema, 'Query', 'Pick'), 'query', samples())) {
    // What the owner was answered just before must not serve the view.
    await ask(gateway, query, variables, owner);
    const { text } = await ask(gateway, query, variables, owner, headers);
    for (const id of canaries.shownIn(text)) seen.add(id);
  }
  expect([...seen].sort()).toEqual(await openTo(gateway, canaries.words.keys(), person));
});

test('no other query shows a view anything, and the owner’s own answers are whole afterwards', async () => {
  const [owner, person] = [users.admin, users.freeExpired];
  if (!owner || !person) throw new Error('Nobody to ask');
  const headers = await viewing(gateway, owner, person.uid);
  const root = schema.getQueryType();
  const all = isObjectType(root) ? root.getFields() : {};
  const toPicks = leadingTo(schema, 'Query', 'Pick');
  const others = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in toPicks)));
  for (const { query, variables } of questions(others, 'query', { ...samples(), ID: ['x'] }))
    expect(canaries.shownIn((await ask(gateway, query, variables, owner, headers)).text)).toEqual([]);
  const board = `{ board(date: "${TODAY}") { picks { id pick pickDetails } } }`;
  const [viewed, own] = [await ask(gateway, board, {}, owner, headers), await ask(gateway, board, {}, owner)];
  expect(canaries.shownIn(own.text).length).toBeGreaterThan(canaries.shownIn(viewed.text).length);
});
