-- Figures that are counted from so many rows that each night keeps their sums in `figure_days` (decision 95). The page adds the days since.

-- All of them, counted from rows. A member is lost who paid when a month began and did not when it ended, or paused and
-- has ended the plan: such a row has the last day of its month.
create or replace function figures_from_rows(first date, last date)
returns table (figure text, day date, value text, found int, cents bigint) language sql stable as $$
  select 'CHARGES', c.day, '', 0, c.charged
    from (select * from days_between(first, last) d cross join lateral cash_of_day(d.day) offset 0) c
   where c.charged <> 0
  union all
  select 'REFUNDS', c.day, '', 0, c.refunded
    from (select * from days_between(first, last) d cross join lateral cash_of_day(d.day) offset 0) c
   where c.refunded <> 0
  union all
  select 'LOST_MEMBERS', l.last_day, '', count(*)::int, 0
    from (select (date_trunc('month', m.day::timestamp) + interval '1 month - 1 day')::date as last_day from mrr_movements m
           where m.day between first and last and m.payers <> 0 and m.kind not in ('PAUSE', 'RESUME') group by 1, m.user_id having sum(m.payers) = -1) l
   group by 2
  union all
  select 'CANCELLATIONS', m.day, coalesce(s.cancel_reason, ''), count(*)::int, 0
    from mrr_movements m join subscriptions s on s.id = m.subscription_id
   where m.kind = 'CHURN' and m.reason = 'cancelled' and m.day between first and last
   group by 2, 3
  union all
  select 'DECLINED_RENEWALS', r.day, r.outcome, count(*)::int, sum(r.cents) from declined_renewals(first, last) r group by 2, 3
  union all
  select 'TRIALS', new_york_day(t.ended_at), case when t.is_paid then 'paid' else 'lost' end, count(*)::int, 0
    from ended_trials(new_york_midnight(first), new_york_midnight(last + 1)) t
   group by 2, 3
$$;

-- The last day up to another of which the sum is kept; null without any. Days after it are counted from rows, so a
-- database without sums is only slower.
create or replace function kept_until(of_figure text, last date) returns date language sql stable as $$
  select max(day) from figure_days where figure = of_figure and day <= last
$$;

-- A figure of each day between two.
create or replace function figure_by_day(of_figure text, first date, last date)
returns table (day date, value text, found int, cents bigint) language sql stable as $$
  select k.day, k.value, k.found, k.cents from figure_days k where k.figure = of_figure and k.day between first and last
  union all
  select r.day, r.value, r.found, r.cents
    from (select greatest(first, kept_until(of_figure, last) + 1) as day offset 0) since
    cross join lateral figures_from_rows(since.day, last) r
   where r.figure = of_figure
$$;
