import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MemberRow } from '#gateway/auth/member.ts';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';

export interface MemberFilter {
  /** How an address, a full name or a last name begins; a whole invoice number; the last four digits of a card. */
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

const INVOICE_NUMBER = /^[a-z]{2}-\d{8}-[0-9a-z]+$/i;
const LAST_FOUR = /^\d{4}$/;
/** One letter begins so many names that they would say nothing, and half of the table would be read for them. */
const NAME = /^[\p{L}][\p{L}\s.'’-]+$/u;
const FULL_NAME = sql`lower((billing->>'firstName') || ' ' || (billing->>'lastName'))`;
const LAST_NAME = sql`lower(billing->>'lastName')`;

/** The queries for the uids that a text can mean, each by an index of its own. */
function foundBy(text: string): RawBuilder<unknown>[] {
  const begins = startsWith(text);
  if (INVOICE_NUMBER.test(text))
    return [sql`select user_id from invoices where number = ${text.toUpperCase()}`];
  const emails = sql`select id from users where lower(email) like ${begins}`;
  if (LAST_FOUR.test(text)) return [emails, sql`select user_id from payment_methods where last4 = ${text}`];
  if (!NAME.test(text)) return [emails];
  return [
    emails,
    sql`select id from users where ${FULL_NAME} like ${begins}`,
    sql`select id from users where ${LAST_NAME} like ${begins}`,
  ];
}

/** Escapes the wildcards `%` and `_`, so that only the end is open. */
function startsWith(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the subscription gives access: `entitlement` in SQL. A test keeps the two equal. */
const covered = (now: Date) =>
  sql<SqlBool>`(r.state in ('trialing', 'active') and not (r."cancelAtPeriodEnd" and r."currentPeriodEndsAt" <= ${now})
  or r.state = 'past_due' and r."graceEndsAt" > ${now})`;
const uncovered = (now: Date) =>
  sql<SqlBool>`${covered(now)} is not true and r.state is distinct from 'past_due'`;
const RENEWS = sql<SqlBool>`not r."cancelAtPeriodEnd"`;

const STATES: Record<PlanStatus, (now: Date) => Expression<SqlBool>> = {
  ACTIVE: (now) => sql`(r.state = 'active' and ${RENEWS} and ${covered(now)})`,
  CANCELED: (now) => sql`(r."cancelAtPeriodEnd" and ${covered(now)})`,
  PAST_DUE: (now) => sql`(r.state = 'past_due' and not (r."cancelAtPeriodEnd" and ${covered(now)} is true))`,
  TRIALING: (now) =>
    sql`(r.state = 'trialing' and ${RENEWS} and ${covered(now)} or ${uncovered(now)} and r."trialEndsAt" > ${now})`,
  EXPIRED: (now) => sql`(${uncovered(now)} and r."trialEndsAt" <= ${now})`,
};
