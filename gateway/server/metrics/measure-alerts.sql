-- Of batches that were sent in the last ten minutes, by the product's clock as far as it is the real one.
-- name: alertDelays
select b.channel, max(extract(epoch from a.sent_at - b.closes_at))::float8 as "seconds!"
  from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'SENT' and a.tries = 0
 where b.kind <> 'DIGEST' and b.closes_at > now() - interval '10 minutes' group by b.channel;
