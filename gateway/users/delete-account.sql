-- name: lockMember
select email, role from users where id = :id for update;

-- name: addDeletion
insert into account_deletions (id, user_key, uid, cards, deleted_at)
select :id, :userKey, :userId::text, array(select token from payment_methods where user_id = :userId::text), :now;

-- name: forgetMember
update users set id = :id, email = :email, role = null, billing = null, trial_ends_at = :now, weekly_receipts_since = null,
       books = null, person_key = null
 where id = :userId;

-- name: forgetBilledTo
update invoices set billed_to = null where user_id = :userId;

-- name: forgetBuyer
update purchases set user_id = :id, email = :email, details = details || :details::jsonb where user_id = :userId;

-- name: forgetAcknowledgements
update problem_acknowledgements set actor = :id where actor = :userId;

-- name: deleteEndpointsOf
delete from webhook_endpoints where api_key_id in (select id from api_keys where user_id = :userId);

-- name: deleteApiKeysOf
delete from api_keys where user_id = :userId;

-- name: deleteAlertSettingsOf
delete from alert_settings where user_id = :userId;

-- name: deletePickAlertsOf
delete from pick_alerts where user_id = :userId;

-- The row goes once the role is taken.
-- name: forgetDiscordOf
update discord_links set user_id = null, name = '' where user_id = :userId;

-- name: deletePaymentMethodsOf
delete from payment_methods where user_id = :userId;

-- name: deleteMailsTo
delete from outbox where lower(recipient) = lower(:email);

-- name: forgetRedemptions
update coupon_redemptions set user_id = :id where user_id = :userId;

-- name: forgetDevices
update devices set user_id = :id where user_id = :userId;

-- name: forgetMrrMovements
update mrr_movements set user_id = :id where user_id = :userId;

-- name: forgetDisputes
update disputes set user_id = :id where user_id = :userId;

-- So that no reply is written until they are nobody's.
-- name: lockDisputesOf
select dispute_id from disputes where user_id = :userId order by dispute_id for update;

-- name: hasReplyOnItsWay
select from dispute_replies r join disputes d using (dispute_id) where d.user_id = :userId and r.state = 'SENDING';

-- What a bank got names the member; a reply that waits for a second person is none any more.
-- name: forgetReplies
update dispute_replies r set text = null from disputes d where d.dispute_id = r.dispute_id and d.user_id = :userId;
