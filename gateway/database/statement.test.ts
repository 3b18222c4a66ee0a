import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { askPrepared } from './ask-prepared.ts';
import { askTogether } from './ask-together.ts';
import { Statement } from './statement.ts';

interface Thing {
  thingId: string;
  madeAt: Date;
  ownPrice: string;
  endsAt: Date | null;
}

const MADE = new Date('2026-09-13T17:00:00.123Z');
const things = new Statement<{ madeAt: Date; names: readonly string[] }, Thing>({
  name: 'thingsOfTest',
  text: `select name as thing_id, $1::timestamptz as made_at, 12.5::numeric as own_price, null::timestamptz as ends_at
    from unnest($2::text[]) name where $1::timestamptz is not null and not '{"a": 1}'::jsonb ? name order by name`,
  values: ['madeAt', 'names'],
  columns: ['thing_id', 'made_at', 'own_price', 'ends_at'],
  instants: ['made_at', 'ends_at'],
  decimals: ['own_price'],
});
const NAMES = ['a', 'it\'s "b", {c}\\', ''];
const FOUND = ['', 'it\'s "b", {c}\\'].map((thingId) => ({
  thingId,
  madeAt: MADE,
  ownPrice: '12.5',
  endsAt: null,
}));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const database = () => gateway.services.database;

test('rows come in camel case, whatever is in the values, and the same by each way of asking', async () => {
  const values = { madeAt: MADE, names: NAMES };
  expect(await things.all(database().em, values)).toEqual(FOUND);
  expect(await things.first(database().em, values)).toEqual(FOUND[0]);
  expect(await things.some(database().em, { madeAt: MADE, names: [] })).toBe(false);
  const { asked } = await askTogether(database().em, { asked: things.question((rows) => rows, values) });
  expect(asked).toEqual(FOUND);
});

test('a connection keeps a prepared statement under its name, but not behind a pooler', async () => {
  const kept = () =>
    askPrepared<{ name: string }>(
      database(),
      { name: null, text: `select name from pg_prepared_statements where name = 'thingsOfTest'` },
      [],
    );
  const values = { madeAt: MADE, names: NAMES };
  expect(await things.prepared(database(), true, values)).toEqual(FOUND);
  expect(await kept()).toEqual([]);
  expect(await things.prepared(database(), false, values)).toEqual(FOUND);
  expect(await kept()).toEqual([{ name: 'thingsOfTest' }]);
});

test('a write says how many rows it has written', async () => {
  const make = new Statement<Record<never, never>, Record<never, never>>({
    name: 'makeTable',
    text: 'create table written (n int)',
    values: [],
    columns: [],
  });
  await make.run(database().em);
  const write = new Statement<{ most: number }, Record<never, never>>({
    name: 'writeMany',
    text: 'insert into written select * from generate_series(1, $1)',
    values: ['most'],
    columns: [],
  });
  expect(await write.run(database().em, { most: 3 })).toBe(3);
});
