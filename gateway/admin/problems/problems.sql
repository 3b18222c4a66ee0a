-- What needs somebody of the staff, the newest first.

-- The processor's webhooks that failed and have not been processed since.
-- name: failedWebhookRows
select hash, kind, attempts, received_at as since from webhook_inbox
 where processed_at is null and failure is not null order by received_at desc, hash limit :most;

-- Mails that are no longer retried.
-- name: deadMailRows
select o.key, o.template, o.recipient, o.created_at as since, u.id as member_id
  from outbox o left join users u on lower(u.email) = lower(o.recipient)
 where o.sent_at is null and o.dropped_at is null and o.attempts >= :tries order by o.created_at desc, o.key limit :most;

-- Charges and refunds without a clear outcome.
-- name: openMoneyRows
select o.subject as "subject!", o.what as "what!", o.cents as "cents!", o.user_id as "member_id!", o.created_at as "since!", u.email
  from (
    (select a.order_id as subject, 'charge' as what, a.amount_cents as cents, i.user_id, a.created_at
       from payment_attempts a join invoices i on i.id = a.invoice_id
      where a.state in ('prepared', 'unknown') and a.created_at < :before order by a.created_at desc limit :most)
    union all
    (select 'credit:' || i.id, 'refund', i.total_cents, i.user_id, i.created_at from invoices i
      where i.type = 'credit' and i.state = 'open' and i.created_at < :before order by i.created_at desc limit :most)) o
  join users u on u.id = o.user_id
 order by o.created_at desc, o.subject;

-- Unresolved differences with the processor.
-- type: details is DiscrepancyDetails of #gateway/admin/problems/discrepancy-text.ts
-- name: openDifferenceRows
select d.kind, d.subject, d.details, d.found_at as since, i.user_id as member_id
  from differences d left join payment_attempts a on a.order_id = d.details->>'orderId'
  left join invoices i on i.id = a.invoice_id
 where d.resolved_at is null order by d.found_at desc, d.kind, d.subject limit :most;

-- name: waitingApprovalRows
select a.id, a.text, coalesce(u.email, a.asked_by) as "asked_by!", a.asked_at as since, a.member_id
  from approvals a left join users u on u.id = a.asked_by
 where a.decided_at is null and a.kind = any(:kinds) order by a.asked_at desc, a.id limit :most;

-- Picks that were graded or closed otherwise than the rules of today say.
-- name: otherRulesRows
select p.id, p.team_one, p.team_two, p.date::text as "date!", p.pick, o.text, o.at as since
  from picks_by_other_rules o join picks p on p.id = o.pick_id order by o.at desc, o.pick_id limit :most;

-- name: stoppedRecordRow
select stopped as "stopped!", (select at from record_checkpoints order by size desc limit 1) as signed_at
  from record_head where stopped is not null;

-- name: failingFeeds
-- type: failure is FeedFailureKind of #schema/rules/market/feed-names.ts
select failure as "failure!", string_agg(distinct league, ', ' order by league) as "leagues!", min(since) as "since!" from feed_tasks
 where since <= :before group by failure order by failure;

-- name: waitingAlerts
select channel, count(*)::int as "count!", min(due_at) as "since!" from pick_alerts
 where state in ('WAITING', 'SENDING') and due_at <= :before group by channel;

-- name: failedAlerts
select a.channel, count(*)::int as "count!", min(a.due_at) as "since!", max(a.reason) as reason
  from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'FAILED'
 where b.closes_at > :now::timestamptz - interval '1 day' group by a.channel;

-- Roles at Discord that could not be taken from members.
-- name: rolesNotTaken
select count(*)::int as "count!", min(failed_since) as since, max(failure) as reason from discord_links
 where have is not null and have is distinct from want and failed_since <= :before;

-- name: stoppedDiscord
select stopped as "reason!", stopped_since as "since!" from discord_process where stopped is not null;

-- name: acknowledgements
select a.kind, a.subject, a.fact, a.note, a.at, a.until, u.email as by
  from problem_acknowledgements a left join users u on u.id = a.actor where a.until > :now;

-- Writes nothing where another admin has acknowledged the same facts in the meantime.
-- name: keepAcknowledgement
insert into problem_acknowledgements as a (kind, subject, fact, note, actor, at, until)
values (:kind, :subject, :fact, :note, :actor, :now, :until)
    on conflict (kind, subject) do update
   set fact = excluded.fact, note = excluded.note, actor = excluded.actor, at = excluded.at, until = excluded.until
 where a.fact <> excluded.fact or a.until <= excluded.at
returning kind;

-- name: deleteAcknowledgement
delete from problem_acknowledgements where kind = :kind and subject = :subject returning kind;
