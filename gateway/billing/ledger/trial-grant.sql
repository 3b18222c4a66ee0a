-- name: grantTrial
insert into trial_grants (subscription_id, user_key, email_key, card_key, device_key, created_at)
select :subscriptionId, :userKey, :emailKey, :cardKey?, :deviceKey?, :now::timestamptz where exists (select from guard);
