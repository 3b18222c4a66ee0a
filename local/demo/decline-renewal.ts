import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { now } from '#local/system/clock.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import { anchorDayOf, daysLater, nextPeriodEnd, type Period } from '#schema/rules/money/periods.ts';
import { beginDeclines, endDeclines } from './card-declines.ts';

const DECLINE_TIMEOUT_MS = 60_000;

/**
 * Lets the month of a member who has bought a plan be over, and the bank decline its renewal, which the product's own
 * worker makes. Afterwards a new card pays. A start that was stopped on the way goes on with it (resume-plans.ts).
 */
export async function declineRenewal(database: pg.Pool, uid: string, braintreeOrigin: string): Promise<void> {
  const card = await cardOf(database, uid);
  if (!card) throw new Error('The demo member whose renewal is declined has no card.');
  await beginDeclines(braintreeOrigin, card);
  await putMonthBack(database, uid);
  await untilPastDue(database, uid);
  await endDeclines(braintreeOrigin, card);
}

export async function cardOf(database: pg.Pool, uid: string): Promise<string | undefined> {
  const { rows } = await database.query<{ token: string }>(
    'select token from payment_methods where user_id = $1 and removed_at is null',
    [uid],
  );
  return rows[0]?.token;
}

/** The one thing that the API cannot do: time that has passed for one member alone. It passes whole or not at all. */
async function putMonthBack(database: pg.Pool, uid: string): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    if (await isWithinMonth(client, uid)) await putAllBack(client, uid);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function isWithinMonth(client: pg.PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from subscriptions where user_id = $1 and state = 'active' and current_period_ends_at > $2 for update`,
    [uid, now()],
  );
  return rowCount !== 0;
}

/** The month of a plan that ends at this instant. */
export function monthUntil(endsAt: Date): Period {
  const day = anchorDayOf(endsAt);
  // So many days earlier is a day of the month before the last one.
  const startsAt = nextPeriodEnd(daysLater(endsAt, -day - 31), day);
  return { startsAt, endsAt: nextPeriodEnd(startsAt, day) };
}

/** Also in the member's history, which the database lets nobody change. */
async function putAllBack(client: pg.PoolClient, uid: string): Promise<void> {
  const { startsAt: start, endsAt: end } = monthUntil(now());
  await client.query('alter table subscription_events disable trigger subscription_events_after_write');
  await client.query(
    `update subscription_events set at = $2
      where subscription_id in (select id from subscriptions where user_id = $1)`,
    [uid, start],
  );
  await client.query('alter table subscription_events enable trigger subscription_events_after_write');
  const { rows } = await client.query<{ id: string }>(
    `update invoices set created_at = $2, paid_at = $2, period_starts_at = $2, period_ends_at = $3
      where user_id = $1 and kind = 'purchase' returning id`,
    [uid, start, end],
  );
  for (const { id } of rows)
    await client.query('update invoices set number = $2 where id = $1', [id, invoiceNumber(id, start)]);
  await client.query(
    `update subscriptions set created_at = $2, current_period_starts_at = $2, current_period_ends_at = $3,
            due_at = $3, anchor_day = $4
      where user_id = $1 and state = 'active'`,
    [uid, start, end, anchorDayOf(end)],
  );
}

async function untilPastDue(database: pg.Pool, uid: string): Promise<void> {
  const deadline = performance.now() + DECLINE_TIMEOUT_MS;
  const sql = `select from subscriptions where user_id = $1 and state = 'past_due'`;
  while ((await database.query(sql, [uid])).rowCount === 0) {
    if (performance.now() > deadline) throw new Error('The declined renewal of a demo member did not come.');
    await renewNow(database, uid);
    await pause(50);
  }
}

/**
 * A charge that a stop kept from the bank is tried again ten minutes later, in case the bank has made it all the same. Here
 * the bank is ours: an hour passes for it.
 */
async function renewNow(database: pg.Pool, uid: string): Promise<void> {
  await database.query(
    `update subscriptions set due_at = $2
      where user_id = $1 and state = 'active' and current_period_ends_at <= $2 and due_at > $2`,
    [uid, now()],
  );
  await database.query(
    `update payment_attempts a set settled_at = a.settled_at - interval '1 hour'
       from invoices i
      where i.id = a.invoice_id and i.user_id = $1 and i.state = 'open' and a.state = 'declined'
        and a.decline_code = 'not-charged' and a.settled_at > $2::timestamptz - interval '1 hour'`,
    [uid, now()],
  );
}
