-- The present, from the sums of the ledger and from the few plans that an index watches. Tens of thousands of those are of some dozens
-- of kinds, and what a plan brings is asked once for each kind.
-- name: revenueNow
select coalesce(l.cents12, 0) / rules_ledger_months() as "mrrCents!", coalesce(l.payers, 0)::int as "paying!",
       coalesce(w.past_due12, 0) / rules_ledger_months() as "pastDueCents!",
       (coalesce(l.cents12, 0) - coalesce(w.lost12, 0)) / rules_ledger_months() as "committedCents!",
       coalesce(w.trials, 0)::int as "trials!", coalesce(w.granted, 0)::int as "granted!"
  from (select sum(cents12)::float8 as cents12, sum(payers) as payers from mrr_days) l,
       (select sum(plans * mrr_of(s)) filter (where state = 'past_due')::float8 as past_due12,
               sum(plans * (mrr_of(s) - mrr_committed(s)))::float8 as lost12,
               sum(plans) filter (where state = 'trialing') as trials,
               sum(plans) filter (where source = 'grant' and state <> 'incomplete') as granted
          from (select state, source, never_paid, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end,
                       pending_tier, pending_cents, count(*) as plans
                  from watched_plans() group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) kinds
         cross join lateral (select jsonb_populate_record(null::subscriptions, to_jsonb(kinds)) as s) plan) w;

-- What the ledger adds up to before a day.
-- name: balanceBefore
select coalesce(sum(cents12), 0)::float8 / rules_ledger_months() as "cents!", coalesce(sum(payers), 0)::int as "payers!"
  from mrr_days where day < :day;

-- name: movementsByMonth
select to_char(day, 'YYYY-MM') as "month!", kind, sum(cents12)::float8 / rules_ledger_months() as "cents!", sum(payers)::int as "payers!"
  from mrr_days where day between :from and :to group by 1, 2;

-- Members who paid when a month began and no more when it ended.
-- name: lostMembers
select to_char(day, 'YYYY-MM') as "month!", found as "members!" from figure_by_day('LOST_MEMBERS', :from, :to);

-- Every day, with what changed on it; the first day also has what changed before it.
-- name: revenueByDay
select day::text as "day!", sum(coalesce(m.cents12, 0)) over until / rules_ledger_months() as "mrrCents!",
       sum(coalesce(p.cents12, 0)) over until / rules_ledger_months() as "pastDueCents!"
  from days_between(:from, :to)
  left join (select greatest(day, :from) as day, sum(cents12)::float8 as cents12 from mrr_days where day <= :to group by 1) m using (day)
  left join (select greatest(day, :from) as day, sum(cents12)::float8 as cents12 from past_due_days where day <= :to group by 1) p using (day)
window until as (order by day)
 order by 1;

-- Why plans ended, the most frequent reason first.
-- name: churnReasons
select reason, sum(movements)::int as "plans!", -sum(cents12)::float8 / rules_ledger_months() as "cents!"
  from mrr_days where kind = 'CHURN' and day between :from and :to group by reason order by 2 desc, 1;

-- What members said at the cancellation of plans that ended, the most frequent reason first.
-- type: reason is CancelReason of #schema/rules/money/cancel-reasons.ts
-- name: cancellations
select nullif(value, '') as reason, sum(found)::int as "plans!"
  from figure_by_day('CANCELLATIONS', :from, :to) group by value order by 2 desc, value;

-- The members of each month of first payments, and how many more of them paid at the end of each month than at that of the one before.
-- name: retentionByMonth
select to_char(c.cohort, 'YYYY-MM') as "cohort!", to_char(c.month, 'YYYY-MM') as "month!", c.payers, f.members as "members!"
  from mrr_cohorts c
  join (select date_trunc('month', day)::date as cohort, sum(movements)::int as members from mrr_days where kind = 'NEW' group by 1) f
    on f.cohort = c.cohort
 where c.cohort >= :first order by 1, 2;

-- name: cashByDay
select day::text as "day!", charged::float8 as "charged!", refunded::float8 as "refunded!", charged_back::float8 as "chargedBack!",
       returned::float8 as "returned!"
  from cash_by_day(:from, :to) order by 1;

-- Sums of trials stay when the beginnings of trials are deleted after two years (the privacy page says so). The days since: until now,
-- and a trial that may still be paid for is open.
-- name: trialsByMonth
select to_char(day, 'YYYY-MM') as "month!", sum(ended)::int as "ended!", sum(paid)::int as "paid!", sum(open)::int as "open!"
  from (
    select day, found as ended, case value when 'paid' then found else 0 end as paid, 0 as open
      from figure_days where figure = 'TRIALS' and day between :from and :to
    union all
    select new_york_day(t.ended_at), 1, t.is_paid::int, (not t.is_paid and t.ended_at > :now::timestamptz - rules_trial_paid_within())::int
      from (select new_york_midnight(greatest(:from, kept_until('TRIALS', :to) + 1)) as begins offset 0) since
      cross join lateral (select * from ended_trials(since.begins, new_york_midnight(:to::date + 1)) offset 0) t
     where t.ended_at <= :now) days
 group by 1 order by 1;

-- Renewals that a bank declined, and what became of them. Those that were open when their day was counted are looked up.
-- name: recovery
select outcome as "outcome!", sum(found)::int as "found!", sum(cents)::float8 as "cents!"
  from (
    select value as outcome, found, cents from figure_by_day('DECLINED_RENEWALS', :from, :to)
    union all
    select renewal_outcome(i.state), 1, i.total_cents
      from open_renewals o join invoices i on i.id = o.invoice_id
     where o.day between :from and (select kept_until('DECLINED_RENEWALS', :to))
       and exists (select from bank_declines() a where a.invoice_id = o.invoice_id)) renewals
 group by 1;

-- A plan that ends is the only movement with a reason, and one that was canceled the only one with an answer.
-- name: mrrMovements
-- type: tier is Tier of #schema/rules/access/tiers.ts
-- type: said is CancelAnswer of #schema/rules/money/cancel-reasons.ts
select m.id, m.day, m.day::text as "day_text!", m.at, m.user_id as member_id, u.email, m.kind, m.reason as ended,
       s.cancel_reason as answer, nullif(m.reason, '') as reason,
       case when m.reason = 'cancelled' then coalesce(s.cancel_reason, 'NONE') end as said,
       m.tier, m.cents12 / rules_ledger_months() as "cents!"
  from mrr_movements m join users u on u.id = m.user_id left join subscriptions s on s.id = m.subscription_id;
