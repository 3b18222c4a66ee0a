-- What must be equal, or nothing, for each check. Each is one statement, so both sides are of the same moment.

-- name: checkSum
select coalesce((select sum(cents12) from mrr_movements), 0)::float8 as "counted!",
       coalesce((select sum(mrr_of(s)) from subscriptions s where state in ('active', 'past_due')), 0)::float8 as "expected!";

-- name: checkMonths
select count(*)::float8 as "counted!", 0::float8 as "expected!"
  from (select before12 <> coalesce(lag(after12) over (partition by subscription_id order by at, id), 0) as broken
          from mrr_movements) chain
 where broken;

-- name: checkCash
select coalesce((select sum(amount_cents) from received_charges()), 0)::float8 as "counted!",
       coalesce(sum(total_cents), 0)::float8 as "expected!"
  from invoices i
 where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0
   and not exists (select from payment_attempts a where a.invoice_id = i.id and a.voided_at is not null);

-- name: checkRollup
with of_rows as (
  select day, kind, reason, tier, count(*)::int as movements, sum(cents12)::bigint as cents12, sum(payers)::int as payers
    from mrr_movements group by 1, 2, 3, 4)
select (
    (select count(*) from of_rows full join mrr_days d using (day, kind, reason, tier)
      where (of_rows.movements, of_rows.cents12, of_rows.payers) is distinct from (d.movements, d.cents12, d.payers))
    + (select count(*) from (
          select cohort, date_trunc('month', day)::date as month, sum(payers)::int as payers from mrr_movements where payers <> 0 group by 1, 2) m
         full join mrr_cohorts c using (cohort, month) where m.payers is distinct from c.payers)
    + ((select coalesce(sum(cents12), 0) from past_due_days)
        <> (select coalesce(sum(mrr_of(s)), 0) from subscriptions s where state = 'past_due'))::int
  )::float8 as "counted!", 0::float8 as "expected!";

-- What the comparison with the processor has found and nobody resolved.
-- name: unresolvedDifferences
select count(*)::int as "found!" from differences where resolved_at is null;

-- Days whose sums differ from their rows, which are added up in another way than at night.
-- name: figureDaysThatDiffer
with money as (
  select 'CHARGES' as figure, new_york_day(settled_at) as day, sum(amount_cents) as cents from received_charges() group by 2
  union all
  select 'REFUNDS', new_york_day(paid_at), sum(total_cents) from sent_refunds() group by 2),
trials as (
  select new_york_day(ended_at) as day, case when is_paid then 'paid' else 'lost' end as value, count(*)::int as found
    from ended_trials(new_york_midnight(:trialsFrom), new_york_midnight(:trialsUntil::date + 1)) group by 1, 2)
select (
    (select count(*) from money m
       full join (select figure, day, cents from figure_days where figure in ('CHARGES', 'REFUNDS')) k using (figure, day)
      where day <= kept_until('CHARGES', 'infinity') and coalesce(m.cents, 0) <> coalesce(k.cents, 0)
        and day not in (select v.day from days_with_voids() v))
    + (select count(distinct day) from trials t
         full join (select day, value, found from figure_days where figure = 'TRIALS' and day >= :trialsFrom) k using (day, value)
        where day <= kept_until('TRIALS', :trialsUntil) and coalesce(t.found, 0) <> coalesce(k.found, 0))
  )::int as "found!";

-- Counts all days until one, and keeps their sums instead of those of the night before; of trials the days until `trialsUntil`, which are
-- decided. Days of trials before `trialsFrom` stay as they were counted, because beginnings of trials are deleted. What is open is
-- decided later.
-- name: keepFigures
with found as (
  select f.* from figures_from_rows('2000-01-01', :until) f
   where f.day <= :until and f.value <> 'open' and (f.figure <> 'TRIALS' or f.day <= :trialsUntil)),
gone as (
  delete from figure_days d
   where not exists (select from found f where (f.figure, f.day, f.value) = (d.figure, d.day, d.value))
     and (d.figure <> 'TRIALS' or d.day >= :trialsFrom)),
open as (select i.id, new_york_day(i.created_at) as day from renewals('2000-01-01', :until) i where i.state = 'open'),
closed as (delete from open_renewals o where not exists (select from open where open.id = o.invoice_id)),
opened as (insert into open_renewals (invoice_id, day) select id, day from open on conflict (invoice_id) do nothing)
insert into figure_days as d (figure, day, value, found, cents, counted_at)
select figure, day, value, found, cents, :now from found
    on conflict (figure, day, value) do update set found = excluded.found, cents = excluded.cents, counted_at = excluded.counted_at
 where d.figure <> 'TRIALS' or d.day >= :trialsFrom;

-- name: writeCheck
insert into revenue_checks (at, failed, details) values (:now, :failed, :details::jsonb);

-- type: failed is RevenueCheck[] of #schema/rules/money/revenue-checks.ts
-- name: lastCheck
select at, failed from revenue_checks order by id desc limit 1;
