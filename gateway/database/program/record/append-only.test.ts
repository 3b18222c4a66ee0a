import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

/** Not through the code: as the database user. */
let gateway: TestGateway;
let sql: pg.Client;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  sql = new pg.Client({ connectionString: gateway.databaseUrl });
  await sql.connect();
});
afterEach(() => sql.end());
const change = (id: string, set: string, at = '2031-11-20T18:00:00Z') =>
  sql.query(`update picks set ${set}, updated_at = $2 where id = $1`, [id, at]);

describe('a posted pick keeps its leaf', () => {
  test.each(["status = 'DRAFT'", "id = 'pick_other'"])(
    '%s is refused before it is released, too',
    async (set) => {
      const id = await givenPick(gateway, { releaseAt: '2031-11-20T23:00:00Z' });
      await expect(change(id, set)).rejects.toMatchObject({ code: 'CL002' });
    },
  );

  test('an id of the log is not used again', async () => {
    const id = await givenPick(gateway, { releaseAt: '2031-11-20T23:00:00Z' });
    await sql.query('create temp table kept as select * from picks where id = $1', [id]);
    await sql.query('delete from picks where id = $1', [id]);
    await expect(sql.query('insert into picks select * from kept')).rejects.toMatchObject({ code: 'CL002' });
  });
});

describe('the log can only be added to', () => {
  test.each(['record_leaves', 'record_openings', 'record_price_openings', 'pick_grades'])(
    '%s',
    async (table) => {
      const id = await givenPick(gateway, { date: YESTERDAY, result: 'WIN' });
      await sql.query("insert into pick_prices values ($1, 'CLOSE', now(), null, null, 1.9, null)", [id]);
      const column = table === 'pick_grades' ? 'n' : 'index';
      await expect(sql.query(`update ${table} set ${column} = 9`)).rejects.toMatchObject({ code: 'CL003' });
      await expect(sql.query(`delete from ${table}`)).rejects.toMatchObject({ code: 'CL003' });
      await expect(sql.query(`truncate ${table}`)).rejects.toMatchObject({ code: 'CL003' });
    },
  );

  test('pick_prices: a price is replaced by another, and never removed', async () => {
    const id = await givenPick(gateway);
    await sql.query("insert into pick_prices values ($1, 'CLOSE', now(), null, null, 1.9, null)", [id]);
    for (const write of [
      'delete from pick_prices',
      'truncate pick_prices',
      "update pick_prices set moment = 'POSTED'",
    ])
      await expect(sql.query(write)).rejects.toMatchObject({ code: 'CL003' });
  });

  test('record_overdue: what was opened too late stays lost', async () => {
    const id = await givenPick(gateway);
    await sql.query("insert into record_overdue values ($1, '2031-11-23T05:00:00Z', 5)", [id]);
    for (const write of [
      'delete from record_overdue',
      'truncate record_overdue',
      'update record_overdue set most_units = 0.01',
    ])
      await expect(sql.query(write)).rejects.toMatchObject({ code: 'CL003' });
  });

  test('its head moves on by leaves alone', async () => {
    const rules = ['most_units = 50', "void_reasons = '{LOST}'"];
    for (const set of ['size = size - 1', 'size = size + 2', 'size = size + 1', ...rules])
      await expect(sql.query(`update record_head set ${set}`)).rejects.toMatchObject({ code: 'CL003' });
    await expect(
      sql.query("insert into record_leaves (index, at, body) values (0, now(), '{}')"),
    ).rejects.toMatchObject({ code: 'CL003' });
  });

  test('one that is stopped stops publishing, with its reason', async () => {
    await sql.query("update record_head set stopped = 'it shrank'");
    await expect(givenPick(gateway)).rejects.toThrow('the record is stopped: it shrank');
    await sql.query('update record_head set stopped = null');
    await givenPick(gateway);
  });
});

describe('by a clock that can be moved', () => {
  /** Of leaves that are written one after another; nothing of it stays. */
  async function momentsOf(...said: string[]): Promise<string[]> {
    await sql.query('begin');
    const policy = JSON.stringify({ mostUnits: '5.00', voidReasons: ['POSTPONED'], rules: '0'.repeat(64) });
    for (const at of said) await sql.query("select record_append('policy', $1::json, $2)", [policy, at]);
    const { rows } = await sql.query('select at from record_leaves order by index desc limit $1', [
      said.length,
    ]);
    await sql.query('rollback');
    return rows.map(({ at }) => at.toISOString()).reverse();
  }

  test('who reads it first and commits last makes no leaf that is older than the one before', async () => {
    const [first, second] = ['2031-11-21T18:00:01.000Z', '2031-11-21T18:00:00.400Z'];
    expect(await momentsOf(first, second)).toEqual([first, first]);
  });

  test('one that was set back is followed', async () => {
    const said = ['2031-11-21T18:00:00.000Z', '2031-11-20T18:00:00.000Z'];
    expect(await momentsOf(...said)).toEqual(said);
  });
});
