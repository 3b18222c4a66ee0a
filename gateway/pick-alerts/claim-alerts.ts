import type { Services } from '#gateway/auth/context.ts';
import { columnsOf } from '#gateway/database/record.ts';
import { alertRetryAt } from '#schema/rules/alerts/alert-times.ts';
import { ALERT, type AlertChannel, BATCH, type Batch, type ClaimedAlert, type Outcome } from './channel.ts';
import { AlertBatchEntity, PickAlertEntity } from './pick-alerts.entity.ts';

/** `leasedUntil` identifies the claim. */
export interface Claim {
  alerts: ClaimedAlert[];
  leasedUntil: Date | null;
}

/**
 * Written so that the planner cannot use the partial index. In the minute after a batch the statistics know nothing of it, and everything that
 * waits would be read for each member.
 */
const IS_OPEN = `coalesce(a.state, '') in ('WAITING', 'SENDING')`;

/**
 * Takes alerts that are due, and with them whatever else waits for the same members, so that it comes in one message. The
 * lease is by the database's clock, because the product's may jump. When a worker dies its lease runs out, and what it may
 * have sent is sent again: alone, in the company it had, because only then is it the same message.
 */
const CLAIM = `
  with lease as (select clock_timestamp() + ? * interval '1 second' as until),
  due as (
    select batch_id, user_id, channel, target, leased_until as lost from pick_alerts
     where channel = ? and state in ('WAITING', 'SENDING') and due_at <= ?
       and (leased_until is null or leased_until <= clock_timestamp())
     order by due_at, batch_id, user_id limit ? for update skip locked),
  beside as (
    select b.* from (select distinct user_id, channel, target, lost from due) d cross join lateral (
      select a.batch_id, a.user_id, a.channel, a.target, a.leased_until as lost from pick_alerts a
       where (a.user_id, a.channel, a.target) = (d.user_id, d.channel, d.target)
         and ${IS_OPEN} and a.leased_until is not distinct from d.lost for update skip locked) b),
  claimed as (
    update pick_alerts a set state = 'SENDING', leased_until = lease.until
      from (select * from due union select * from beside) c, lease
     where (a.batch_id, a.user_id, a.channel, a.target) = (c.batch_id, c.user_id, c.channel, c.target)
    returning a.*, c.lost)
  select ${columnsOf(PickAlertEntity, { table: 'a', only: ALERT })}, a.leased_until as "leasedUntil", a.lost,
         ${BATCH.map((name) => `b."${name}" as "batch_${name}"`).join(', ')}
    from claimed a join (select ${columnsOf(AlertBatchEntity, { only: BATCH })} from alert_batches) b on b.id = a.batch_id
   order by a.batch_id, a.user_id, a.target`;

type Row = Record<string, unknown> & Omit<ClaimedAlert, 'batch'> & { leasedUntil: Date };

export async function claimAlerts(
  { database, clock }: Services,
  { name, claims, leaseSeconds }: AlertChannel,
): Promise<Claim> {
  const rows = await database.em.execute<Row[]>(CLAIM, [leaseSeconds, name, clock.now(), claims]);
  return { alerts: rows.map(alertOf), leasedUntil: rows[0]?.leasedUntil ?? null };
}

function alertOf({ leasedUntil, ...row }: Row): ClaimedAlert {
  const batch = Object.fromEntries(BATCH.map((name) => [name, row[`batch_${name}`]])) as unknown as Batch;
  const { userId, target, tries, createdAt, lost } = row;
  return { userId, target, tries, createdAt, lost, batch };
}

/** What is stored of an outcome. */
interface Mark {
  state: string;
  due_at: Date | null;
  tries: number;
  told: Record<string, number> | null;
  reason: string | null;
  sent_at: Date | null;
}

/**
 * Only while the claim is ours: a worker whose lease ran out has lost it to another. What came too late because it could not
 * be sent before keeps the reason of that. The state as in IS_OPEN, so that each alert is found by its key.
 */
const KEEP = `
  update pick_alerts a set state = m.state, due_at = coalesce(m.due_at, a.due_at), tries = m.tries, told = m.told,
         reason = case when m.state in ('WITHHELD', 'DROPPED') and a.reason is not null
                       then left(m.reason || '. Before that: ' || a.reason, 300) else m.reason end,
         sent_at = m.sent_at, leased_until = null
    from json_to_recordset(?::json) as m (batch_id bigint, user_id text, channel text, target text, state text,
           due_at timestamptz, tries int, told jsonb, reason text, sent_at timestamptz)
   where (a.batch_id, a.user_id, a.channel, a.target) = (m.batch_id, m.user_id, m.channel, m.target)
     and coalesce(a.state, '') = 'SENDING' and a.leased_until = ?`;

/** Writes what became of each alert of a claim. */
export async function keepOutcomes(
  { database, clock }: Services,
  { alerts, leasedUntil }: Claim,
  outcomes: readonly Outcome[],
): Promise<void> {
  const now = clock.now();
  const marks = alerts.flatMap((alert, at) => {
    const outcome = outcomes[at];
    if (!outcome) return [];
    const { batch, userId, target } = alert;
    const key = { batch_id: batch.id, user_id: userId, channel: batch.channel, target };
    return [{ ...key, ...markOf(alert, outcome, now) }];
  });
  await database.em.execute(KEEP, [JSON.stringify(marks), leasedUntil], 'run');
}

function markOf({ tries }: ClaimedAlert, outcome: Outcome, now: Date): Mark {
  const mark = { due_at: null, tries, told: null, reason: null, sent_at: null };
  switch (outcome.state) {
    case 'SENT':
      return { ...mark, state: 'SENT', told: outcome.told, reason: outcome.reason ?? null, sent_at: now };
    case 'LATER':
      return { ...mark, state: 'WAITING', due_at: outcome.at };
    case 'RETRY': {
      const next = alertRetryAt(tries + 1, now);
      const reason = outcome.reason.slice(0, 300);
      if (next >= outcome.until) return { ...mark, state: 'FAILED', tries: tries + 1, reason };
      return { ...mark, state: 'WAITING', due_at: next, tries: tries + 1, reason };
    }
    default:
      return { ...mark, state: outcome.state, reason: outcome.reason.slice(0, 300) };
  }
}
