-- Also of who no longer chose it: what was to come in it comes at once (alert-settings.ts).
-- name: lockDueDigests
select s.user_id, u.time_zone, s.mail, s.digest_at, s.quiet_from, s.quiet_to
  from alert_settings s join users u on u.id = s.user_id
 where s.mail <> 'OFF' and s.next_digest_at <= :now order by s.next_digest_at, s.user_id
 limit :most for update of s skip locked;

-- Two workers that begin the same day would make two batches.
-- name: lockDayBatch
select pg_advisory_xact_lock(hashtext(:name)) is null as locked;

-- One batch a day, which is never gathered: each member has their own time.
-- name: addDayBatch
insert into alert_batches (channel, kind, day, opened_at, closes_at, gathering, whole_at)
select 'MAIL', :kind::text, :day::date, :now::timestamptz, :now::timestamptz, false, :wholeAt?::timestamptz
 where not exists (select from alert_batches where channel = 'MAIL' and kind = :kind::text and day = :day::date);

-- One that was not sent does not keep another of that day from being planned, after a change of the settings.
-- name: addDigestAlerts
insert into pick_alerts (batch_id, user_id, channel, target, due_at, created_at)
select b.id, m.user_id, 'MAIL', '', :now::timestamptz, :now::timestamptz
  from (select id from alert_batches where channel = 'MAIL' and kind = 'DIGEST' and day = :day::date order by id limit 1) b,
       unnest(:userIds::text[]) as m (user_id)
on conflict (batch_id, user_id, channel, target) do update
  set (state, due_at, created_at, tries, reason) = ('WAITING', excluded.due_at, excluded.created_at, 0, null)
where pick_alerts.state in ('DROPPED', 'WITHHELD');

-- name: moveDigests
update alert_settings s set next_digest_at = m.next
  from json_to_recordset(:moved::json) as m (user_id text, next timestamptz) where s.user_id = m.user_id;

-- name: recapState
select count(*)::int as "posted!", count(*) filter (where result = 'PENDING')::int as "pending!",
       exists (select from alert_batches where kind = 'RECAP' and day = :day::date) as "begun!"
  from picks where date = :day::date and status = 'PUBLISHED';
