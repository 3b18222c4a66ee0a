-- name: messagesWithPicks
-- type: picks is Told of #gateway/pick-alerts/channel.ts
select m.batch_id, m.message_id, m.picks from discord_messages m
 where m.channel_id = :channelId and jsonb_exists_any(m.picks, array(select pick_id from alert_batch_picks where batch_id = :batchId))
 order by m.batch_id;

-- A message that is still to be posted has the new words by itself, but it may just be on its way with the old ones.
-- name: isBeingPosted
select from pick_alerts a join alert_batches b on b.id = a.batch_id and b.kind = 'RELEASE'
 where a.channel = 'DISCORD' and a.target = :channelId and a.state in ('WAITING', 'SENDING') and exists (
   select from alert_batch_picks p where p.batch_id = a.batch_id
      and p.pick_id in (select pick_id from alert_batch_picks where batch_id = :batchId));

-- name: keepMessagePicks
update discord_messages set picks = :picks::jsonb where batch_id = :batchId and channel_id = :channelId;
