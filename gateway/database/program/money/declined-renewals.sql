-- Renewals, and first payments after a trial, by the day of their invoice.
create or replace function renewals(first date, last date) returns setof invoices language sql stable as $$
  select i.* from invoices i
   where i.kind in ('renewal', 'conversion')
     and i.created_at >= new_york_midnight(first) and i.created_at < new_york_midnight(last + 1)
$$;

-- What became of those that a bank declined, each once. Declines before the first day are not read.
create or replace function declined_renewals(first date, last date)
returns table (day date, outcome text, cents int) language sql stable as $$
  select new_york_day(i.created_at), renewal_outcome(i.state), i.total_cents
    from renewals(first, last) i
   where i.id in (select a.invoice_id from bank_declines() a where a.created_at >= new_york_midnight(first))
$$;

create or replace function renewal_outcome(state text) returns text language sql immutable as $$
  select case state when 'paid' then 'recovered' when 'open' then 'open' else 'lost' end
$$;
