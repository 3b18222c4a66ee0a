import { type RawBuilder, sql } from 'kysely';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import type { FigureMemberRow } from './figure-member-row.ts';
import { DOWNGRADED, WATCHED } from './revenue-now.ts';

type PlanFigure = 'ENDING' | 'PAST_DUE' | 'TRIALING' | 'GRANTED';

/** Plans that count as revenue. `mrr_of` is slow, so it runs only for the rows of a page. */
const COUNTS = `source = 'purchase' and state in ('active', 'past_due') and not never_paid and agreed_cents is not null`;

/** Which plans, and what of each counts in cents a year, as `revenueNow` has them. */
const FIGURES: Record<PlanFigure, { are: string; cents12: string }> = {
  ENDING: {
    are: `${COUNTS} and (cancel_at_period_end or pending_tier is not null)`,
    cents12: `case when cancel_at_period_end then mrr_of(s) else mrr_of(s) - mrr_of(${DOWNGRADED}) end`,
  },
  PAST_DUE: { are: `${COUNTS} and state = 'past_due'`, cents12: 'mrr_of(s)' },
  TRIALING: { are: `state = 'trialing'`, cents12: 'null::int' },
  GRANTED: { are: `source = 'grant' and state <> 'incomplete'`, cents12: 'null::int' },
};

/**
 * The members whose plans are past due, scheduled, in a trial or granted: few, and an index has them in the order of
 * the list (`subscriptions_watched_by_end`). Addresses are looked up for the rows of a page alone: a join would read all members first.
 */
export function planMembers(figure: PlanFigure): RawBuilder<FigureMemberRow> {
  const { are, cents12 } = FIGURES[figure];
  return sql.raw(`select s.id as place, s.user_id as "memberId", (select u.email from users u where u.id = s.user_id) as email, s.tier, s.current_period_ends_at as at,
      ${cents12} / ${LEDGER_MONTHS} as cents
    from subscriptions s where ${WATCHED} and ${are}`);
}
