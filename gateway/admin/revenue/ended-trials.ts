import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { FigureDays, FigureMemberRow } from './figure-member-row.ts';
import {
  BEGAN_BEFORE_MILLISECONDS,
  isPaid,
  mayHaveEnded,
  PAID_WITHIN_MILLISECONDS,
  TRIAL_ENDED_AT,
} from './trial-months.ts';

type TrialFigure = 'TRIAL_PAID' | 'TRIAL_LOST' | 'TRIAL_OPEN';

/**
 * Trials that ended on some days, with what became of them, as `readTrials` counts them. Walks back from the trial that began last, and
 * asks only of those that a page shows or passes over.
 */
export function endedTrials({ from, to, now }: FigureDays, figure: TrialFigure): RawBuilder<FigureMemberRow> {
  const paid = sql.raw<SqlBool>(isPaid('g.subscription_id', 't.ended_at'));
  const lostBefore = new Date(now.getTime() - PAID_WITHIN_MILLISECONDS);
  const decided = sql`t.ended_at <= ${lostBefore}`;
  const is: Record<TrialFigure, RawBuilder<SqlBool>> = {
    TRIAL_PAID: paid,
    TRIAL_LOST: sql`not ${paid} and ${decided}`,
    TRIAL_OPEN: sql`not ${paid} and not ${decided}`,
  };
  const [first, until] = [easternInstant(from, '00:00'), easternInstant(addDays(to, 1), '00:00')];
  // Of a year of trials those of the last days alone may be open.
  const since = figure === 'TRIAL_OPEN' && lostBefore > first ? lostBefore : first;
  return sql`select g.created_at as began, g.subscription_id as place, s.user_id as "memberId", u.email, s.tier, t.ended_at as at,
      null::int as cents
    from trial_grants g join subscriptions s on s.id = g.subscription_id join users u on u.id = s.user_id
    cross join lateral (select ${sql.raw(TRIAL_ENDED_AT)} as ended_at offset 0) t
   where g.created_at >= ${new Date(since.getTime() - BEGAN_BEFORE_MILLISECONDS)} and g.created_at < ${until}
     and ${sql.raw<SqlBool>(mayHaveEnded(since, until))}
     and t.ended_at >= ${since} and t.ended_at < ${until} and t.ended_at <= ${now} and ${is[figure]}`;
}
