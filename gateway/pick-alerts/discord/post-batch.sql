-- name: keepMessage
insert into discord_messages (batch_id, channel_id, message_id, tier, picks, posted_at)
values (:batchId, :channelId, :messageId, :tier, :picks::jsonb, :now)
on conflict (batch_id, channel_id) do update set message_id = excluded.message_id, picks = excluded.picks;
