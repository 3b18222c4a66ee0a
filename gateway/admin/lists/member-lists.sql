-- In the order of an index: the month as 2026-12.
-- name: expiringCardList
select p.user_id as member_id, u.email, p.card_type, p.last4, (p.expiration_year || '-' || p.expiration_month) as "expires!",
       s.tier,
       case when s.state = 'past_due' or s.paused_until is null then s.current_period_ends_at else s.paused_until end as "renews_at!"
  from payment_methods p join users u on u.id = p.user_id
  join subscriptions s on s.user_id = p.user_id and s.state <> 'ended' and not s.cancel_at_period_end
 where p.removed_at is null;

-- What a mail says is not read: it may hold a password or a link that signs in.
-- name: mailList
-- type: state is MailState of #schema/rules/access/admin-lists.ts
select o.id, o.recipient, o.template, o.created_at, o.sent_at, o.attempts, o.failure,
       case when o.sent_at is not null then 'SENT' when o.dropped_at is not null then 'DROPPED'
            when o.failure is not null then 'FAILED' else 'WAITING' end as "state!"
  from outbox o;
