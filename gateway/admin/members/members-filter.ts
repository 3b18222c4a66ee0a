import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MemberRow } from '#gateway/auth/member.ts';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import { INVOICE_NUMBER, LAST_FOUR, namedBy } from './members-named.ts';

export interface MemberFilter {
  /** How an address, a full name or a last name begins; a whole invoice number; the last four digits of a card, replaced ones too. */
  search?: string | null;
  state?: PlanStatus | null;
}

/** The members `r` that match the filter. */
export function membersThat({ search, state }: MemberFilter, now: Date): Expression<SqlBool> {
  const members = expressionBuilder<{ r: MemberRow }, 'r'>();
  const text = search?.trim();
  return members.and([
    ...(text ? [sql<SqlBool>`r.id in (${sql.join(foundBy(text), sql` union `)})`] : []),
    ...(state ? [STATES[state](now)] : []),
  ]);
}

/** The queries for the uids that a text can mean, each by an index of its own. */
function foundBy(text: string): RawBuilder<unknown>[] {
  if (INVOICE_NUMBER.test(text))
    return [sql`select user_id from invoices where number = ${text.toUpperCase()}`];
  const named = uidsNamed(text);
  if (!LAST_FOUR.test(text)) return named;
  const paid = sql`select i.user_id from payment_attempts a join invoices i on i.id = a.invoice_id where a.card_last4 = ${text}`;
  return [...named, sql`select user_id from payment_methods where last4 = ${text}`, paid];
}

/** The queries for the uids of members whose address, full name or last name begins so. */
export function uidsNamed(text: string): RawBuilder<unknown>[] {
  return namedBy(text).map(
    ({ field, begins }) => sql`select id from users where ${sql.raw(field)} like ${begins}`,
  );
}

/** Whether the subscription gives access: `entitlement` in SQL. A test keeps the two equal. */
const covered = (now: Date) =>
  sql<SqlBool>`(r.state in ('trialing', 'active') and not ((r."cancelAtPeriodEnd" or r."pausedUntil" is not null) and r."currentPeriodEndsAt" <= ${now})
  or r.state = 'past_due' and r."graceEndsAt" > ${now})`;
/** Also where the worker that writes the pause is late. */
const PAUSED = (now: Date) => sql<SqlBool>`coalesce(r.state = 'paused'
  or r.state = 'active' and r."pausedUntil" is not null and r."currentPeriodEndsAt" <= ${now}, false)`;
const uncovered = (now: Date) =>
  sql<SqlBool>`${covered(now)} is not true and r.state is distinct from 'past_due' and not ${PAUSED(now)}`;
const RENEWS = sql<SqlBool>`not r."cancelAtPeriodEnd"`;

const STATES: Record<PlanStatus, (now: Date) => Expression<SqlBool>> = {
  ACTIVE: (now) => sql`(r.state = 'active' and ${RENEWS} and ${covered(now)})`,
  CANCELED: (now) => sql`(r."cancelAtPeriodEnd" and ${covered(now)})`,
  PAST_DUE: (now) => sql`(r.state = 'past_due' and not (r."cancelAtPeriodEnd" and ${covered(now)} is true))`,
  PAUSED,
  TRIALING: (now) =>
    sql`(r.state = 'trialing' and ${RENEWS} and ${covered(now)} or ${uncovered(now)} and r."trialEndsAt" > ${now})`,
  EXPIRED: (now) => sql`(${uncovered(now)} and r."trialEndsAt" <= ${now})`,
};
