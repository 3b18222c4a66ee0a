-- name: guardedEvent
insert into subscription_events (subscription_id, at, type, details)
select :subscriptionId, :at::timestamptz, :type, :details::jsonb where exists (select from guard);

-- name: recordEvent
insert into subscription_events (subscription_id, at, type, details)
values (:subscriptionId, :at, :type, :details::jsonb);
