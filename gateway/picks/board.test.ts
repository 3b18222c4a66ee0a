import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick, TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('the board', () => {
  let gateway: TestGateway;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  const CREATE =
    'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id locked pick startsAt } } }';

  test('an admin posts a plus pick: a plus member reads it and a visitor gets a locked shell', async () => {
    const plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
    const input = { ...TYPED, odds: 1.91 };
    const posted = await ask<{ createPick: { pick: { id: string; startsAt: string } } }>(
      gateway,
      CREATE,
      { input },
      admin,
    );
    expect(posted.errors).toBeUndefined();
    expect(posted.data.createPick.pick.startsAt).toBe('2031-11-21T01:15:00.000Z');
    const query = '{ board { date totalCount picks { pick americanOdds locked requiredTier lockReason } } }';
    const read = await ask(gateway, query, {}, plus);
    expect(read.data).toEqual({
      board: {
        date: TODAY,
        totalCount: 1,
        picks: [
          { pick: 'Bills -3.5', americanOdds: '-110', locked: false, requiredTier: null, lockReason: null },
        ],
      },
    });
    const shell = await ask(gateway, query);
    expect(shell.data).toEqual({
      board: {
        date: TODAY,
        totalCount: 1,
        picks: [
          { pick: null, americanOdds: null, locked: true, requiredTier: 'PLUS', lockReason: 'SIGN_IN' },
        ],
      },
    });
  });

  test('a withdrawn pick stays on the board and is not counted', async () => {
    const read = async () => {
      const { data } = await ask<{ board: { totalCount: number; picks: unknown[] } }>(
        gateway,
        '{ board { totalCount picks { id } } }',
      );
      return [data.board.totalCount, data.board.picks.length] as const;
    };
    const [count, shown] = await read();
    await givenPick(gateway, { status: 'WITHDRAWN' });
    expect(await read()).toEqual([count, shown + 1]);
  });
});

describe('the version of the picks', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const rows = <Row>(sql: string) => gateway.services.database.em.execute<Row[]>(sql);
  const stamp = async () => (await rows<{ stamp: string }>('select stamp from picks_version'))[0]?.stamp;

  /** No field of a pick is read from these, and revisions are written with their pick alone. */
  /** What was told of picks, and to whom: no answer shows it. */
  const TOLD = ['pick_releases', 'alert_batch_picks', 'picks_by_other_rules'];
  const NOT_SHOWN = ['pick_changes', 'record_counted', 'record_overdue', 'pick_revisions', ...TOLD];

  test('every table that belongs to a pick changes the version', async () => {
    const tables = await rows<{ table: string; watched: boolean }>(`
    select c.table_name as table, exists (select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
             where tgrelid = c.table_name::regclass and prosrc like '%live_change_picks_version%') as watched
      from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'pick_id'`);
    const unwatched = tables.filter(({ table, watched }) => !watched && !NOT_SHOWN.includes(table));
    if (unwatched.length > 0)
      throw new Error(
        `Add a trigger whose function calls live_change_picks_version() to gateway/database/program/triggers.sql, or kept answers outlive writes to: ${unwatched.map(({ table }) => table).join(', ')}`,
      );
    expect(tables.length).toBeGreaterThan(NOT_SHOWN.length);
  });

  test('a commit changes the version, and a transaction that is rolled back does not', async () => {
    const before = await stamp();
    const id = await givenPick(gateway, { status: 'DRAFT' });
    const drafted = await stamp();
    expect(drafted).not.toBe(before);
    const { em } = gateway.services.database;
    const broken = em.fork().transactional(async (inside) => {
      await inside.execute("update picks set pick = 'x' where id = ?", [id], 'run');
      await inside.execute('set constraints all immediate', [], 'run');
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await stamp()).toBe(drafted);
  });

  test('writers of the same moment all commit, each with a version of its own', async () => {
    const seen = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await givenPick(gateway);
        return stamp();
      }),
    );
    expect(seen).not.toContain(undefined);
    expect(new Set([...seen, await stamp()]).size).toBeGreaterThan(1);
  });
});
