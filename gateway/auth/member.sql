-- Accounts with their live subscription and their own limits. What is of the plan is null without one.
-- part: memberRow
-- type: role is StaffRole of #schema/rules/access/staff.ts
-- type: odds_format is OddsFormat of #schema/rules/picks/odds-formats.ts
select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone,
       u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier!",
       s.current_period_ends_at as "current_period_ends_at!", s.trial_ends_at as plan_trial_ends_at,
       s.cancel_at_period_end as "cancel_at_period_end!", s.pending_tier, s.grace_ends_at, s.paused_until,
       greatest(l.cool_off_until, l.excluded_until) as break_ends_at
  from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended'
       left join play_limits l on l.person_key = u.person_key;

-- name: memberOfUid
{memberRow} where u.id = :id;

-- name: membersOfUids
{memberRow} where u.id = any(:ids::text[]);

-- name: membersNotDisabled
{memberRow} where u.disabled_at is null and u.id = any(:ids::text[]);

-- name: allMembers
{memberRow};

-- Without their plans and breaks.
-- name: allAccounts
-- type: role is StaffRole of #schema/rules/access/staff.ts
-- type: odds_format is OddsFormat of #schema/rules/picks/odds-formats.ts
select id, email, role, trial_ends_at, created_at, sessions_valid_since, odds_format, time_zone, weekly_receipts_since,
       email_proved_at from users;

-- name: memberNames
select id, trim((billing->>'firstName') || ' ' || (billing->>'lastName')) as name
  from users where id = any(:ids::text[]) and billing is not null;
