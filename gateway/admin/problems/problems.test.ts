import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { givenPick, gradePick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';
import { discrepancyText } from './discrepancy-text.ts';

let gateway: TestGateway;
let admin: TestUser;
let buyer: TestUser;

/** 14:44:59 and 14:45 in New York. */
const BEFORE_THE_HOUR = '2031-11-20T19:44:59.000Z';
const THE_HOUR = '2031-11-20T19:45:00.000Z';

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  buyer = await member(gateway, { plan: { tier: 'PREMIUM' } });
});
beforeEach(() => gateway.services.clock.set(NOON));
afterAll(() => gateway.close());

const sql = (query: string, params: unknown[] = []) =>
  gateway.services.database.em.execute(query, params, 'run');

async function problems(): Promise<ProblemType[]> {
  const { data, errors } = await ask<{ problems: ProblemType[] }>(
    gateway,
    '{ problems { kind subject text since memberId } }',
    {},
    admin,
  );
  expect(errors).toBeUndefined();
  return data.problems;
}

test('on a good day there is nothing', async () => {
  expect(await problems()).toEqual([]);
});

describe('a league in play', () => {
  const post = (id: string, league: string, date: string, status = 'PUBLISHED') =>
    sql(
      `insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at,
         published_at, readable_at, created_at, updated_at)
       values (?, ?, 'FREE', ?, 'A', 'B', 'A', 'B', ?, '20:15', ?, ?, ?, ?, ?)`,
      [id, league, status, date, '2031-11-21T01:15:00Z', NOON, NOON, NOON, NOON],
    );

  test('without a pick for today is one from 14:45 New York time on, until it has one', async () => {
    await post('nba', 'NBA', '2031-11-13');
    await post('nhl', 'NHL', '2031-11-19');
    await post('nhl-today', 'NHL', '2031-11-20');
    await post('long-ago', 'MLB', '2031-11-12');
    await post('draft', 'NBA', '2031-11-20', 'DRAFT');
    gateway.services.clock.set(BEFORE_THE_HOUR);
    expect(await problems()).toEqual([]);
    gateway.services.clock.set(THE_HOUR);
    expect(await problems()).toEqual([
      {
        kind: 'NO_PICK',
        subject: 'NBA',
        text: 'NBA had picks in the last seven days and has none for today. Picks are due by 3 PM ET.',
        since: THE_HOUR,
        memberId: null,
      },
    ]);
    await post('nba-today', 'NBA', '2031-11-20');
    expect(await problems()).toEqual([]);
  });
});

test('a day whose games are over is one while picks of it have no result', async () => {
  const at = async (now: string) => {
    gateway.services.clock.set(now);
    return (await problems()).filter(({ kind }) => kind === 'UNGRADED');
  };
  const first = await givenPick(gateway, { time: '13:00' });
  const second = await givenPick(gateway, { time: '14:00' });
  await givenPick(gateway, { time: '13:00', result: 'LOSS' });
  await givenPick(gateway, { time: '13:00', status: 'WITHDRAWN' });
  await givenPick(gateway, { time: '13:00', status: 'DRAFT' });
  expect(await at('2031-11-20T23:59:59.000Z')).toEqual([]);
  const found = {
    ...{ kind: 'UNGRADED', subject: '2031-11-20', since: '2031-11-21T00:00:00.000Z', memberId: null },
    text: 'One pick of Thursday, November 20, 2031 has no result, more than six hours after the game began.',
  };
  expect(await at('2031-11-21T00:00:00.000Z')).toEqual([found]);
  expect(await at('2031-11-21T01:00:00.000Z')).toEqual([
    {
      ...found,
      text: '2 picks of Thursday, November 20, 2031 have no result, more than six hours after the game began.',
    },
  ]);
  for (const id of [first, second]) await gradePick(gateway, admin, id, 'WIN');
  expect(await at('2031-11-21T01:00:00.000Z')).toEqual([]);
});

test('money without an outcome is one after a minute: charges, and refunds', async () => {
  const open = async (id: string, state: string, at: string) => {
    await invoice(gateway, buyer, { id, createdAt: at, state: 'open' });
    await sql(
      `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, created_at)
       values (?, ?, ?, 12900, 'card', ?)`,
      [`renew:${id}`, id, state, at],
    );
  };
  await open('inv_unknown', 'unknown', '2031-11-20T16:58:00.000Z');
  await open('inv_prepared', 'prepared', '2031-11-20T16:58:30.000Z');
  await open('inv_young', 'unknown', '2031-11-20T16:59:30.000Z');
  await open('inv_declined', 'declined', '2031-11-20T16:00:00.000Z');
  await invoice(gateway, buyer, {
    id: 'inv_credit',
    type: 'credit',
    state: 'open',
    lines: [{ description: 'Refund', cents: 500 }],
    createdAt: '2031-11-20T16:50:00.000Z',
  });
  const found = await problems();
  expect(found.map(({ kind, subject, memberId }) => [kind, subject, memberId])).toEqual([
    ['PAYMENT', 'renew:inv_prepared', buyer.uid],
    ['PAYMENT', 'renew:inv_unknown', buyer.uid],
    ['PAYMENT', 'credit:inv_credit', buyer.uid],
  ]);
  expect(found[0]?.text).toContain(`A charge of $129.00 for ${buyer.email} has had no clear outcome`);
  expect(found[2]?.text).toContain('A refund of $5.00');
  await sql(`update payment_attempts set state = 'declined'`);
  await sql(`update invoices set state = 'void' where state = 'open'`);
  expect(await problems()).toEqual([]);
});

test('a difference is one until it is resolved, and names the member of its order', async () => {
  const details = { orderId: 'renew:inv_unknown', cents: 12_900, transactionId: 'tx1' };
  await sql(`insert into differences values ('charged-twice', 'tx1', ?::jsonb, ?)`, [
    JSON.stringify(details),
    NOON,
  ]);
  expect(await problems()).toEqual([
    {
      kind: 'DISCREPANCY',
      subject: 'charged-twice tx1',
      text: 'The processor charged $129.00 for order renew:inv_unknown a second time.',
      since: NOON,
      memberId: buyer.uid,
    },
  ]);
  await sql('update differences set resolved_at = ?', [NOON]);
  expect(await problems()).toEqual([]);
});

test('an open dispute is one from its first day, and another, more urgent one three days before its deadline', async () => {
  const store = (id: string, kind: string, replyBy: string | null, state = 'OPEN') =>
    sql(
      `insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, taken_at, reply_by, state, moves)
       values (?, 'tx1', 'renew:1', ?, ?, 'fraud', 24900, ?, ?, ?, ?, 1)`,
      [id, buyer.uid, kind, NOON, kind === 'INQUIRY' ? null : NOON, replyBy, state],
    );
  const day = (days: number) => addDays(easternDay(new Date(NOON)), days);
  await store('later', 'CHARGEBACK', day(4));
  await store('soon', 'INQUIRY', day(3));
  await store('past', 'CHARGEBACK', day(-1));
  await store('answered', 'CHARGEBACK', day(1), 'ANSWERED');
  const name = `The bank of ${buyer.email}`;
  expect(await problems()).toMatchObject([
    { kind: 'DISPUTE_DUE', subject: 'past', text: expect.stringContaining('The last day for an answer was') },
    { kind: 'DISPUTE_DUE', subject: 'soon', text: expect.stringContaining(`${name} asks about $249.00`) },
    {
      kind: 'DISPUTE',
      subject: 'later',
      text: expect.stringContaining(`${name} took back $249.00: it was fraud.`),
    },
  ]);
  await sql('delete from disputes');
});

test('a notification that failed is one until it was worked on; one that waits for its first try is none', async () => {
  const store = (hash: string, failure: string | null, attempts: number) =>
    sql(
      `insert into webhook_inbox (hash, kind, signature, payload, received_at, failure, attempts, next_attempt_at)
       values (?, 'dispute_opened', 's', 'p', ?, ?, ?, ?)`,
      [hash, NOON, failure, attempts, NOON],
    );
  await store('waiting', null, 0);
  await store('failed', 'connect ECONNREFUSED', 2);
  expect(await problems()).toMatchObject([
    {
      kind: 'WEBHOOK',
      subject: 'failed',
      text: 'The notification "dispute_opened" from the processor could not be processed after 2 tries. The log says why.',
    },
  ]);
  await sql('update webhook_inbox set processed_at = ?, failure = null', [NOON]);
  expect(await problems()).toEqual([]);
});

test('a mail is one when it is not tried any more', async () => {
  const store = (key: string, attempts: number) =>
    sql(
      `insert into outbox (key, recipient, template, data, created_at, next_attempt_at, attempts, failure)
       values (?, ?, 'purchase-receipt', '{}', ?, ?, ?, 'no such mailbox')`,
      [key, buyer.email, NOON, NOON, attempts],
    );
  await store('receipt:1', MAX_TRIES - 1);
  await store('receipt:2', MAX_TRIES);
  expect(await problems()).toMatchObject([
    {
      kind: 'MAIL',
      subject: 'receipt:2',
      text: `The email "purchase-receipt" to ${buyer.email} could not be delivered after ${MAX_TRIES} tries. The log says why.`,
      memberId: buyer.uid,
    },
  ]);
});

test('at most the fifty newest of a kind are listed', async () => {
  await sql(
    `insert into differences select 'charge-not-booked', 'tx' || n, '{}', ?::timestamptz + n * interval '1 s'
       from generate_series(1, 60) n`,
    [NOON],
  );
  const reported = (await problems()).filter(({ kind }) => kind === 'DISCREPANCY');
  expect(reported).toHaveLength(50);
  expect(reported[0]?.subject).toBe('charge-not-booked tx60');
});

test.each([
  ['charge-not-booked', 'The processor charged $79.00 for order buy:1, which is not paid in our records.'],
  [
    'booking-not-charged',
    'Our records have $79.00 for order buy:1 as paid, but the processor has no such charge.',
  ],
  ['amount-differs', 'The processor charged $79.00 for order buy:1, but our records say $129.00.'],
  ['paid-after-end', 'The processor charged $79.00 for order buy:1 after its plan had ended.'],
  ['something-new', 'something-new: order buy:1'],
])('%s in plain words', (kind, words) =>
  expect(discrepancyText(kind, { orderId: 'buy:1', cents: 7_900, booked: 12_900 })).toBe(words),
);

test('a stopped record and a witness that has not signed for ten minutes are problems', async () => {
  const silent = signerOf('witness.example', COSIGNATURE).key;
  Object.assign(gateway.services.record, {
    witnesses: [{ key: silent, url: 'http://127.0.0.1:1' }],
    quorum: 1,
  });
  await sql("insert into record_checkpoints (size, at, root, note) values (1, ?, '', '')", [NOON]);
  const found = async () => (await problems()).filter(({ kind }) => kind === 'RECORD');
  gateway.services.clock.set('2031-11-20T17:09:59.000Z');
  expect(await found()).toEqual([]);
  gateway.services.clock.set('2031-11-20T17:10:00.000Z');
  expect(await found()).toEqual([
    {
      kind: 'RECORD',
      subject: 'witness.example',
      text: 'The witness witness.example has not signed the record since then. Picks that fewer than 1 witnesses see before their games count only against the record.',
      since: NOON,
      memberId: null,
    },
  ]);
  await sql("insert into record_cosignatures (size, name, at, line) values (1, 'witness.example', ?, '')", [
    NOON,
  ]);
  expect(await found()).toEqual([]);
  await sql("update record_head set stopped = 'a tile is missing'");
  expect(await found()).toMatchObject([
    { subject: 'record', text: expect.stringContaining('so nothing can be posted: a tile is missing.') },
  ]);
});
