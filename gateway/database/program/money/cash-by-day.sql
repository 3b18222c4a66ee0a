-- The money that moved on each day: charges when they settled, refunds when they were paid, disputes when they were taken, and
-- what was won of them when it came back.

-- Counted from rows. One index sum a day is five times faster than grouping payments by day.
create or replace function cash_of_day(day date) returns table (charged bigint, refunded bigint, charged_back bigint, returned bigint)
language sql stable as $$
  select
    (select coalesce(sum(amount_cents), 0) from received_charges()
      where settled_at >= new_york_midnight(day) and settled_at < new_york_midnight(day + 1)),
    (select coalesce(sum(total_cents), 0) from sent_refunds()
      where paid_at >= new_york_midnight(day) and paid_at < new_york_midnight(day + 1)),
    (select coalesce(sum(amount_cents), 0) from disputes
      where taken_at >= new_york_midnight(day) and taken_at < new_york_midnight(day + 1)),
    (select coalesce(sum(returned_cents), 0) from disputes
      where returned_cents > 0 and closed_at >= new_york_midnight(day) and closed_at < new_york_midnight(day + 1))
$$;

-- When the last night counted: a function, because the planner asks it how many charges were voided since, and would guess of a subquery
-- that a third of all were.
create or replace function figures_counted_at() returns timestamptz language sql stable as $$
  select min(counted_at) from figure_days where figure = 'CHARGES'
$$;

-- Days with a charge that was voided since the last night: all else that is dated to a day is written on that day. A transaction may
-- have voided something before that night and been committed after it, but not for a whole day.
create or replace function days_with_voids() returns table (day date) language sql stable as $$
  select new_york_day(moved.at)
    from payment_attempts a cross join lateral (
      select a.settled_at as at
      union all
      select c.paid_at from invoices i join invoices c on c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id
       where i.id = a.invoice_id and c.state = 'paid') moved
   where a.voided_at >= figures_counted_at() - interval '1 day'
$$;

-- As the page shows it: from the sums of the last night, and from rows for the days that they lack.
create or replace function cash_by_day(first date, last date)
returns table (day date, charged bigint, refunded bigint, charged_back bigint, returned bigint) language sql stable as $$
  select d.day, case when d.is_kept then coalesce(k.charged, 0) else c.charged end,
         case when d.is_kept then coalesce(k.refunded, 0) else c.refunded end, c.charged_back, c.returned
    from (select each.day, coalesce(each.day <= kept.until and each.day not in (select v.day from days_with_voids() v), false) as is_kept
            from days_between(first, last) each
            cross join (select kept_until('CHARGES', last) as until offset 0) kept offset 0) d
    left join (select day, sum(cents) filter (where figure = 'CHARGES')::bigint as charged, sum(cents) filter (where figure = 'REFUNDS')::bigint as refunded
                 from figure_days where figure in ('CHARGES', 'REFUNDS') and day between first and last group by 1) k using (day)
    cross join lateral cash_of_day(d.day) c
$$;
