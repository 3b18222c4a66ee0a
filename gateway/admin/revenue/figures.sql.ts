// Written by npm run codegen from figures.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CancelAnswer, CancelReason } from '#schema/rules/money/cancel-reasons.ts';

export type RevenueNowValues = Record<never, never>;

export interface RevenueNowRow {
  committedCents: number;
  granted: number;
  mrrCents: number;
  pastDueCents: number;
  paying: number;
  trials: number;
}

/**
 * The present, from the sums of the ledger and from the few plans that an index watches. Tens of thousands of those are of some dozens
 * of kinds, and what a plan brings is asked once for each kind.
 */
export const revenueNow = new Statement<RevenueNowValues, RevenueNowRow>({
  name: 'revenueNow',
  text: `select coalesce(l.cents12, 0) / rules_ledger_months() as "mrrCents", coalesce(l.payers, 0)::int as "paying",
       coalesce(w.past_due12, 0) / rules_ledger_months() as "pastDueCents",
       (coalesce(l.cents12, 0) - coalesce(w.lost12, 0)) / rules_ledger_months() as "committedCents",
       coalesce(w.trials, 0)::int as "trials", coalesce(w.granted, 0)::int as "granted"
  from (select sum(cents12)::float8 as cents12, sum(payers) as payers from mrr_days) l,
       (select sum(plans * mrr_of(s)) filter (where state = 'past_due')::float8 as past_due12,
               sum(plans * (mrr_of(s) - mrr_committed(s)))::float8 as lost12,
               sum(plans) filter (where state = 'trialing') as trials,
               sum(plans) filter (where source = 'grant' and state <> 'incomplete') as granted
          from (select state, source, never_paid, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end,
                       pending_tier, pending_cents, count(*) as plans
                  from watched_plans() group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) kinds
         cross join lateral (select jsonb_populate_record(null::subscriptions, to_jsonb(kinds)) as s) plan) w`,
  values: [],
  columns: ['committedCents', 'granted', 'mrrCents', 'pastDueCents', 'paying', 'trials'],
});

export interface BalanceBeforeValues {
  day: string;
}

export interface BalanceBeforeRow {
  cents: number;
  payers: number;
}

/** What the ledger adds up to before a day. */
export const balanceBefore = new Statement<BalanceBeforeValues, BalanceBeforeRow>({
  name: 'balanceBefore',
  text: `select coalesce(sum(cents12), 0)::float8 / rules_ledger_months() as "cents", coalesce(sum(payers), 0)::int as "payers"
  from mrr_days where day < $1`,
  values: ['day'],
  columns: ['cents', 'payers'],
});

export interface MovementsByMonthValues {
  from: string;
  to: string;
}

export interface MovementsByMonthRow {
  cents: number;
  kind: string;
  month: string;
  payers: number;
}

export const movementsByMonth = new Statement<MovementsByMonthValues, MovementsByMonthRow>({
  name: 'movementsByMonth',
  text: `select to_char(day, 'YYYY-MM') as "month", kind, sum(cents12)::float8 / rules_ledger_months() as "cents", sum(payers)::int as "payers"
  from mrr_days where day between $1 and $2 group by 1, 2`,
  values: ['from', 'to'],
  columns: ['cents', 'kind', 'month', 'payers'],
});

export interface LostMembersValues {
  from: string;
  to: string;
}

export interface LostMembersRow {
  members: number;
  month: string;
}

/** Members who paid when a month began and no more when it ended. */
export const lostMembers = new Statement<LostMembersValues, LostMembersRow>({
  name: 'lostMembers',
  text: `select to_char(day, 'YYYY-MM') as "month", found as "members" from figure_by_day('LOST_MEMBERS', $1, $2)`,
  values: ['from', 'to'],
  columns: ['members', 'month'],
});

export interface RevenueByDayValues {
  from: string;
  to: string;
}

export interface RevenueByDayRow {
  day: string;
  mrrCents: number;
  pastDueCents: number;
}

/** Every day, with what changed on it; the first day also has what changed before it. */
export const revenueByDay = new Statement<RevenueByDayValues, RevenueByDayRow>({
  name: 'revenueByDay',
  text: `select day::text as "day", sum(coalesce(m.cents12, 0)) over until / rules_ledger_months() as "mrrCents",
       sum(coalesce(p.cents12, 0)) over until / rules_ledger_months() as "pastDueCents"
  from days_between($1, $2)
  left join (select greatest(day, $1) as day, sum(cents12)::float8 as cents12 from mrr_days where day <= $2 group by 1) m using (day)
  left join (select greatest(day, $1) as day, sum(cents12)::float8 as cents12 from past_due_days where day <= $2 group by 1) p using (day)
window until as (order by day)
 order by 1`,
  values: ['from', 'to'],
  columns: ['day', 'mrrCents', 'pastDueCents'],
});

export interface ChurnReasonsValues {
  from: string;
  to: string;
}

export interface ChurnReasonsRow {
  cents: number;
  plans: number;
  reason: string;
}

/** Why plans ended, the most frequent reason first. */
export const churnReasons = new Statement<ChurnReasonsValues, ChurnReasonsRow>({
  name: 'churnReasons',
  text: `select reason, sum(movements)::int as "plans", -sum(cents12)::float8 / rules_ledger_months() as "cents"
  from mrr_days where kind = 'CHURN' and day between $1 and $2 group by reason order by 2 desc, 1`,
  values: ['from', 'to'],
  columns: ['cents', 'plans', 'reason'],
});

export interface CancellationsValues {
  from: string;
  to: string;
}

export interface CancellationsRow {
  plans: number;
  reason: CancelReason | null;
}

/** What members said at the cancellation of plans that ended, the most frequent reason first. */
export const cancellations = new Statement<CancellationsValues, CancellationsRow>({
  name: 'cancellations',
  text: `select nullif(value, '') as reason, sum(found)::int as "plans"
  from figure_by_day('CANCELLATIONS', $1, $2) group by value order by 2 desc, value`,
  values: ['from', 'to'],
  columns: ['plans', 'reason'],
});

export interface RetentionByMonthValues {
  first: string;
}

export interface RetentionByMonthRow {
  cohort: string;
  members: number;
  month: string;
  payers: number;
}

/** The members of each month of first payments, and how many more of them paid at the end of each month than at that of the one before. */
export const retentionByMonth = new Statement<RetentionByMonthValues, RetentionByMonthRow>({
  name: 'retentionByMonth',
  text: `select to_char(c.cohort, 'YYYY-MM') as "cohort", to_char(c.month, 'YYYY-MM') as "month", c.payers, f.members as "members"
  from mrr_cohorts c
  join (select date_trunc('month', day)::date as cohort, sum(movements)::int as members from mrr_days where kind = 'NEW' group by 1) f
    on f.cohort = c.cohort
 where c.cohort >= $1 order by 1, 2`,
  values: ['first'],
  columns: ['cohort', 'members', 'month', 'payers'],
});

export interface CashByDayValues {
  from: string;
  to: string;
}

export interface CashByDayRow {
  charged: number;
  chargedBack: number;
  day: string;
  refunded: number;
  returned: number;
}

export const cashByDay = new Statement<CashByDayValues, CashByDayRow>({
  name: 'cashByDay',
  text: `select day::text as "day", charged::float8 as "charged", refunded::float8 as "refunded", charged_back::float8 as "chargedBack",
       returned::float8 as "returned"
  from cash_by_day($1, $2) order by 1`,
  values: ['from', 'to'],
  columns: ['charged', 'chargedBack', 'day', 'refunded', 'returned'],
});

export interface TrialsByMonthValues {
  from: string;
  to: string;
  now: Date;
}

export interface TrialsByMonthRow {
  ended: number;
  month: string;
  open: number;
  paid: number;
}

/**
 * Sums of trials stay when the beginnings of trials are deleted after two years (the privacy page says so). The days since: until now,
 * and a trial that may still be paid for is open.
 */
export const trialsByMonth = new Statement<TrialsByMonthValues, TrialsByMonthRow>({
  name: 'trialsByMonth',
  text: `select to_char(day, 'YYYY-MM') as "month", sum(ended)::int as "ended", sum(paid)::int as "paid", sum(open)::int as "open"
  from (
    select day, found as ended, case value when 'paid' then found else 0 end as paid, 0 as open
      from figure_days where figure = 'TRIALS' and day between $1 and $2
    union all
    select new_york_day(t.ended_at), 1, t.is_paid::int, (not t.is_paid and t.ended_at > $3::timestamptz - rules_trial_paid_within())::int
      from (select new_york_midnight(greatest($1, kept_until('TRIALS', $2) + 1)) as begins offset 0) since
      cross join lateral (select * from ended_trials(since.begins, new_york_midnight($2::date + 1)) offset 0) t
     where t.ended_at <= $3) days
 group by 1 order by 1`,
  values: ['from', 'to', 'now'],
  columns: ['ended', 'month', 'open', 'paid'],
});

export interface RecoveryValues {
  from: string;
  to: string;
}

export interface RecoveryRow {
  cents: number;
  found: number;
  outcome: string;
}

/** Renewals that a bank declined, and what became of them. Those that were open when their day was counted are looked up. */
export const recovery = new Statement<RecoveryValues, RecoveryRow>({
  name: 'recovery',
  text: `select outcome as "outcome", sum(found)::int as "found", sum(cents)::float8 as "cents"
  from (
    select value as outcome, found, cents from figure_by_day('DECLINED_RENEWALS', $1, $2)
    union all
    select renewal_outcome(i.state), 1, i.total_cents
      from open_renewals o join invoices i on i.id = o.invoice_id
     where o.day between $1 and (select kept_until('DECLINED_RENEWALS', $2))
       and exists (select from bank_declines() a where a.invoice_id = o.invoice_id)) renewals
 group by 1`,
  values: ['from', 'to'],
  columns: ['cents', 'found', 'outcome'],
});

export type MrrMovementsValues = Record<never, never>;

export interface MrrMovementsRow {
  answer: 'PRICE' | 'RESULTS' | 'SEASON' | 'TOO_MANY' | 'PRODUCT' | 'OTHER' | null;
  at: Date;
  cents: number;
  day: string;
  dayText: string;
  email: string;
  ended: string;
  id: string;
  kind: 'NEW' | 'REACTIVATION' | 'EXPANSION' | 'CONTRACTION' | 'PRICE' | 'PAUSE' | 'RESUME' | 'CHURN';
  memberId: string;
  reason: string | null;
  said: CancelAnswer | null;
  tier: Tier;
}

/** A plan that ends is the only movement with a reason, and one that was canceled the only one with an answer. */
export const mrrMovements = new Statement<MrrMovementsValues, MrrMovementsRow>({
  name: 'mrrMovements',
  text: `select m.id, m.day, m.day::text as "day_text", m.at, m.user_id as member_id, u.email, m.kind, m.reason as ended,
       s.cancel_reason as answer, nullif(m.reason, '') as reason,
       case when m.reason = 'cancelled' then coalesce(s.cancel_reason, 'NONE') end as said,
       m.tier, m.cents12 / rules_ledger_months() as "cents"
  from mrr_movements m join users u on u.id = m.user_id left join subscriptions s on s.id = m.subscription_id`,
  values: [],
  columns: ['answer', 'at', 'cents', 'day', 'day_text', 'email', 'ended', 'id', 'kind', 'member_id', 'reason', 'said', 'tier'],
  instants: ['at'],
  decimals: ['id'],
});
