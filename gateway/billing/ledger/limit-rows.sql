-- Always one row. What was spent is summed over all accounts with this mailbox, deleted ones as well, because the limit is
-- the person's: see LimitEntity.
-- name: limitsOfPerson
select l.age_confirmed_at, l.monthly_limit_cents, l.next_limit_cents, l.next_limit_at, l.cool_off_until, l.excluded_until,
       coalesce((select sum(case i.type when 'charge' then i.total_cents else -i.total_cents end) from invoices i
         where i.user_id in (select :userId?::text union
                             select user_id from purchases where email_key = :personKey and state = 'completed')
           and i.state = 'paid' and i.paid_at >= :monthStart), 0)::int as "spent_cents!"
  from (select 1) one left join play_limits l on l.person_key = :personKey;

-- Once: who has confirmed it before keeps that moment.
-- name: confirmAge
insert into play_limits (person_key, age_confirmed_at) select :personKey::text, :now::timestamptz
 where exists (select from guard)
on conflict (person_key) do update
  set age_confirmed_at = coalesce(play_limits.age_confirmed_at, excluded.age_confirmed_at);
