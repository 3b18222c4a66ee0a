import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { parseBet } from '#record/leaf/bet.ts';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { parseOpening } from '#record/leaf/opening.ts';
import { parsePrice } from '#record/leaf/price.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';

/** As a user of the database who may not change its tables, by the server's own clock, as in production. */
let gateway: TestGateway;
let sql: pg.Client;
let count = 0;

beforeAll(async () => {
  gateway = await openGateway();
  await gateway.services.database.em.execute("update record_head set clock = 'SERVER'");
});
afterAll(() => gateway.close());
beforeEach(async () => {
  sql = new pg.Client({ connectionString: gateway.databaseUrl });
  await sql.connect();
});
afterEach(() => sql.end());

interface Given {
  /** Seconds from now. */
  starts: number;
  readable?: number;
  set?: Record<string, unknown>;
}

/** Posts a pick; what is set differs from an ordinary one. */
async function post({ starts, readable = 0, set = {} }: Given, client = sql): Promise<string> {
  count += 1;
  const row = {
    ...{ id: `pick_${count}`, league: 'NFL', tier: 'VIP', status: 'PUBLISHED', pick: 'Bills -3.5' },
    ...{ team_one: 'Bills', team_two: 'Jets', pick_details: 'Rest.', market: 'SPREAD', time: '20:15' },
    ...{ line: -3.5, odds: 1.91, units: 2, ...set },
  };
  const names = Object.keys(row);
  await client.query(
    `with t as (select clock_timestamp() as now)
     insert into picks (date, starts_at, published_at, readable_at, created_at, updated_at, ${names.join(', ')})
     select ((now + $1 * interval '1 second') at time zone 'America/New_York')::date, now + $1 * interval '1 second',
            now, now + $2 * interval '1 second', now, now, ${names.map((_, at) => `$${at + 3}`).join(', ')} from t`,
    [starts, readable, ...Object.values(row)],
  );
  return row.id;
}

/** Answers how to wait until then, by the server's clock. */
async function momentOf(column: 'starts_at' | 'readable_at', id: string): Promise<() => Promise<unknown>> {
  const { rows } = await sql.query(`select ${column}::text as at from picks where id = $1`, [id]);
  const wait = 'select pg_sleep(0.01 + greatest(0, extract(epoch from $1::timestamptz - clock_timestamp())))';
  return () => sql.query(wait, [rows[0].at]);
}
const kindsOf = async (id: string) =>
  (await sql.query('select kind from public.record_leaves where pick_id = $1 order by index', [id])).rows.map(
    ({ kind }) => kind,
  );

describe('a transaction that is held open over the start, to be committed by the result,', () => {
  test.each([
    ['takes no lost pick back', "update picks set status = 'WITHDRAWN' where id = $1", 'CL005'],
    ['deletes none', 'delete from picks where id = $1', 'CL002'],
  ])('%s', async (_name, write, code) => {
    const id = await post({ starts: 1, readable: write.startsWith('delete') ? 1 : 0 });
    const start = await momentOf('starts_at', id);
    await sql.query('begin');
    await sql.query(write, [id]);
    await start();
    await expect(sql.query('commit')).rejects.toMatchObject({ code });
    expect(await kindsOf(id)).toEqual(['pick']);
  });

  test('changes no words, and posts nothing in time', async () => {
    const id = await post({ starts: 1 });
    const start = await momentOf('starts_at', id);
    await sql.query('begin');
    await start();
    const edit = sql.query(
      "update picks set pick = 'Jets +3.5', starts_at = starts_at + interval '1 hour' where id = $1",
      [id],
    );
    await expect(edit).rejects.toMatchObject({ code: 'CL001' });
    await sql.query('rollback');
    await sql.query('begin');
    const late = await post({ starts: 1 });
    await (await momentOf('starts_at', late))();
    await expect(sql.query('commit')).rejects.toMatchObject({ code: 'CL011' });
    expect(await kindsOf(late)).toEqual([]);
  });
});

test('what members can read by now is not deleted at a commit either', async () => {
  const id = await post({ starts: 600, readable: 1 });
  const opens = await momentOf('readable_at', id);
  await sql.query('begin');
  await sql.query('delete from picks where id = $1', [id]);
  await opens();
  await expect(sql.query('commit')).rejects.toMatchObject({ code: 'CL002' });
  expect(await kindsOf(id)).toEqual(['pick']);
});

test('temporary tables do not pass for those of the log', async () => {
  for (const table of ['head', 'leaves', 'openings', 'price_openings'])
    await sql.query(`create temporary table record_${table} (like public.record_${table} including all)`);
  await sql.query('insert into record_head (id) values (1)');
  await sql.query('create temporary table pick_grades (like public.pick_grades including all)');
  const id = await post({ starts: 600 });
  expect(await kindsOf(id)).toEqual(['pick']);
  const { rows } = await sql.query('select count(*)::int from record_leaves');
  expect(rows).toEqual([{ count: 0 }]);
});

describe('words that no verifier could read', () => {
  test('an empty book and analyst are none', async () => {
    const id = await post({ starts: 600, set: { book: '', analyst: '' } });
    await sql.query(
      "insert into pick_prices (pick_id, moment, at, book, odds) values ($1, 'POSTED', now(), '', 1.9)",
      [id],
    );
    const { rows } = await sql.query(
      `select bet, price from record_leaves l left join record_openings using (index)
         left join record_price_openings using (index) where l.pick_id = $1 order by index`,
      [id],
    );
    expect(parseBet(rows[0].bet)).toMatchObject({ book: null, analyst: null });
    expect(parsePrice(rows[1].price)).toMatchObject({ book: null, odds: '1.9' });
  });

  test.each<Record<string, unknown>>([
    { team_one: '' },
    { team_two: '' },
    { pick: '' },
    { id: '' },
    { line: 'NaN' },
    { odds: 'NaN' },
    { odds: -1.5 },
    { units: -1 },
    { probability: 'NaN' },
  ])('%j is refused', async (set) => {
    await expect(post({ starts: 600, set })).rejects.toMatchObject({ code: 'CL013' });
  });

  test.each([
    "starts_at = 'infinity'",
    "date = '9999-12-31', starts_at = '9999-12-31'",
    "date = '2100-01-01'",
  ])('a start that no calendar has, or a day that is not its own: %s', async (set) => {
    const id = await post({ starts: 600, readable: 500 });
    const edit = sql.query(`update picks set ${set} where id = $1`, [id]);
    await expect(edit).rejects.toMatchObject({ code: expect.stringMatching(/CL013|CL008|22008/) });
  });

  test.each(['NaN', '-1.9'])('a price of %s is refused', async (odds) => {
    const write = sql.query(
      "insert into pick_prices (pick_id, moment, at, odds) values ($1, 'POSTED', now(), $2)",
      [await post({ starts: 600 }), odds],
    );
    await expect(write).rejects.toMatchObject({ code: 'CL013' });
  });
});

test('a result is not sealed before its pick, in whatever order triggers are made to run', async () => {
  await sql.query('begin');
  const id = await post({ starts: -60 });
  await sql.query('set constraints pick_grades_at_commit immediate');
  const grade = sql.query("insert into pick_grades (pick_id, at, result) values ($1, now(), 'WIN')", [id]);
  await expect(grade).rejects.toMatchObject({ code: 'CL003' });
  await sql.query('rollback');
});

test('no reason of the first policy makes a pick void that is older', async () => {
  const id = await post({ starts: -60 });
  const voided = (reason: string) =>
    sql.query("insert into pick_grades (pick_id, at, result, void_reason) values ($1, now(), 'VOID', $2)", [
      id,
      reason,
    ]);
  await sql.query("select record_append('policy', $1::json, now())", [
    `{"mostUnits":"5","voidReasons":["POSTPONED","LOST"],"rules":"${'0'.repeat(64)}"}`,
  ]);
  await expect(voided('LOST')).rejects.toMatchObject({ code: 'CL006' });
  await voided('POSTPONED');
});

test('a day that comes nearer and goes away again stays within 14 days, within one transaction too', async () => {
  const day = 86_400;
  const to = (id: string, days: number) =>
    sql.query(
      `update picks set starts_at = now() + $2 * interval '1 day',
         date = ((now() + $2 * interval '1 day') at time zone 'America/New_York')::date where id = $1`,
      [id, days],
    );
  const id = await post({ starts: 20 * day });
  await to(id, 2);
  await expect(to(id, 18)).rejects.toMatchObject({ code: 'CL008' });
  await to(id, 10);
  const { rows } = await sql.query(
    'select kind, count(*)::int from record_leaves where pick_id = $1 group by 1 order by 1',
    [id],
  );
  expect(rows).toEqual([
    { kind: 'move', count: 1 },
    { kind: 'pick', count: 3 },
  ]);
  const other = await post({ starts: 20 * day });
  await sql.query('begin');
  await to(other, 2);
  await to(other, 18);
  await expect(sql.query('commit')).rejects.toMatchObject({ code: 'CL008' });
});

test('what is in the log after all of this breaks no rule', async () => {
  const { rows } = await sql.query(
    `select l.index, l.body, case when p.index is null then row_to_json(o) else row_to_json(p) end as opening
       from record_leaves l
       left join (select index, encode(salt, 'base64') as salt, bet, encode(why_salt, 'base64') as "whySalt", why
                    from record_openings) o on o.index = l.index
       left join (select index, encode(salt, 'base64') as salt, price from record_price_openings) p on p.index = l.index
      order by l.index`,
  );
  const check = new RulesCheck();
  for (const { index, body, opening } of rows)
    check.take(index, parseLeaf(body), opening && parseOpening(opening));
  check.provenRecord(0);
  expect(check.findings).toEqual([]);
});

describe('eight writers at once', () => {
  /** Posts ten picks in transactions of one or two, and takes as many back; answers those that stay, in their order. */
  async function write(): Promise<string[]> {
    const client = new pg.Client({ connectionString: gateway.databaseUrl });
    await client.connect();
    const ids = [];
    for (const posts of [1, 2, 1, 1, 2, 1, 2]) {
      await client.query('begin');
      await post({ starts: 600 }, client);
      await client.query('set constraints all immediate');
      await client.query('rollback');
      await client.query('begin');
      for (let n = 0; n < posts; n += 1) ids.push(await post({ starts: 600 }, client));
      await client.query('commit');
    }
    await client.end();
    return ids;
  }

  test('no gap that anyone ever sees: leaves have the order of their commits, and of their times', async () => {
    let isWriting = true;
    const writers = Promise.all(Array.from({ length: 8 }, write)).finally(() => {
      isWriting = false;
    });
    const looks = [];
    do {
      const { rows } = await sql.query(
        `select count(*)::int as leaves, coalesce(max(index) + 1, 0) as next, (select size from record_head)
           from record_leaves`,
      );
      looks.push(rows[0]);
    } while (isWriting);
    for (const { leaves, next, size } of looks) expect([next, size]).toEqual([leaves, leaves]);
    const { rows } = await sql.query('select index, pick_id, at, body from record_leaves order by index');
    expect(rows.map(({ index }) => index)).toEqual([...rows.keys()]);
    const times = rows.map(({ body }) => parseLeaf(body).at);
    expect(times).toEqual(times.toSorted());
    expect(times).toEqual(rows.map(({ at }) => at.toISOString()));
    for (const ids of await writers)
      expect(rows.map(({ pick_id }) => pick_id).filter((id) => ids.includes(id))).toEqual(ids);
  });
});
