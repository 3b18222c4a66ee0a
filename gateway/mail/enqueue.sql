-- part: intoOutbox
insert into outbox (key, recipient, template, data, created_at, next_attempt_at)
select :key::text, :recipient::text, :template::text, :data::jsonb, :now::timestamptz, :now::timestamptz;

-- name: addMail
{intoOutbox} on conflict (key) do nothing returning id;

-- name: addGuardedMail
{intoOutbox} where exists (select from guard) on conflict (key) do nothing;
