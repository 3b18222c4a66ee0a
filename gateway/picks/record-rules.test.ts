import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { PICK_WRITERS } from '#gateway/testing/pick-writers.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { parseBet } from '#record/leaf/bet.ts';
import { type Leaf, parseLeaf } from '#record/leaf/leaf.ts';
import { openingProblem, parseOpening } from '#record/leaf/opening.ts';
import { parsePrice } from '#record/leaf/price.ts';

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

const rowOf = async (id: string) => (await sql.query('select * from picks where id = $1', [id])).rows[0];
const change = (id: string, set: string, at = '2031-11-20T18:00:00Z') =>
  sql.query(`update picks set ${set}, updated_at = $2 where id = $1`, [id, at]);

async function leavesOf(id: string): Promise<(Leaf & { index: number })[]> {
  const { rows } = await sql.query(
    'select index, body from record_leaves where pick_id = $1 order by index',
    [id],
  );
  return rows.map(({ index, body }) => ({ ...parseLeaf(body), index }));
}
const kindsOf = async (id: string) => (await leavesOf(id)).map(({ kind }) => kind);

describe('every write adds its leaf, by any writer', () => {
  test.each(PICK_WRITERS)('%s posts, changes, withdraws, deletes and grades', async (_name, writerOf) => {
    const writer = writerOf(gateway, await member(gateway, { role: 'OWNER' }));
    const [out, hidden] = [await writer.post(), await writer.post('2031-11-20T23:00:00Z')];
    const started = await givenPick(gateway, { date: YESTERDAY });
    await writer.change(out);
    await writer.withdraw(out);
    await writer.remove(hidden);
    await writer.win(started);
    expect(await leavesOf(out)).toMatchObject([
      { kind: 'pick', version: 1 },
      { kind: 'pick', version: 2 },
      { kind: 'withdraw' },
    ]);
    expect(await kindsOf(hidden)).toEqual(['pick', 'cancel']);
    expect(await leavesOf(started)).toMatchObject([{ kind: 'pick' }, { kind: 'grade', result: 'WIN' }]);
  });

  test('a post, an edit, a withdrawal', async () => {
    const id = await givenPick(gateway);
    await change(id, "pick = 'Bills -4'");
    await change(id, "status = 'WITHDRAWN', withdrawn_reason = 'Out.'");
    expect(await leavesOf(id)).toMatchObject([
      {
        kind: 'pick',
        version: 1,
        tier: 'FREE',
        at: '2031-11-20T15:00:00.000Z',
        revealBy: '2031-11-21T05:00:00.000Z',
      },
      { kind: 'pick', version: 2, at: '2031-11-20T18:00:00.000Z' },
      { kind: 'withdraw', reason: 'Out.' },
    ]);
  });

  test('grades and re-grades, also those that set the column alone', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY, result: 'WIN' });
    await change(id, "result = 'LOSS'");
    await sql.query(
      "insert into pick_grades (pick_id, at, result, void_reason, reason) values ($1, '2031-11-20T18:00:00Z', 'VOID', 'POSTPONED', 'Rain.')",
      [id],
    );
    expect(await leavesOf(id)).toMatchObject([
      { kind: 'pick' },
      { kind: 'grade', result: 'WIN', reason: null },
      { kind: 'grade', result: 'LOSS', reason: 'No reason given' },
      { kind: 'void', reason: 'POSTPONED', note: 'Rain.' },
    ]);
    expect(await rowOf(id)).toMatchObject({ result: 'VOID' });
  });

  test('a pick deleted before anyone could read it', async () => {
    const id = await givenPick(gateway, { releaseAt: '2031-11-20T23:00:00Z' });
    await sql.query('delete from picks where id = $1', [id]);
    expect(await kindsOf(id)).toEqual(['pick', 'cancel']);
  });

  test('drafts leave none until they are posted', async () => {
    const id = await givenPick(gateway, { status: 'DRAFT' });
    await change(id, "pick = 'x'");
    expect(await kindsOf(id)).toEqual([]);
    await change(id, "status = 'PUBLISHED', published_at = now(), readable_at = now()");
    expect(await leavesOf(id)).toMatchObject([{ kind: 'pick', version: 2 }]);
  });

  test('a price and each that replaces it; the same price again leaves none', async () => {
    const id = await givenPick(gateway);
    const write = (odds: number) =>
      sql.query(
        `insert into pick_prices values ($1, 'CLOSE', '2031-11-20T18:00:00Z', 'DraftKings', -3.5, $2, 1.95)
           on conflict (pick_id, moment) do update set odds = excluded.odds, at = excluded.at`,
        [id, odds],
      );
    for (const odds of [1.91, 1.91, 1.88]) await write(odds);
    const [, ...prices] = await leavesOf(id);
    expect(prices).toMatchObject([
      { kind: 'price', moment: 'CLOSE' },
      { kind: 'price', moment: 'CLOSE' },
    ]);
    for (const [n, odds] of ['1.91', '1.88'].entries()) {
      const leaf = prices[n];
      const { rows } = await sql.query(
        "select index, encode(salt, 'base64') as salt, price from record_price_openings where index = $1",
        [leaf?.index],
      );
      expect(leaf && openingProblem(leaf, parseOpening(rows[0]))).toBeNull();
      expect(parsePrice(rows[0].price)).toEqual({
        book: 'DraftKings',
        line: '-3.5',
        odds,
        oddsOther: '1.95',
      });
    }
  });

  test('what is rolled back leaves none, and no gap', async () => {
    const id = await givenPick(gateway);
    const size = async () => (await sql.query('select size from record_head')).rows[0].size;
    const before = await size();
    await sql.query('begin');
    await change(id, "pick = 'y'");
    await sql.query('set constraints all immediate');
    expect(await size()).toBe(before + 1);
    await sql.query('rollback');
    expect([await size(), await kindsOf(id)]).toEqual([before, ['pick']]);
  });
});

describe('a seal', () => {
  test('is opened by what the database keeps apart, and reveals nothing without it', async () => {
    const id = await givenPick(gateway, { units: 2, odds: 1.91, line: -3.5, analyst: 'Näme "Q"' });
    const [leaf] = await leavesOf(id);
    const { rows } = await sql.query(
      `select index, encode(salt, 'base64') as salt, bet, encode(why_salt, 'base64') as "whySalt", why
         from record_openings where index = $1`,
      [leaf?.index],
    );
    const opening = parseOpening(rows[0]);
    expect(leaf && openingProblem(leaf, opening)).toBeNull();
    expect(parseBet(rows[0].bet)).toEqual({
      ...{ league: 'NFL', teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans' },
      ...{ startsAt: '2031-11-21T01:15:00.000Z', readableAt: '2031-11-20T15:00:00.000Z' },
      ...{ selection: 'Bills -3.5', market: 'SPREAD', line: '-3.5', odds: '1.91', units: '2' },
      ...{ book: null, analyst: 'Näme "Q"', probability: null },
    });
    expect(JSON.stringify(leaf)).not.toContain('Bills');
    const same = await givenPick(gateway, { units: 2, odds: 1.91, line: -3.5, analyst: 'Näme "Q"' });
    const [other] = await leavesOf(same);
    expect(other?.kind === 'pick' && leaf?.kind === 'pick' && other.bet !== leaf.bet).toBe(true);
  });
});

describe('what counts', () => {
  test('a pick posted after its start is late, and nobody can set that by hand', async () => {
    const [late, timely] = [
      await givenPick(gateway, { date: YESTERDAY, publishedAt: '2031-11-20T17:00:00Z' }),
      await givenPick(gateway),
    ];
    await change(late, 'late = false, imported = true, reveal_on = null');
    await change(timely, 'late = true');
    expect(await rowOf(late)).toMatchObject({ late: true, imported: false });
    expect(await rowOf(timely)).toMatchObject({ late: false });
  });

  test.each([
    ['a result before the start', "result = 'WIN'", 'CL004'],
    ['a start in the past', "starts_at = '2031-11-20T14:00:00Z'", 'CL001'],
    ['more units than the rules allow', 'units = 5.01', 'CL007'],
    ['15 days later', "date = '2031-12-05', starts_at = '2031-12-05T20:00:00Z'", 'CL008'],
  ])('refused of a posted pick: %s', async (_name, set, code) => {
    await expect(change(await givenPick(gateway), set)).rejects.toMatchObject({ code });
  });

  test.each([
    ['withdrawing', "status = 'WITHDRAWN'", 'CL005'],
    ['void without a reason', "result = 'VOID'", 'CL006'],
  ])('refused once the game has started: %s', async (_name, set, code) => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    await expect(change(id, set)).rejects.toMatchObject({ code });
  });

  test.each([
    ['a draft', { status: 'DRAFT' } as const],
    ['nothing', null],
  ])('a price of %s is refused', async (_name, given) => {
    const id = given ? await givenPick(gateway, given) : 'pick_unknown';
    const write = sql.query("insert into pick_prices values ($1, 'CLOSE', now(), null, null, 1.9, null)", [
      id,
    ]);
    await expect(write).rejects.toMatchObject({ code: 'CL012' });
  });

  test('no clock of a row opens a way where the server’s own clock counts', async () => {
    const head = (clock: string) => sql.query('update record_head set clock = $1', [clock]);
    const id = await givenPick(gateway, { date: '2031-11-25' });
    await head('SERVER');
    await expect(change(id, "result = 'WIN'", '2032-01-01')).rejects.toMatchObject({ code: 'CL004' });
    await head('MOVABLE');
  });

  test('a game that moves to another day moves its deadline with it', async () => {
    const id = await givenPick(gateway);
    await change(id, "date = '2031-11-24', starts_at = '2031-11-24T20:00:00Z'");
    expect(await leavesOf(id)).toMatchObject([
      { kind: 'pick', revealBy: '2031-11-21T05:00:00.000Z' },
      { kind: 'move', revealBy: '2031-11-25T05:00:00.000Z' },
      { kind: 'pick', revealBy: '2031-11-25T05:00:00.000Z' },
    ]);
  });
});

describe('after the first start that a version named, a later one', () => {
  const movedThen = async (given = {}) => {
    const id = await givenPick(gateway, given);
    await change(id, "date = '2031-11-24', starts_at = '2031-11-24T20:00:00Z'");
    return id;
  };
  const AFTER = '2031-11-21T04:00:00Z';

  test.each([
    ['takes no loss back', "status = 'WITHDRAWN'", 'CL005'],
    ['changes no word', "pick = 'Texans +3.5'", 'CL001'],
    ['changes no price', 'odds = 3', 'CL001'],
  ])('%s', async (_name, set, code) => {
    await expect(change(await movedThen(), set, AFTER)).rejects.toMatchObject({ code });
  });

  test('deletes no pick that nobody could read', async () => {
    const id = await movedThen({ releaseAt: '2031-11-22T20:00:00Z' });
    await sql.query('update picks set updated_at = $2 where id = $1', [id, AFTER]);
    await expect(sql.query('delete from picks where id = $1', [id])).rejects.toMatchObject({ code: 'CL002' });
  });

  test('moves the game once more', async () => {
    const id = await movedThen();
    await change(id, "date = '2031-11-25', starts_at = '2031-11-25T20:00:00Z'", AFTER);
    expect((await leavesOf(id)).at(-1)).toMatchObject({ kind: 'pick', version: 3 });
  });
});

test('a pick is void for a reason that the rules published before it was sealed', async () => {
  const policy = (reasons: string) =>
    sql.query("select record_append('policy', $1::json, now())", [
      `{"mostUnits":"5","voidReasons":${reasons},"rules":"${'0'.repeat(64)}"}`,
    ]);
  const voided = (id: string) =>
    sql.query(
      "insert into pick_grades (pick_id, at, result, void_reason) values ($1, '2031-11-20T18:00:00Z', 'VOID', 'LOST')",
      [id],
    );
  await policy('["POSTPONED","ABANDONED","NO_ACTION","WRONG_LINE"]');
  const before = await givenPick(gateway, { date: YESTERDAY });
  await policy('["POSTPONED","LOST"]');
  const later = await givenPick(gateway, { date: YESTERDAY });
  await expect(voided(before)).rejects.toMatchObject({ code: 'CL006' });
  await voided(later);
  await policy('["POSTPONED","ABANDONED","NO_ACTION","WRONG_LINE"]');
});

test('a day that is over is opened, withdrawn and cancelled picks too, and once only', async () => {
  gateway.services.clock.set('2031-12-24T12:00:00Z');
  await revealPicks(gateway);
  await revealPicks(gateway);
  const { rows: days } = await sql.query(
    "select body, (select sha256(convert_to(record_openings_file(array(select json_array_elements_text(body::json -> 'opened')::int)), 'UTF8'))) as sha from record_leaves where kind = 'day' order by index",
  );
  const opened = days.flatMap(({ body, sha }) => {
    const leaf = parseLeaf(body);
    if (leaf.kind !== 'day') throw new Error('no day');
    expect(leaf.sha256).toBe(sha.toString('hex'));
    return leaf.opened;
  });
  const { rows } = await sql.query("select index from record_leaves where kind = 'pick' order by index");
  expect(opened.sort((one, other) => one - other)).toEqual(rows.map(({ index }) => index));
});
