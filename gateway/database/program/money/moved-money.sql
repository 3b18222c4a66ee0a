-- Which rows of money count as money: each condition is here once, for figures, lists and the accountant's file.

-- Days are those of New York.
create or replace function new_york_day(moment timestamptz) returns date language sql immutable as $$
  select (moment at time zone 'America/New_York')::date
$$;

-- When a day of New York begins.
create or replace function new_york_midnight(day date) returns timestamptz language sql immutable as $$
  select day::timestamp at time zone 'America/New_York'
$$;

create or replace function days_between(first date, last date) returns table (day date) language sql immutable as $$
  select first + n from generate_series(0, last - first) n
$$;

-- Charges that brought money, on the day they settled: one that was voided brought none.
create or replace function received_charges() returns setof payment_attempts language sql stable as $$
  select a.* from payment_attempts a where a.state = 'succeeded' and a.voided_at is null
$$;

-- Refunds that cost money, on the day they were paid: that of a voided charge cost none. A refund's `kind` is `credit-<invoice id>`.
create or replace function sent_refunds() returns setof invoices language sql stable as $$
  select c.* from invoices c
   where c.type = 'credit' and c.state = 'paid'
     and not exists (select from payment_attempts a
       where a.invoice_id = substr(c.kind, length('credit-') + 1) and a.voided_at is not null)
$$;

-- Payments that a bank declined: `not-charged` (NOT_CHARGED in gateway/integrations/processor.ts) is no answer of a bank. `coalesce` for the planner, which takes a code to be null
-- as often as it is where no payment was declined.
create or replace function bank_declines() returns setof payment_attempts language sql stable as $$
  select a.* from payment_attempts a
   where a.state = 'declined' and coalesce(a.decline_code, 'not-charged') <> 'not-charged'
$$;
