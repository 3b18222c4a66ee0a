import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

/** Not through the code: as the database user, by the server's own clock. */
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

const PAST = '2020-01-01T12:00:00Z';
const released = () => givenPick(gateway, { publishedAt: PAST });
const started = () => givenPick(gateway, { publishedAt: PAST, date: '2020-01-02' });
const scheduled = () => givenPick(gateway, { publishedAt: PAST, releaseAt: '2031-11-20T17:00:00Z' });
const draft = () => givenPick(gateway, { publishedAt: PAST, status: 'DRAFT' });

async function rowOf(id: string) {
  return (await sql.query('select * from picks where id = $1', [id])).rows[0];
}

const CHANGES: [column: string, value: string | number | null][] = [
  ['team_one', 'x'],
  ['team_two', 'x'],
  ['pick', 'x'],
  ['pick_details', 'x'],
  ['market', 'TOTAL'],
  ['line', 99],
  ['odds', null],
  ['units', 99],
  ['date', '2031-12-24'],
  ['time', '12:34'],
  ['league', 'NBA'],
  ['tier', 'VIP'],
  ['starts_at', '2031-12-24T12:00:00Z'],
  ['analyst', 'x'],
  ['release_at', '2031-12-24T12:00:00Z'],
  ['published_at', '2031-12-24T12:00:00Z'],
  ['readable_at', '2031-12-24T12:00:00Z'],
  ['id', 'pick_other'],
];

describe('once its game has started a pick is immutable', () => {
  test.each(CHANGES)('%s', async (column, value) => {
    const id = await started();
    const before = await rowOf(id);
    const change = sql.query(`update picks set "${column}" = $1 where id = $2`, [value, id]);
    await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/^CL00[12]$/) });
    expect(await rowOf(id)).toEqual(before);
  });

  test('setting its start or its clock back in the same statement opens no way', async () => {
    const id = await started();
    for (const trick of ["starts_at = '2031-12-24'", "updated_at = '2019-01-01'", "status = 'WITHDRAWN'"])
      await expect(
        sql.query(`update picks set pick = 'x', ${trick} where id = $1`, [id]),
      ).rejects.toMatchObject({ code: 'CL001' });
  });

  test('its result may still be set', async () => {
    const id = await started();
    await sql.query("update picks set result = 'LOSS', graded_at = now(), updated_at = now() where id = $1", [
      id,
    ]);
    expect(await rowOf(id)).toMatchObject({ result: 'LOSS', status: 'PUBLISHED', version: 1 });
  });
});

describe('an edit after release, before the start, keeps the old words as a version', () => {
  test('words, number and moment of the replaced version', async () => {
    const id = await released();
    await sql.query("update picks set pick = 'Bills -4', odds = 1.8, updated_at = $2 where id = $1", [
      id,
      '2031-11-20T18:00:00Z',
    ]);
    await sql.query("update picks set pick_details = 'Wind.', updated_at = $2 where id = $1", [
      id,
      '2031-11-20T19:00:00Z',
    ]);
    const { rows } = await sql.query('select * from pick_revisions where pick_id = $1 order by version', [
      id,
    ]);
    expect(rows).toMatchObject([
      { version: 1, pick: 'Bills -3.5', odds: '1.910000', replaced_at: new Date('2031-11-20T18:00:00Z') },
      { version: 2, pick: 'Bills -4', odds: '1.800000', pick_details: 'Rest.' },
    ]);
    expect(await rowOf(id)).toMatchObject({ version: 3, pick: 'Bills -4', pick_details: 'Wind.' });
  });

  test('the version cannot be set by hand, and stays when nothing changes', async () => {
    const id = await released();
    await sql.query('update picks set version = 7, analyst = analyst, pick = pick where id = $1', [id]);
    await sql.query("update picks set version = 7, pick = 'y' where id = $1", [id]);
    expect(await rowOf(id)).toMatchObject({ version: 2 });
  });

  test.each(['published_at', 'readable_at'])('%s cannot be moved to edit in the dark', async (column) => {
    const id = await released();
    const undo = sql.query(`update picks set ${column} = '2031-12-24' where id = $1`, [id]);
    await expect(undo).rejects.toMatchObject({ code: 'CL002' });
  });

  test('before release, and of a draft, there is nothing to keep', async () => {
    for (const id of [await scheduled(), await draft()]) {
      await sql.query("update picks set pick = 'y' where id = $1", [id]);
      const { rowCount } = await sql.query('select 1 from pick_revisions where pick_id = $1', [id]);
      expect(rowCount).toBe(0);
    }
  });
});

describe('a released pick is not deleted', () => {
  test('released, started or withdrawn: refused; draft or not yet released: gone', async () => {
    const withdrawn = await released();
    await sql.query("update picks set status = 'WITHDRAWN', withdrawn_at = now() where id = $1", [withdrawn]);
    const remove = (id: string) => sql.query('delete from picks where id = $1', [id]);
    for (const id of [await released(), await started(), withdrawn])
      await expect(remove(id)).rejects.toMatchObject({ code: 'CL002' });
    for (const id of [await draft(), await scheduled()]) expect((await remove(id)).rowCount).toBe(1);
  });

  test('a withdrawn pick stays withdrawn, a released one does not become a draft again', async () => {
    const id = await released();
    const put = (status: string) => sql.query('update picks set status = $2 where id = $1', [id, status]);
    await expect(put('DRAFT')).rejects.toMatchObject({ code: 'CL002' });
    await put('WITHDRAWN');
    for (const status of ['PUBLISHED', 'DRAFT'])
      await expect(put(status)).rejects.toMatchObject({ code: 'CL002' });
  });
});

describe('revisions and the audit log can only be added to', () => {
  test.each(['pick_revisions', 'audit_log'])('%s', async (table) => {
    const id = await released();
    await sql.query("update picks set pick = 'y' where id = $1", [id]);
    await sql.query(
      "insert into audit_log (at, actor, action, target, details) values (now(), 'a', 'b', 'c', '{}')",
    );
    const column = table === 'audit_log' ? 'actor' : 'pick';
    await expect(sql.query(`update ${table} set ${column} = 'z'`)).rejects.toMatchObject({ code: 'CL003' });
    await expect(sql.query(`delete from ${table}`)).rejects.toMatchObject({ code: 'CL003' });
  });

  test.each(['pick_revisions', 'audit_log'])('%s cannot be emptied at once', async (table) => {
    await expect(sql.query(`truncate ${table} cascade`)).rejects.toMatchObject({ code: 'CL003' });
  });
});

/** By the reference of pick_grades (migration 0032), so that it needs no trigger of its own. */
describe('the table of picks cannot be emptied at once', () => {
  const whole = async (write: string, code: string) => {
    const count = async () => (await sql.query('select count(*)::int as n from picks')).rows[0].n;
    await started();
    const before = await count();
    await expect(sql.query(write)).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  };

  test.each([
    ['truncate picks', '0A000'],
    ['truncate picks cascade', 'CL003'],
    ['truncate picks, pick_games, pick_grades, picks_by_other_rules', 'CL003'],
    ['alter table picks disable trigger user; truncate picks cascade', 'CL003'],
  ])('%s', whole);

  test('nor is one that has a result deleted where the triggers of picks are off', async () => {
    const id = await started();
    await sql.query("update picks set result = 'LOSS', updated_at = now() where id = $1", [id]);
    const remove = 'delete from picks where result <>';
    await whole(`alter table picks disable trigger user; ${remove} 'PENDING'`, '23503');
  });
});
