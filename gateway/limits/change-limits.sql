-- name: addLimits
insert into play_limits (person_key) values (:personKey) on conflict do nothing;

-- name: lockLimits
select from play_limits where person_key = :personKey for update;

-- name: keepLimits
update play_limits set age_confirmed_at = :ageConfirmedAt?, monthly_limit_cents = :monthlyLimitCents?,
       next_limit_cents = :nextLimitCents?, next_limit_at = :nextLimitAt?, cool_off_until = :coolOffUntil?,
       excluded_until = :excludedUntil?
 where person_key = :personKey;

-- Every account of the person is read again by the processes that stream to it: a break locks what they show.
-- name: touchAccountsOfPerson
update users set person_key = :personKey where id = :userId or person_key = :personKey;
