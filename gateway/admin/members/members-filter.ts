import type { Fragment } from '#gateway/database/rows.ts';
import type { PlanStatus } from '#schema/rules/entitlement.ts';

export interface MemberFilter {
  /** Prefix of the address. */
  search?: string | null;
  state?: PlanStatus | null;
}

/** What the accounts `u` with their live subscriptions `s` must fulfil; both columns of the search are indexed. */
export function membersThat({ search, state }: MemberFilter, now: Date): Fragment {
  const begins = search?.trim() ? addressBegins(search.trim()) : ANYBODY;
  const stands = state ? STATES[state](now) : ANYBODY;
  return { sql: `${begins.sql} and ${stands.sql}`, params: [...begins.params, ...stands.params] };
}

const ANYBODY: Fragment = { sql: 'true', params: [] };

/** Escapes the wildcards `%` and `_`, so that only the end is open. */
function addressBegins(text: string): Fragment {
  const prefix = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return { sql: 'lower(u.email) like ?', params: [`${prefix}%`] };
}

/** Whether the subscription gives access: `entitlement` in SQL. A test keeps the two equal. */
const COVERED = `(s.state in ('trialing', 'active') and not (s.cancel_at_period_end and s.current_period_ends_at <= ?)
  or s.state = 'past_due' and s.grace_ends_at > ?)`;
const UNCOVERED = `${COVERED} is not true and s.state is distinct from 'past_due'`;
const RENEWS = 'not s.cancel_at_period_end';

const STATES: Record<PlanStatus, (now: Date) => Fragment> = {
  ACTIVE: (now) => ({ sql: `(s.state = 'active' and ${RENEWS} and ${COVERED})`, params: [now, now] }),
  CANCELED: (now) => ({ sql: `(s.cancel_at_period_end and ${COVERED})`, params: [now, now] }),
  PAST_DUE: (now) => ({
    sql: `(s.state = 'past_due' and not (s.cancel_at_period_end and ${COVERED} is true))`,
    params: [now, now],
  }),
  TRIALING: (now) => ({
    sql: `(s.state = 'trialing' and ${RENEWS} and ${COVERED} or ${UNCOVERED} and u.trial_ends_at > ?)`,
    params: [now, now, now, now, now],
  }),
  EXPIRED: (now) => ({ sql: `(${UNCOVERED} and u.trial_ends_at <= ?)`, params: [now, now, now] }),
};
