-- What each part of the file of a member's data holds. Picks are the product's, not the member's: none is here. Nor is who of the
-- staff did something, or requested it.

-- name: exportedAccount
select id, email, email_proved_at, role, trial_ends_at, billing, odds_format, time_zone, books, weekly_receipts_since,
  created_at from users where id = :userId;

-- name: exportedPlans
select id, state, tier, source, grant_reason, current_period_starts_at, current_period_ends_at, trial_ends_at,
  cancel_at_period_end, paused_until, cancel_reason, pending_tier, pending_cents, ended_at, end_reason, created_at from subscriptions where user_id = :userId;

-- name: exportedPlanEvents
select e.at, e.type, e.details from subscription_events e
  join subscriptions s on s.id = e.subscription_id where s.user_id = :userId order by e.id;

-- name: exportedInvoices
select number, type, state, kind, tier, total_cents, period_starts_at, period_ends_at, billed_to, created_at,
  paid_at, (select jsonb_agg(jsonb_build_object('description', l.description, 'cents', l.cents) order by l.position)
    from invoice_lines l where l.invoice_id = i.id) as lines from invoices i where user_id = :userId;

-- name: exportedPayments
select a.state, a.amount_cents, a.card_type, a.card_last4, a.decline_text, a.created_at, a.settled_at
  from payment_attempts a join invoices i on i.id = a.invoice_id where i.user_id = :userId;

-- name: exportedPaymentMethods
select card_type, last4, expiration_month, expiration_year, created_at, removed_at
  from payment_methods where user_id = :userId;

-- name: exportedCoupons
select c.code, r.created_at from coupon_redemptions r join coupons c on c.id = r.coupon_id
  where r.user_id = :userId;

-- name: exportedDevices
select created_at as "recognizedSince" from devices where user_id = :userId;

-- name: exportedSessions
select device_name, signed_in_at, last_seen_at from sessions where user_id = :userId order by signed_in_at;

-- name: exportedNotifications
select s.device_name, p.created_at from push_subscriptions p
  join sessions s on s.user_id = p.user_id and s.signed_in_at = p.signed_in_at where p.user_id = :userId;

-- name: exportedFeeds
select since from feed_addresses where user_id = :userId;

-- name: exportedDiscord
select discord_id, name, have as role, linked_at from discord_links where user_id = :userId;

-- name: exportedPasskeys
select name, created_at, last_used_at from passkeys where user_id = :userId order by created_at;

-- name: exportedApiKeys
select name, prefix, scopes, expires_at, last_used_at, created_at, revoked_at from api_keys where user_id = :userId;

-- name: exportedWebhookEndpoints
select e.url, e.events, e.created_at, e.disabled_at from webhook_endpoints e
  join api_keys k on k.id = e.api_key_id where k.user_id = :userId;

-- name: exportedServiceMonths
select to_char(month, 'YYYY-MM') as month, sign_ins, last_device, last_seen_at, alerts, picks_open from service_months
 where user_id = :userId order by month;

-- name: exportedMails
select o.template, o.data, o.created_at, o.sent_at from outbox o
  join users u on lower(u.email) = lower(o.recipient)
   where u.id = :userId and o.template not like 'admin-%';

-- name: exportedAlertSettings
select mail, push, recap, leagues, tiers, digest_at, quiet_from, quiet_to, locked_news, hide_words
  from alert_settings where user_id = :userId;

-- name: exportedPickAlerts
select a.channel, b.kind, b.day, a.state, a.reason, a.created_at, a.sent_at from pick_alerts a
  join alert_batches b on b.id = a.batch_id where a.user_id = :userId order by a.created_at;

-- name: exportedAcknowledgedProblems
select kind, note, at, until from problem_acknowledgements where actor = :userId order by at;

-- name: exportedAgreements
select at, sentence from (
  select user_id, created_at as at, details->>'agreedTo' as sentence from purchases where state = 'completed'
  union all
  select s.user_id, e.at, e.details->>'agreedTo' from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type = 'upgrade-agreed'
   where exists (select from subscription_events u where u.subscription_id = s.id and u.type = 'upgraded'
                  and u.id > e.id and u.details->>'tier' = e.details->>'to')
  union all
  select s.user_id, e.at, coalesce(e.details->>'agreedTo', e.details->>'told') from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type in ('pause-planned', 'pause-told', 'resume-agreed')
    join lateral (select u.id, u.details from subscription_events u
                   where u.subscription_id = s.id and u.type = 'resumed' and u.id > e.id order by u.id limit 1) r on true
   where case e.type
     when 'pause-told' then true
     when 'pause-planned' then (select n.type from subscription_events n where n.subscription_id = s.id and n.id > e.id
       and n.type in ('pause-planned', 'pause-dropped', 'cancelled', 'paused') order by n.id limit 1) = 'paused'
     else r.details->>'kind' = 'resume' and not exists (select from subscription_events a
       where a.subscription_id = s.id and a.type = 'resume-agreed' and a.id > e.id and a.id < r.id) end
  ) agreed where user_id = :userId and sentence is not null order by at;

-- name: exportedAuditLog
select at, action, details - 'askedBy' - 'mailbox' as details from audit_log where target = :userId order by id;
