import { type RawBuilder, sql } from 'kysely';
import type { AdminList, ListQuery } from '#gateway/admin/lists/admin-list.ts';
import { AppError } from '#gateway/app-error.ts';
import type { Order } from '#gateway/database/page.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import { LONGEST_TRIAL_MILLISECONDS, TRIAL_PAID_WITHIN_MILLISECONDS } from '#schema/rules/money/periods.ts';
import type { MemberFigure } from '#schema/rules/money/revenue-figures.ts';
import {
  addDays,
  daysOfMonth,
  easternDay,
  easternInstant,
  isMonth,
} from '#schema/rules/time/eastern-time.ts';
import type { FigureMemberArgs, FigureMemberType } from '#schema/types/desk/figure-member.type.ts';

/** A member behind a figure, with what the list is sorted by. */
interface FigureMemberRow extends FigureMemberType {
  /** Set for movements only: the day, as text. */
  dayText?: string;
  /** Of a trial. */
  began?: Date;
  /** The id of the movement or of the plan. */
  place: string;
}

/** The days of a figure, both included, the month of first payments, and the present moment. */
interface Days {
  from: string;
  to: string;
  cohort: string | null;
  now: Date;
}

const months = sql.lit(LEDGER_MONTHS);
const MOVEMENT = sql`m.day, m.day::text as "dayText", m.place, m.user_id as "memberId", m.email, m.tier`;
const ofCohort = ({ cohort }: Days) => {
  const days = cohort && daysOfMonth(cohort);
  return days ? sql`and m.day between ${days.from} and ${days.to}` : sql``;
};

/** Members by their first payment: those who paid at the end of the last day, or did not any more. */
const byFirstPayment = (days: Days, cents: string, are: string) =>
  sql`select ${MOVEMENT}, m.at, ${sql.raw(cents)} as cents from members_at(${days.to}) m
    where ${sql.raw(are)} ${ofCohort(days)}`;

/** Those who pay and go on doing so once what is scheduled has happened, as `revenueNow` counts it. */
const committed = ({ to }: Days) => sql`select ${MOVEMENT}, m.at, (l.left12 / ${months})::int as cents
    from members_at(${to}) m join subscriptions s on s.user_id = m.user_id and s.state <> 'ended'
    cross join lateral (select case when s.cancel_at_period_end or s.pending_tier is not null then mrr_committed(s) else m.cents12 end as left12) l
   where m.payers > 0 and l.left12 > 0`;

/** Of all members few of the newest have left, so those who left are listed by the movement with which they did. */
const left = (days: Days) =>
  days.cohort
    ? byFirstPayment(days, 'null::int', 'm.payers = 0')
    : sql`select ${MOVEMENT}, (select f.at from mrr_movements f where f.user_id = m.user_id and f.kind = 'NEW') as at, null::int as cents
        from members_who_left('2000-01-01', ${days.to}, 0) m`;

const gone = ({ from, to }: Days) =>
  sql`select ${MOVEMENT}, m.at, (-m.cents12 / ${months})::int as cents from members_who_left(${from}, ${to}, -1) m`;

/** Plans that count as revenue. `mrr_of` is slow, so it runs only for the rows of a page. */
const COUNTS = `s.source = 'purchase' and s.state in ('active', 'past_due') and not s.never_paid and s.agreed_cents is not null`;

/** Addresses are looked up for the rows of a page alone: a join would read all members first. */
const plans = (are: string, cents12: string) => () =>
  sql.raw<FigureMemberRow>(`select s.id as place, s.user_id as "memberId", (select u.email from users u where u.id = s.user_id) as email,
      s.tier, s.current_period_ends_at as at, (${cents12}) / ${LEDGER_MONTHS} as cents from watched_plans() s where ${are}`);

/** Walks back from the trial that began last, and asks only of those that a page shows or passes over. */
const trials = (are: 'paid' | 'lost' | 'open') => (days: Days) => {
  const decided = new Date(days.now.getTime() - TRIAL_PAID_WITHIN_MILLISECONDS);
  const [first, until] = [easternInstant(days.from, '00:00'), easternInstant(addDays(days.to, 1), '00:00')];
  // Of a year of trials those of the last days alone may be open.
  const since = are === 'open' && decided > first ? decided : first;
  const isSo = {
    paid: sql`t.is_paid`,
    lost: sql`not t.is_paid and t.ended_at <= ${decided}`,
    open: sql`not t.is_paid and t.ended_at > ${decided}`,
  };
  return sql`select (t.trial).created_at as began, s.id as place, s.user_id as "memberId", u.email, s.tier, t.ended_at as at, null::int as cents
    from ended_trials(${since}, ${until}) t
    join subscriptions s on s.id = (t.trial).subscription_id join users u on u.id = s.user_id
   where (t.trial).created_at >= ${new Date(since.getTime() - LONGEST_TRIAL_MILLISECONDS)} and (t.trial).created_at < ${until}
     and t.ended_at <= ${days.now} and ${isSo[are]}`;
};

/** Movements by day, newest first, as their index has them. */
const BY_MOVEMENT: Order<FigureMemberRow> = {
  list: 'figure-movements',
  descending: true,
  columns: [
    { column: 'r.day', type: 'date', of: ({ dayText }) => dayText ?? '' },
    { column: 'r.place', type: 'bigint', of: ({ place }) => String(place) },
  ],
};
/** What ends first comes first. */
const BY_END: Order<FigureMemberRow> = {
  list: 'figure-plans',
  descending: false,
  columns: [
    { column: 'r.at', type: 'timestamptz', of: ({ at }) => at },
    { column: 'r.place', type: 'text', of: ({ place }) => String(place) },
  ],
};
/** Trials that began last come first, as their index has them. */
const BY_TRIAL: Order<FigureMemberRow> = {
  list: 'figure-trials',
  descending: true,
  columns: [
    { column: 'r.began', type: 'timestamptz', of: ({ began, at }) => began ?? at },
    { column: 'r.place', type: 'text', of: ({ place }) => String(place) },
  ],
};

type Members = (days: Days) => RawBuilder<unknown>;

/** The members of each figure, as `read-revenue` counts them: as many rows as it says, and as many cents. */
const FIGURES: Record<MemberFigure, [Order<FigureMemberRow>, Members]> = {
  PAYING: [
    BY_MOVEMENT,
    (days) => byFirstPayment(days, `(m.cents12 / ${LEDGER_MONTHS})::int`, 'm.payers > 0'),
  ],
  LEFT: [BY_MOVEMENT, left],
  GONE: [BY_MOVEMENT, gone],
  COMMITTED: [BY_MOVEMENT, committed],
  ENDING: [
    BY_END,
    plans(
      `${COUNTS} and (s.cancel_at_period_end or s.pending_tier is not null)`,
      'mrr_of(s) - mrr_committed(s)',
    ),
  ],
  PAST_DUE: [BY_END, plans(`${COUNTS} and s.state = 'past_due'`, 'mrr_of(s)')],
  TRIALING: [BY_END, plans(`s.state = 'trialing'`, 'null::int')],
  GRANTED: [BY_END, plans(`s.source = 'grant' and s.state <> 'incomplete'`, 'null::int')],
  TRIAL_PAID: [BY_TRIAL, trials('paid')],
  TRIAL_LOST: [BY_TRIAL, trials('lost')],
  TRIAL_OPEN: [BY_TRIAL, trials('open')],
};

type Filter = Partial<FigureMemberArgs>;

/** The members behind a figure of revenue. Throws BAD_USER_INPUT for a month that is none. */
export const figureMemberList: AdminList<FigureMemberRow, Filter> = {
  scopes: ['MONEY'],
  order: ({ figure = 'PAYING' }) => FIGURES[figure][0],
  rows: (em, { figure = 'PAYING', ...asked }, now) => {
    const members = FIGURES[figure][1](daysOf(asked, now));
    return em
      .getKysely<Record<never, never>>()
      .selectFrom(sql<FigureMemberRow>`(${members})`.as('r')) as ListQuery<FigureMemberRow>;
  },
  columns: {
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    plan: ({ tier }) => tier,
    cents: ({ cents }) => cents,
    at: ({ at }) => at,
  },
};

function daysOf({ from, to, cohort }: Filter, now: Date): Days {
  if (cohort != null && !isMonth(cohort)) throw new AppError('BAD_USER_INPUT', `${cohort} is no month`);
  const last = to ?? easternDay(now);
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last, cohort: cohort ?? null, now };
}
