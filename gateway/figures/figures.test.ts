import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ask } from '#gateway/testing/ask.ts';
import { superuserUrl } from '#gateway/testing/database.ts';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import { scaledText } from '#schema/rules/stats/scaled.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { checkSums } from './check-sums.ts';
import { EXPORT_COLUMNS } from './export-rows.ts';

let gateway: TestGateway;
const execute = <Row>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(sql, params);
/** No statement may make a pick one from before the log. */
async function imported(is: boolean): Promise<void> {
  await execute('alter table picks disable trigger user');
  await execute('update picks set imported = ? where date = ?', [is, YESTERDAY]);
  await execute('alter table picks enable trigger user');
  // What the triggers would have done for the files that are kept.
  await execute('update picks_version set stamp = gen_random_uuid()');
}
const get = (url: string) => gateway.app.inject({ url });

const FIGURES = 'n wins losses pushes withdrawn late voids staked { n units staked } flat { units }';
const STATS = `query ($filter: RecordStatsFilter) { recordStats(filter: $filter, by: [LEAGUE]) {
  from to withheld figures { ${FIGURES} } by { dimension slices { name figures { n } adjustedChance } } } }`;

interface Stats {
  recordStats: {
    from: string | null;
    withheld: boolean;
    figures: Record<string, unknown> | null;
    by: { slices: { name: string }[] }[];
  };
}
const stats = (filter: object = {}) => ask<Stats>(gateway, STATS, { filter }, null);

beforeAll(async () => {
  gateway = await openGateway();
  const posted = '2031-11-19T12:00:00Z';
  for (const [result, league] of [
    ['WIN', 'NFL'],
    ['LOSS', 'NFL'],
    ['PUSH', 'NBA'],
    ['VOID', 'NBA'],
  ] as const)
    await givenPick(gateway, {
      date: YESTERDAY,
      result,
      league,
      analyst: '=Dana',
      odds: 2.5,
      publishedAt: posted,
    });
  await execute(
    "insert into game_scores select id, now(), 24, 17, 'nfl.com' from picks where result = 'WIN' and date = ?",
    [YESTERDAY],
  );
  await givenPick(gateway, { date: YESTERDAY, status: 'WITHDRAWN', publishedAt: posted });
  // Of today, already graded, and still locked for some.
  await givenPick(gateway, {
    date: TODAY,
    time: '00:30',
    result: 'WIN',
    tier: 'VIP',
    odds: 9.99,
    publishedAt: posted,
  });
});
afterAll(() => gateway.close());

describe('recordStats', () => {
  test('counts days that are over, for everyone', async () => {
    const { data } = await stats();
    expect(data.recordStats).toMatchObject({
      ...{ from: null, to: YESTERDAY, withheld: false },
      figures: {
        n: 3,
        wins: 1,
        losses: 1,
        pushes: 1,
        voids: 1,
        withdrawn: 1,
        staked: { n: 3, units: 1, staked: 6 },
      },
      by: [{ dimension: 'LEAGUE', slices: [{ name: 'NFL' }, { name: 'NBA' }] }],
    });
  });

  test.each<[object, string]>([
    [{ tier: 'VIP', asTier: 'PLUS' }, 'tier: PLUS members do not get VIP picks'],
    [{ analyst: 'Nobody' }, 'analyst: no analyst named "Nobody" has a pick in the record'],
    [{ since: '2031-11-30' }, 'since: that day is not over yet'],
    [{ since: '2031-11-01', window: 'DAYS_30' }, 'since: a window names the days already'],
  ])('%j is refused by the part that cannot be', async (filter, message) => {
    const { errors } = await stats(filter);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('the rows of a figure are its picks', async () => {
    const { data } = await ask<{ recordRows: object[] }>(
      gateway,
      'query { recordRows(kinds: [WIN, LOSS, PUSH]) { kind league profit odds units pickId score { one two source } } }',
      {},
      null,
    );
    expect(data.recordRows).toHaveLength(3);
    expect(data.recordRows).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'WIN', profit: 3, odds: 2.5, units: 2 },
        score: { one: 24, two: 17, source: 'nfl.com' },
      }),
    );
    expect(data.recordRows).toContainEqual(expect.objectContaining({ kind: 'LOSS', score: null }));
  });

  test('are a connection like all lists that grow: in both directions, counted, with cursors of its own', async () => {
    type Picks = { nodes: { pickId: string }[]; totalCount: number; pageInfo: Record<string, unknown> };
    const page = async (args: string) => {
      const query = `{ recordPicks(kinds: [WIN, LOSS, PUSH], ${args}) { totalCount nodes { pickId }
        edges { cursor node { pickId } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
      const { data, errors } = await ask<{ recordPicks: Picks }>(gateway, query, {}, null);
      if (errors) throw new Error(errors[0]?.extensions.code as string);
      return data.recordPicks;
    };
    const whole = (await page('first: 50')).nodes.map(({ pickId }) => pickId);
    const first = await page('first: 2');
    const rest = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    const back = await page(`last: 2, before: "${rest.pageInfo.startCursor}"`);
    expect([first.totalCount, first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([
      3,
      true,
      false,
    ]);
    expect([...first.nodes, ...rest.nodes].map(({ pickId }) => pickId)).toEqual(whole);
    expect(back.nodes).toEqual(first.nodes);
    for (const wrong of ['first: 0', 'first: 101', 'after: "2031-11-19/pick_1"', 'first: 1, last: 1'])
      await expect(page(wrong)).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('files', () => {
  test('the figures say how many picks are from before the log, and how they did', async () => {
    const unproven = async (filter = '') => (await get(`/record/stats.json${filter}`)).json().unproven;
    expect(await unproven()).toEqual({ wins: 0, losses: 0, pushes: 0, units: 0 });
    await imported(true);
    try {
      expect(await unproven()).toEqual({ wins: 1, losses: 1, pushes: 1, units: 1 });
      expect(await unproven('?league=NBA')).toEqual({ wins: 0, losses: 0, pushes: 1, units: 0 });
    } finally {
      await imported(false);
    }
  });

  test('the CSV has each pick as RFC 4180 writes it, and no cell runs as a formula', async () => {
    const { body, headers } = await get('/record/picks.csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="picks.csv"',
      'cache-control': expect.stringContaining('public'),
    });
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = savedRows(body);
    expect(rows.map(({ cells }) => cells.length)).toEqual(Array(6).fill(EXPORT_COLUMNS.length));
    // No number has zeros at its end beside one that has none.
    const numbers = rows.slice(1).flatMap(({ cells }) => cells.filter((cell) => /^-?\d+\.\d+$/.test(cell)));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter((number) => number.endsWith('0'))).toEqual([]);
    const lines = body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^pick,day,starts_at,league,/);
    expect(lines[0]).toMatch(/,unproven,grades,first_graded_as,void_reason,close_at$/);
    expect(
      lines.slice(1).filter((line) => /,false,1,(WIN|LOSS|PUSH|VOID),/.test(line)).length,
    ).toBeGreaterThan(2);
    expect(body).toContain("'=Dana");
    expect(body).not.toContain('9.99');
  });

  test('a last line counts the picks for whom it asks', async () => {
    expect((await get('/record/picks.csv?end=1')).body).toMatch(/\r\nend,5\r\n$/);
    expect((await get('/record/picks.ndjson?end=1')).body).toMatch(/\n\{"end":\{"picks":5\}\}\n$/);
    expect((await get('/record/picks.csv?end=0')).body).toBe((await get('/record/picks.csv')).body);
    for (const wrong of ['picks.csv?end=yes', 'stats.json?end=1'])
      expect((await get(`/record/${wrong}`)).statusCode).toBe(400);
  });

  test.each(['stats.json', 'picks.csv', 'picks.ndjson'])(
    '%s names an analyst who has no pick before its first byte',
    async (file) => {
      for (const analyst of ['Nobody', '%00']) {
        const { statusCode, json } = await get(`/record/${file}?analyst=${analyst}`);
        const name = decodeURIComponent(analyst);
        expect([statusCode, json().message]).toEqual([
          400,
          `analyst: no analyst named "${name}" has a pick in the record`,
        ]);
      }
    },
  );

  test('PostgreSQL takes the CSV as it is', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'picks.csv');
    writeFileSync(file, (await get('/record/picks.csv')).rawPayload);
    chmodSync(folder, 0o755);
    const client = new pg.Client({ connectionString: superuserUrl(gateway.databaseUrl) });
    await client.connect();
    await client.query(`create temporary table taken (${EXPORT_COLUMNS.map((name) => `"${name}" text`)})`);
    await client.query(`copy taken from '${file}' with (format csv, header match)`);
    const { rows } = await client.query(
      'select count(*)::int as picks, round(sum(profit::numeric), 2)::float8 as units from taken',
    );
    await client.end();
    rmSync(folder, { recursive: true });
    const { figures } = (await get('/record/stats.json')).json();
    expect(rows).toEqual([{ picks: 5, units: figures.staked.units }]);
  });

  test('API, JSON and CSV come to the same figures, to the last digit', async () => {
    const { body } = await get('/record/picks.ndjson');
    const rows = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string | null>);
    expect(rows).toHaveLength(5);
    const profit = rows.reduce((sum, row) => sum + (row.profit ? scaledText(row.profit, 8) : 0n), 0n);
    const staked = rows.reduce((sum, row) => sum + (row.profit ? scaledText(row.units ?? '0', 2) : 0n), 0n);
    const told = recordFigures({ ...NO_SUMS, n: 3n, flatStaked: 3n, profit, staked });
    const json = JSON.parse((await get('/record/stats.json')).body);
    expect(json.figures.staked.units).toBe(told.staked.units);
    expect((await stats()).data.recordStats.figures?.staked).toMatchObject({
      units: told.staked.units,
      staked: told.staked.staked,
    });
    expect(json.curve.days.at(-1)).toMatchObject({ day: YESTERDAY, picks: 3, units: told.staked.units });
  });

  test('stats.json says what a filter cannot be, and is answered from a cache that has it', async () => {
    const refused = await get('/record/stats.json?league=XFL');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'league: one of NFL, NCAAF, NBA, NCAAB, MLB, NHL',
    ]);
    for (const file of ['stats.json', 'picks.csv', 'picks.ndjson']) {
      const unknown = await get(`/record/${file}?leagues=NFL`);
      expect([unknown.statusCode, unknown.json().message]).toEqual([
        400,
        'leagues: no parameter of this file; did you mean league?',
      ]);
    }
    const { headers } = await get('/record/stats.json?by=LEAGUE');
    const again = await gateway.app.inject({
      url: '/record/stats.json?by=LEAGUE',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('a figure whose nightly recomputation differs', () => {
  const PROBLEMS = 'query { problems { kind text } }';

  test('hides itself, tells admins, and comes back once it agrees', async () => {
    const admin = await member(gateway, { role: 'OWNER' });
    expect(await checkSums(gateway.services)).toMatchObject({ differing: 0 });
    await execute("update record_sums set p = p + 1 where grain = 'TOTAL' and day = ?", [YESTERDAY]);
    expect(await checkSums(gateway.services)).toMatchObject({ differing: 1, firstDay: YESTERDAY });
    expect((await stats()).data.recordStats).toMatchObject({ withheld: true, figures: null, by: [] });
    const { text } = await ask(gateway, PROBLEMS, {}, admin);
    expect(text).toContain('FIGURES');
    await execute('select record_recount()');
    await checkSums(gateway.services);
    expect((await stats()).data.recordStats.withheld).toBe(false);
  });
});
