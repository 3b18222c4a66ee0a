import { globSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { raw } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { CouponEntity } from '#gateway/billing/ledger/coupon.entity.ts';
import { openDatabase, poolOf } from '#gateway/server/orm.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { oneAtATime } from './direct-connection.ts';
import { inTransaction } from './transaction.ts';

describe('dropped connections', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  // Closing waits for every connection: it is part of the test.
  afterAll(() => gateway.close(), 30_000);

  test('a pool that is closed leaves nothing behind that keeps the process', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    const database = await openDatabase(gateway.databaseUrl, pino({ enabled: false }));
    await database.em.fork().execute('select 1');
    await database.close(true);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  const DROP = 'select pg_terminate_backend(?)';
  const PID = 'select pg_backend_pid() as pid';

  /** Once PostgreSQL has none with this id, its last word is on its way to the client. */
  async function drop(pid: number): Promise<void> {
    const { em } = gateway.services.database;
    await em.fork().execute(DROP, [pid]);
    const open = 'select from pg_stat_activity where pid = ?';
    while ((await em.fork().execute<unknown[]>(open, [pid])).length > 0) await pause(5);
  }

  test('one that holds a lock while other work is done ends no process when it is cut', async () => {
    const holder = `select pid from pg_locks where locktype = 'advisory' and objid::bigint = hashtext('work')::bigint & 4294967295`;
    await oneAtATime(gateway.databaseUrl, 'work', async () => {
      const [{ pid } = { pid: 0 }] = await gateway.services.database.em
        .fork()
        .execute<{ pid: number }[]>(holder);
      expect(pid).toBeGreaterThan(0);
      await drop(pid);
    });
  });

  test('one that is cut while it is idle is replaced', async () => {
    const database = await openDatabase(gateway.databaseUrl, pino({ enabled: false }));
    const [{ pid } = { pid: 0 }] = await database.em.fork().execute<{ pid: number }[]>(PID);
    // Not `once` of node:events, which would listen for errors itself.
    const gone = new Promise((resolve) => poolOf(database)?.once('remove', resolve));
    await drop(pid);
    await gone;
    const [next] = await database.em.fork().execute<{ pid: number }[]>(PID);
    expect(next?.pid).not.toBe(pid);
    await database.close(true);
  });

  test('every pool of the sources listens for errors: without a listener a cut connection ends the process', () => {
    const sources = ['gateway', 'local'].flatMap((folder) =>
      globSync(`${folder}/**/*.ts`, { exclude: ['**/*.test.ts'] }).map(
        (path) => [path, readFileSync(path, 'utf8')] as const,
      ),
    );
    const opening = sources.filter(([, text]) => text.includes('new pg.' + 'Pool('));
    expect(opening.length).toBeGreaterThan(0);
    expect(opening.filter(([, text]) => !text.includes(".on('error'")).map(([path]) => path)).toEqual([]);
  });

  async function droppedInTheMiddle(): Promise<void> {
    const { em } = gateway.services.database;
    await em.fork().transactional(async (inside) => {
      const [{ pid } = { pid: 0 }] = await inside.execute<{ pid: number }[]>(PID);
      await em.fork().execute(DROP, [pid]);
      await inside.execute('select 1');
    });
  }

  test('transactions whose connection is dropped fail, and cost the pool no place', async () => {
    const places = 10;
    for (let number = 0; number < places + 2; number += 1)
      await expect(droppedInTheMiddle()).rejects.toThrow(/terminat|closed|not queryable/i);
    const answers = Array.from({ length: places }, () =>
      gateway.services.database.em.fork().execute('select 1'),
    );
    expect(await Promise.all(answers)).toHaveLength(places);
  });
});

describe('parameters', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const TYPED = `'; drop table users; -- \\' $1 ? é "`;

  /** PostgreSQL's own word for the statement that it runs. */
  interface Seen {
    given: string;
    statement: string;
  }

  test('what somebody typed is never part of the statement, in a transaction neither', async () => {
    const { services } = gateway;
    const sql = 'select ?::text as given, ?::int as number, current_query() as statement';
    const [plain] = await services.database.em.execute<Seen[]>(sql, [TYPED, 7]);
    const [inside] = await inTransaction(services, (em) => em.execute<Seen[]>(sql, [TYPED, 7]));
    for (const seen of [plain, inside])
      expect(seen).toEqual({
        ...{ given: TYPED, number: 7 },
        statement: 'select $1::text as given, 7::int as number, current_query() as statement',
      });
  });

  test('nor where entities are searched, with JSON, or with a list', async () => {
    const em = gateway.services.database.em.fork();
    const search = em.createQueryBuilder(CouponEntity, 'c').select(raw('current_query() as statement'));
    await em.execute(
      `insert into coupons select * from jsonb_populate_record(null::coupons, ?::jsonb)`,
      [
        JSON.stringify({
          ...{ id: 'c', code: TYPED, discount_type: 'PERCENT', amount_hundredths: 1, tiers: ['PLUS'] },
          ...{
            first_purchase_only: false,
            duration: 'ONCE',
            is_active: true,
            reserved: 0,
            used: 0,
            created_at: gateway.services.clock.now(),
          },
        }),
      ],
      'run',
    );
    const found = await search.where({ code: [TYPED, 'OTHER'] }).execute<{ statement: string }[]>();
    expect(found).toHaveLength(1);
    expect(found[0]?.statement).not.toContain('drop table');
    expect(await em.count(CouponEntity, { code: TYPED })).toBe(1);
  });
});
