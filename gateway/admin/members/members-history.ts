import { REFUNDED_ID } from '#gateway/billing/ledger/refundable.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { auditText } from '#schema/rules/money/audit-text.ts';
import { type Details, planEventText } from '#schema/rules/money/history-text.ts';
import type { AuditEntryType, PlanEventType } from '#schema/types/desk/member.type.ts';

const EVENTS_SHOWN = 100;
const ENTRIES_SHOWN = 50;

/** The events of a member's plans, and what was refunded of them, newest first. */
export async function memberTimelineOf(rows: Rows, userId: string): Promise<PlanEventType[]> {
  const events = await rows.execute<(Omit<PlanEventType, 'text'> & { details: Details })[]>(
    `select * from (
       select e.id::text, e.at, e.type, s.tier, e.details, e.id as position
         from subscriptions s join subscription_events e on e.subscription_id = s.id where s.user_id = ?
       union all
       select c.id, c.paid_at, 'refunded', c.tier,
              jsonb_build_object('totalCents', c.total_cents, 'invoice', i.number), null
         from invoices c join invoices i on i.id = ${REFUNDED_ID}
        where c.user_id = ? and c.type = 'credit' and c.state = 'paid'
     ) as happened order by at desc, position desc nulls first limit ${EVENTS_SHOWN}`,
    [userId, userId],
  );
  return events.map(({ id, at, type, tier, details }) => ({
    ...{ id, at, type, tier },
    text: planEventText(type, details),
  }));
}

/** The audit entries of an account and its invoices, newest first. */
export async function auditAbout(rows: Rows, userId: string): Promise<AuditEntryType[]> {
  const entries = await rows.execute<(Omit<AuditEntryType, 'text'> & { details: Details })[]>(
    `select a.id, a.at, coalesce(u.email, a.actor) as actor, a.action, a.details
       from audit_log a left join users u on u.id = a.actor
      where a.target = any (array(select ?::varchar union all select id from invoices where user_id = ?))
      order by a.id desc limit ${ENTRIES_SHOWN}`,
    [userId, userId],
  );
  return entries.map(({ details, ...entry }) => ({ ...entry, text: auditText(entry.action, details) }));
}
