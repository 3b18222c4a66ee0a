-- name: moveLimits
insert into play_limits (person_key, age_confirmed_at, monthly_limit_cents, next_limit_cents, next_limit_at, cool_off_until, excluded_until)
select :toKey, age_confirmed_at, monthly_limit_cents, next_limit_cents, next_limit_at, cool_off_until, excluded_until
  from play_limits where person_key = :fromKey
on conflict (person_key) do update set
  age_confirmed_at = coalesce(play_limits.age_confirmed_at, excluded.age_confirmed_at),
  monthly_limit_cents = least(play_limits.monthly_limit_cents, excluded.monthly_limit_cents),
  next_limit_cents = case when play_limits.monthly_limit_cents is null then excluded.next_limit_cents
                          when excluded.monthly_limit_cents is null then play_limits.next_limit_cents end,
  next_limit_at = case when play_limits.monthly_limit_cents is null then excluded.next_limit_at
                       when excluded.monthly_limit_cents is null then play_limits.next_limit_at end,
  cool_off_until = greatest(play_limits.cool_off_until, excluded.cool_off_until),
  excluded_until = greatest(play_limits.excluded_until, excluded.excluded_until);
