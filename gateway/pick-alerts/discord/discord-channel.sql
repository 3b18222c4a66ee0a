-- In which the picks of a batch were posted, or are about to be.
-- name: channelsWithPicks
select distinct a.target from pick_alerts a join alert_batch_picks p on p.batch_id = a.batch_id
 where a.channel = 'DISCORD' and p.pick_id in (select pick_id from alert_batch_picks where batch_id = :batchId);

-- name: channelOfPlan
select :channelId?::text as target where :channelId?::text is not null;
