import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { printSchema } from '#gateway/testing/print-schema.ts';
import { applyProgram } from './apply-program.ts';
import { type ProgramFile, programOf, readProgram } from './program.ts';
import { sqlFile, sqlFilesIn } from './sql-files.ts';
import { unknownParts } from './unknown-parts.ts';

const FILES = sqlFilesIn('program').map((path) => ({ path, text: sqlFile(path) }));
const STAMP = 'program/record/moments.sql';

/** The program of today with other words in one file. */
function changed(path: string, from: string | RegExp, to: string): ProgramFile[] {
  const file = FILES.find((each) => each.path === path);
  if (!file || file.text.replace(from, to) === file.text) throw new Error(`${path} does not say ${from}`);
  return FILES.map((each) => (each === file ? { path, text: file.text.replace(from, to) } : each));
}

let database: TestDatabase;
let sql: pg.Client;

beforeEach(async () => {
  database = await migratedDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});
afterEach(async () => {
  await sql.end();
  await database.drop();
});

const apply = (files: ProgramFile[]) => applyProgram(database.url, programOf(files));
const rows = async <Row>(text: string) => (await sql.query(text)).rows as Row[];
const unknown = () => unknownParts(rows, readProgram());

describe('the program of a new database', () => {
  test('is what its files say, with nothing that no file knows', async () => {
    expect(await unknown()).toEqual({ functions: [], triggers: [] });
    expect(await apply(FILES)).toBe(false);
  });

  test('each trigger is written as PostgreSQL prints it, so that a change of another one does not lock its table', async () => {
    const before = await rows('select oid from pg_trigger where not tgisinternal order by oid');
    expect(await apply([...FILES, { path: 'program/record/more.sql', text: MORE }])).toBe(true);
    expect(await rows('select oid from pg_trigger where not tgisinternal order by oid')).toEqual(before);
  });
});

const MORE = `create or replace function more() returns int language sql as $$
  select 1
$$;`;

describe('a file that PostgreSQL refuses', () => {
  test.each([
    ['a word of SQL', /where l\.pick_id = \$1/, 'were l.pick_id = $1', /moments\.sql:\d+: syntax error/],
    [
      'a column that is not there',
      'l.pick_id',
      'l.pikk_id',
      /moments\.sql:\d+: column l\.pikk_id does not exist/,
    ],
    [
      'another result',
      'function record_stamp(moment timestamptz) returns text',
      'function record_stamp(moment timestamptz) returns int',
      /moments\.sql:\d+: cannot change return type/,
    ],
  ])('%s: file and line are named, and nothing of the program is applied', async (_, from, to, message) => {
    const before = await printSchema(sql);
    const files = [{ path: 'program/a-first.sql', text: MORE }, ...changed(STAMP, from, to)];
    await expect(apply(files)).rejects.toThrow(message);
    expect(await printSchema(sql)).toBe(before);
  });

  test('the line is that of the mistake', async () => {
    const lines = sqlFile(STAMP).split('\n');
    const line = lines.findIndex((each) => each.includes('l.pick_id')) + 1;
    await expect(apply(changed(STAMP, 'l.pick_id', 'l.pikk_id'))).rejects.toThrow(`moments.sql:${line}:`);
  });

  test('in PL/pgSQL too', async () => {
    const path = 'program/limits/never-shorter.sql';
    const line =
      sqlFile(path)
        .split('\n')
        .findIndex((each) => each.includes('return NEW')) + 1;
    await expect(apply(changed(path, '  return NEW', '  retrun NEW'))).rejects.toThrow(
      `never-shorter.sql:${line}:`,
    );
  });
});

describe('what an earlier program made', () => {
  test('goes when no file makes it any more, with its triggers; what somebody else made stays and is named', async () => {
    const trigger =
      'create trigger more_told after insert on sweeps for each row execute function more_told();';
    const told = `create or replace function more_told() returns trigger language plpgsql as $$
      begin return null; end $$;`;
    await apply([
      ...changed('program/triggers.sql', /$/, trigger),
      { path: 'program/more.sql', text: `${MORE}\n${told}` },
    ]);
    expect(await unknown()).toEqual({ functions: ['more', 'more_told'], triggers: ['more_told on sweeps'] });
    await sql.query(`create function theirs() returns trigger language plpgsql as 'begin return null; end';
      create trigger theirs after insert on sweeps for each row execute function theirs()`);
    await apply(FILES);
    expect(await unknown()).toEqual({ functions: ['theirs'], triggers: ['theirs on sweeps'] });
  });

  test('goes when its arguments changed', async () => {
    await apply([...FILES, { path: 'program/more.sql', text: MORE }]);
    await apply([...FILES, { path: 'program/more.sql', text: MORE.replace('more()', 'more(one int)') }]);
    expect(await rows("select oid::regprocedure::text as is from pg_proc where proname = 'more'")).toEqual([
      { is: 'more(integer)' },
    ]);
  });

  test('a trigger that somebody changed or switched off is restored', async () => {
    const before = await printSchema(sql);
    await sql.query(
      'alter table pick_prices disable trigger pick_prices_kept; drop trigger audit_log_append_only on audit_log',
    );
    await sql.query("update database_program set hash = ''");
    await apply(FILES);
    expect(await printSchema(sql)).toBe(before);
  });
});

test('a table that is in use is waited for less than a second, and the next try succeeds', async () => {
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin; select count(*) from pick_prices');
  const files = changed('program/triggers.sql', /create trigger pick_prices_kept [^;]*;/, '');
  await expect(apply(files)).rejects.toMatchObject({ code: '57014' });
  await reader.query('commit');
  await reader.end();
  expect(await apply(files)).toBe(true);
});
