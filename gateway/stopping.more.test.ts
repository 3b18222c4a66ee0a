import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { until } from '#local/testing/until.ts';
import { listening, type Main, openMain } from './testing/run-main.ts';

// Each run is a process of its own that loads everything.

let main: Main;
const run: Main['run'] = (...given) => main.run(...given);
const ran: Main['ran'] = (...given) => main.ran(...given);

beforeAll(async () => {
  main = await openMain();
  expect((await ran(['migrate'])).out).toMatch(/^[1-9]\d* migrations run$/m);
});
afterEach(() => main.killAll());
afterAll(() => main.close());

describe('SIGTERM and SIGINT', () => {
  /** A lock that reads of the table must wait for. */
  async function lock(table: string) {
    const locker = new pg.Client({ connectionString: main.database.url });
    await locker.connect();
    await locker.query(`begin; lock table ${table} in access exclusive mode`);
    return locker;
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: running requests finish, new ones are refused, and it ends with 0, which says that nothing was given up',
    async (signal) => {
      const gateway = run([]);
      const url = await listening(gateway);
      const locker = await lock('picks');
      const body = JSON.stringify({ query: '{ board { totalCount } }' });
      const ask = () =>
        fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const running = [ask(), ask(), ask()];
      await untilWaiting(locker, 'picks');
      gateway.child.kill(signal);
      await untilRefused(`${url}/livez`);
      await locker.query('commit');
      await locker.end();
      for (const answer of await Promise.all(running))
        expect(await answer.json()).toMatchObject({ data: { board: { totalCount: 0 } } });
      expect([await gateway.ended, gateway.output.err]).toEqual([0, '']);
    },
  );

  test('while it drains it is not ready and answers everything, so a balancer loses no request', async () => {
    const gateway = run([], { DRAIN_SECONDS: '4' });
    const url = await listening(gateway);
    const ready = async () => (await fetch(`${url}/readyz`)).ok;
    const ask = () =>
      fetch(`${url}/graphql?query={today{date}}`, { headers: { 'apollo-require-preflight': '1' } });
    let sends = true;
    let answered = 0;
    // As fast as the points of one network allow.
    const client = async () => {
      while (sends) {
        expect(await (await ask()).json()).toMatchObject({ data: { today: { date: expect.any(String) } } });
        answered += 1;
        await wait(20);
      }
    };
    const clients = Array.from({ length: 4 }, client);
    await until(() => answered > 10);
    gateway.child.kill('SIGTERM');
    await until(async () => !(await ready()));
    const draining = answered;
    expect((await ask()).headers.get('connection')).toBe('close');
    await until(() => answered > draining + 10);
    sends = false;
    await Promise.all(clients);
    expect([await gateway.ended, gateway.output.err]).toEqual([0, '']);
  });

  test('a process that only works answers whether it runs, and nothing else', async () => {
    const gateway = run([], { ROLE: 'work' });
    const url = await listening(gateway);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/graphql?query={__typename}`)).status).toBe(404);
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  test.each([{ ROLE: 'both' }, { ROLE: 'work' }])(
    'during the start of $ROLE: what was opened is closed, and it ends with 0 without serving',
    async (role) => {
      const locker = await lock('database_program');
      const gateway = run([], role);
      await untilWaiting(locker, 'database_program');
      gateway.child.kill('SIGTERM');
      await locker.query('commit');
      await locker.end();
      expect([await gateway.ended, gateway.output.err]).toEqual([0, '']);
      expect(gateway.output.out).not.toContain('Server listening');
    },
  );

  test('open streams end at once, without `complete`, so that clients come back', async () => {
    const gateway = run([]);
    const answer = await fetch(`${await listening(gateway)}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { boardChanged { totalCount } }' }),
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (word?: string) => {
      for (;;) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true };
        text += value;
        if (done || (word && text.includes(word))) return;
      }
    };
    await readUntil('"boardChanged"');
    gateway.child.kill('SIGTERM');
    await readUntil();
    expect(text).not.toContain('event: complete');
    expect([await gateway.ended, gateway.output.err]).toEqual([0, '']);
  });

  async function untilWaiting(locker: pg.Client, table: string): Promise<void> {
    await until(async () => {
      const { rowCount } = await locker.query(
        'select 1 from pg_locks where not granted and relation = $1::regclass',
        [table],
      );
      return Number(rowCount) > 0;
    });
  }

  /** Until new requests are not served any more: refused, or told to go. */
  async function untilRefused(url: string): Promise<void> {
    await until(async () => {
      const answer = await fetch(url).catch(() => null);
      return answer === null || answer.status === 503;
    });
  }
});
