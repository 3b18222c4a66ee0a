import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { MemberRow } from '#gateway/auth/member.ts';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';

export interface MemberFilter {
  /** Prefix of the address. */
  search?: string | null;
  state?: PlanStatus | null;
}

/** The members `r` that match the filter. Both columns of the search are indexed. */
export function membersThat({ search, state }: MemberFilter, now: Date): Expression<SqlBool> {
  const members = expressionBuilder<{ r: MemberRow }, 'r'>();
  const prefix = search?.trim();
  return members.and([
    ...(prefix ? [members(sql<string>`lower(${members.ref('r.email')})`, 'like', startsWith(prefix))] : []),
    ...(state ? [STATES[state](now)] : []),
  ]);
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
