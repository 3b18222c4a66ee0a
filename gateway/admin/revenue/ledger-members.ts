import { type RawBuilder, sql } from 'kysely';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import type { FigureDays, FigureMemberRow } from './figure-member-row.ts';
import { DOWNGRADED } from './revenue-now.ts';

const months = sql.lit(LEDGER_MONTHS);

/**
 * Members by their first payment `n`, with what they paid at the end of a day, `p`. Walks the days back from the last one, so that a
 * page reads no more of the ledger than it shows.
 */
const payers = ({ to, cohort }: Pick<FigureDays, 'to' | 'cohort'>) => {
  const first = cohort && daysOfMonth(cohort);
  return sql`mrr_movements n join users u on u.id = n.user_id cross join lateral (
      select sum(m.payers) as payers, sum(m.cents12) as cents12, (array_agg(m.tier order by m.id desc))[1] as tier
        from mrr_movements m where m.user_id = n.user_id and m.day <= ${to}) p
   where n.kind = 'NEW' and n.day <= ${to}
     ${first ? sql`and n.day between ${first.from} and ${first.to}` : sql``}`;
};

const FIRST_PAID = sql`n.day, n.day::text as "dayText", n.id as place, n.user_id as "memberId", u.email, p.tier, n.at`;

/** Those who paid at the end of the last day. */
export function payingMembers(days: FigureDays): RawBuilder<FigureMemberRow> {
  return sql`select ${FIRST_PAID}, (p.cents12 / ${months})::int as cents from ${payers(days)} and p.payers > 0`;
}

/**
 * Those who had paid before the end of the last day and did not any more: of one month of first payments, by the first one; of all, by the
 * movement with which they left, because few of the newest members have left.
 */
export function leftMembers(days: FigureDays): RawBuilder<FigureMemberRow> {
  if (days.cohort) return sql`select ${FIRST_PAID}, null::int as cents from ${payers(days)} and p.payers = 0`;
  return sql`select n.day, n.day::text as "dayText", n.id as place, n.user_id as "memberId", u.email, n.tier,
      (select f.at from mrr_movements f where f.user_id = n.user_id and f.kind = 'NEW') as at, null::int as cents
    from ${leavers('2000-01-01', days.to, 0)}`;
}

/** Those who pay and go on doing so once what is scheduled has happened, as `revenueNow` counts it. */
export function committedMembers({ to }: FigureDays): RawBuilder<FigureMemberRow> {
  const paying = sql`select ${FIRST_PAID}, p.cents12 from ${payers({ to, cohort: null })} and p.payers > 0`;
  return sql`select p.*, (l.left12 / ${months})::int as cents from (${paying}) p
    join subscriptions s on s.user_id = p."memberId" and s.state <> 'ended'
    cross join lateral (select case when s.cancel_at_period_end then 0
      when s.pending_tier is not null then mrr_of(${sql.raw(DOWNGRADED)}) else p.cents12 end as left12) l
   where l.left12 > 0`;
}

/** Those who paid before the first day and did not at the end of the last one, each by the movement with which that began. */
export function goneMembers({ from, to }: FigureDays): RawBuilder<FigureMemberRow> {
  return sql`select n.day, n.day::text as "dayText", n.id as place, n.user_id as "memberId", u.email, n.tier, n.at,
      (-p.cents12 / ${months})::int as cents
    from ${leavers(from, to, -1)}`;
}

/**
 * Movements `n` with which members left between two days, whose `payers` sum to `payers` in the range; each member once, by the last.
 * `is_last` is one condition of the aggregate: the planner would take two that compare it with a movement to be rarely true.
 */
const leavers = (
  from: string,
  to: string,
  payers: number,
) => sql`mrr_movements n join users u on u.id = n.user_id
  cross join lateral (
    select sum(m.cents12) as cents12, sum(m.payers) = ${payers} and max(m.id) filter (where m.payers <> 0) = n.id as is_last
      from mrr_movements m where m.user_id = n.user_id and m.day between ${from} and ${to}) p
   where n.payers = -1 and n.day between ${from} and ${to} and p.is_last`;
