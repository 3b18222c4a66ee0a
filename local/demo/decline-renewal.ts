import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { now } from '#local/system/clock.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import { anchorDayOf } from '#schema/rules/money/periods.ts';

/** 'Expired card': no retry heals it, so the member stays in grace until it is over or there is a new card. */
const DECLINE = '2004';
const DECLINE_TIMEOUT_MS = 20_000;

/**
 * Lets the month of a member who has just bought a plan be over, and the bank decline its renewal, which the
 * product's own worker makes. The switch at the bank is off again afterwards: a new card pays.
 */
export async function declineRenewal(database: pg.Pool, uid: string, braintreeOrigin: string): Promise<void> {
  const { rows } = await database.query<{ token: string }>(
    'select token from payment_methods where user_id = $1 and removed_at is null',
    [uid],
  );
  const faults = `${braintreeOrigin}/__control/faults`;
  const fault = await switchOn(faults, rows[0]?.token);
  try {
    await putMonthBack(database, uid);
    await untilPastDue(database, uid);
  } finally {
    await fetch(`${faults}/${fault}`, { method: 'DELETE' });
  }
}

/** Answers the number of the switch. */
async function switchOn(faults: string, card: string | undefined): Promise<number> {
  if (!card) throw new Error('The demo member whose renewal is declined has no card.');
  const answer = await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation: 'transaction.create',
      card,
      times: null,
      effect: { kind: 'decline', code: DECLINE },
    }),
  });
  if (!answer.ok) throw new Error(`The local Braintree refused a switch: ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

/** The one thing that the API cannot do: time that has passed for one member alone. */
async function putMonthBack(database: pg.Pool, uid: string): Promise<void> {
  const end = now();
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  await putPurchaseBack(database, uid, start);
  const { rows } = await database.query<{ id: string }>(
    `update invoices set created_at = $2, paid_at = $2, period_starts_at = $2, period_ends_at = $3
      where user_id = $1 and kind = 'purchase' returning id`,
    [uid, start, end],
  );
  for (const { id } of rows)
    await database.query('update invoices set number = $2 where id = $1', [id, invoiceNumber(id, start)]);
  // Last: with it the renewal is due.
  await database.query(
    `update subscriptions set created_at = $2, current_period_starts_at = $2, current_period_ends_at = $3,
            due_at = $3, anchor_day = $4
      where user_id = $1 and state = 'active'`,
    [uid, start, end, anchorDayOf(end)],
  );
}

/** Also in the member's history, which the database lets nobody change. */
async function putPurchaseBack(database: pg.Pool, uid: string, start: Date): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('alter table subscription_events disable trigger subscription_events_after_write');
    await client.query(
      `update subscription_events set at = $2
        where subscription_id in (select id from subscriptions where user_id = $1)`,
      [uid, start],
    );
    await client.query('alter table subscription_events enable trigger subscription_events_after_write');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function untilPastDue(database: pg.Pool, uid: string): Promise<void> {
  const deadline = performance.now() + DECLINE_TIMEOUT_MS;
  const sql = `select from subscriptions where user_id = $1 and state = 'past_due'`;
  while ((await database.query(sql, [uid])).rowCount === 0) {
    if (performance.now() > deadline) throw new Error('The declined renewal of a demo member did not come.');
    await pause(50);
  }
}
