import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { enqueue, outboxInsert } from './enqueue.ts';
import type { MailEntry } from './mail.ts';

let gateway: TestGateway;
const now = new Date(NOON);

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const mail = (key: string, reason = 'Declined.'): MailEntry => ({
  key,
  recipient: 'member@chalkline.test',
  template: 'renewal-failed',
  data: { tier: 'PLUS', amountCents: 7_900, reason, nextTryAt: null, accessUntil: null },
});

const written = (key: string) =>
  gateway.services.database.em.execute<Record<string, unknown>[]>(
    'select recipient, template, data, next_attempt_at, attempts, sent_at from outbox where key = ?',
    [key],
  );

async function guarded(key: string, guardRows: number): Promise<void> {
  const { sql, params } = outboxInsert(mail(key), now);
  await gateway.services.database.em.execute(
    `with guard as (select 1 from generate_series(1, ?::int)), mailed as (${sql} returning id) select count(*) from mailed`,
    [guardRows, ...params],
  );
}

describe('the outbox', () => {
  test('keeps what a mail needs, due at once and not sent', async () => {
    const words = `Really? It's a "test" \\ of $1 ? and ??`;
    await enqueue(gateway.services.database.em, mail('words', words), now);
    expect(await written('words')).toEqual([
      {
        recipient: 'member@chalkline.test',
        template: 'renewal-failed',
        data: { tier: 'PLUS', amountCents: 7_900, reason: words, nextTryAt: null, accessUntil: null },
        next_attempt_at: now,
        attempts: 0,
        sent_at: null,
      },
    ]);
  });

  test('tells an occasion once, with its first words', async () => {
    for (const reason of ['First.', 'Second.'])
      await enqueue(gateway.services.database.em, mail('once', reason), now);
    expect(await written('once')).toMatchObject([{ data: { reason: 'First.' } }]);
  });

  test('writes a guarded mail if and only if its guard has a row, and once however many it has', async () => {
    await guarded('guarded-0', 0);
    await guarded('guarded-1', 1);
    await guarded('guarded-3', 3);
    expect(
      [await written('guarded-0'), await written('guarded-1'), await written('guarded-3')].map(
        (rows) => rows.length,
      ),
    ).toEqual([0, 1, 1]);
  });

  test('goes with the transaction that it was written in', async () => {
    const work = gateway.services.database.em.fork().transactional(async (em) => {
      await enqueue(em, mail('undone'), now);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await written('undone')).toEqual([]);
  });
});
