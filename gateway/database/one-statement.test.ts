import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { emptyDatabase } from '#gateway/testing/database.ts';
import { until } from '#local/testing/until.ts';
import { inOneStatement } from './one-statement.ts';

test('a statement that ends in a deadlock is retried and succeeds', async () => {
  const database = await emptyDatabase();
  const orm = await openDatabase(database.url, createLog('silent'));
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query(
      `create table counts (name text primary key, n int); insert into counts values ('a', 0), ('b', 0)`,
    );
    await other.query(
      `begin; set local deadlock_timeout = '1min'; update counts set n = n + 10 where name = 'a'`,
    );
    const passed = inOneStatement(
      orm.em,
      { sql: `update counts set n = n + 1 where name = 'b' returning name`, params: [] },
      [{ sql: `update counts set n = n + 1 where name = 'a' and exists (select from guard)`, params: [] }],
    );
    const watch = new pg.Client({ connectionString: database.url });
    await watch.connect();
    await until(async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await watch.query(sql)).rowCount === 1;
    });
    // Now each waits for the other, until the statement is given up.
    await other.query(`update counts set n = n + 10 where name = 'b'`);
    await other.query('commit');
    expect(await passed).toBe(true);
    const { rows } = await watch.query('select name, n from counts order by name');
    expect(rows).toEqual([
      { name: 'a', n: 11 },
      { name: 'b', n: 11 },
    ]);
    await watch.end();
  } finally {
    await other.end();
    await orm.close(true);
    await database.drop();
  }
});
