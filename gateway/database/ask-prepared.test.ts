import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CallerReader } from '#gateway/auth/caller-reader.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { askPrepared } from './ask-prepared.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const ask = (name: string | null, text: string, values: unknown[] = []) =>
  askPrepared(gateway.services.database, { name, text }, values);
/** One question after the other goes to the same connection. */
const prepared = () => ask(null, 'select name from pg_prepared_statements order by name');

test('a statement is kept by its connection under its name, and one without a name is not', async () => {
  expect(await ask('twice', 'select 2 * $1::int as twice', [21])).toEqual([{ twice: 42 }]);
  expect(await ask('twice', 'select 2 * $1::int as twice', [4])).toEqual([{ twice: 8 }]);
  expect(await prepared()).toContainEqual({ name: 'twice' });
});

test('a statement goes on being answered after a migration changed the type of its column', async () => {
  await ask(null, 'create table words (word varchar(5))');
  await ask(null, `insert into words values ('short')`);
  const words = () => ask('words', 'select word from words');
  expect(await words()).toEqual([{ word: 'short' }]);
  await ask(null, 'alter table words alter word type varchar(50)');
  expect(await words()).toEqual([{ word: 'short' }]);
  await expect(ask('none', 'select none')).rejects.toThrow('column "none" does not exist');
});

test('who calls is asked by a prepared statement, but not behind a pooler', async () => {
  const { database } = gateway.services;
  const behind = new CallerReader(database, { isPooled: true });
  const names = [];
  for (const reader of [behind, new CallerReader(database)]) {
    expect((await reader.read({ uid: 'nobody' })).caller).toBeNull();
    names.push(await prepared());
  }
  expect(names[0]).not.toContainEqual({ name: 'callerOfUid' });
  expect(names[1]).toContainEqual({ name: 'callerOfUid' });
});
