import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';
import { booksOfMembers } from './read-books.sql.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('the books of all members of a page are read by one query', async () => {
  const owner = await member(gateway, { role: 'OWNER' });
  const people = await Promise.all([1, 2, 3].map(() => member(gateway)));
  const [chooser] = people;
  const choose = 'mutation { setBooks(input: { books: ["Pinnacle"] }) { user { id } } }';
  expect((await ask(gateway, choose, {}, chooser)).errors).toBeUndefined();
  const execute = jest.spyOn(gateway.services.database.em, 'execute');
  const { data } = await ask<{ members: { nodes: { id: string; books: string[] | null }[] } }>(
    gateway,
    '{ members(first: 50) { nodes { id books } } }',
    {},
    owner,
  );
  const question = booksOfMembers.part({ ids: [] }).sql;
  const asked = execute.mock.calls.filter(([sql]) => sql === question);
  expect(asked).toHaveLength(1);
  const books = new Map(data.members.nodes.map((node) => [node.id, node.books]));
  expect(people.map(({ uid }) => books.get(uid))).toEqual([['Pinnacle'], null, null]);
});
