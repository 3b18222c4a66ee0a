-- What is deleted after a while (frontend/legal/privacy.ts).

-- name: deleteOldInbox
delete from webhook_inbox where processed_at < :before;

-- name: deleteSentMails
delete from outbox where sent_at < :before;

-- name: deleteDroppedMails
delete from outbox where dropped_at < :before;

-- name: deleteOldAcknowledgements
delete from problem_acknowledgements where until < :before;

-- name: deleteOldBatches
delete from alert_batches where closes_at < :before;

-- name: deleteOldReleases
delete from pick_releases where opened_at < :before;

-- name: deleteOldDiscordMessages
delete from discord_messages where posted_at < :before;

-- name: deleteOldViews
delete from view_as where expires_at < :before;

-- name: deleteOldInvitations
delete from staff_invitations where expires_at < :before;

-- name: deleteFailedPurchases
delete from purchases where state = 'failed' and not temporary_password and finished_at < :before;

-- name: deleteOldTrialGrants
delete from trial_grants where created_at < :before;

-- name: deleteOldDevices
delete from devices where created_at < :before;

-- name: forgetTrialCodes
update purchases set email_key = null, card_key = null, coupon_keys = null
 where created_at < :before and (email_key is not null or card_key is not null or coupon_keys is not null);

-- name: deleteUnusedCouponCodes
delete from coupon_uses u where not exists (
  select from purchases p where p.coupon_id = u.coupon_id and u.person_key = any (p.coupon_keys));

-- name: deleteOldServiceMonths
delete from service_months where month < :before::date;
