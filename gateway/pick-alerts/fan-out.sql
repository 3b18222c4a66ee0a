-- A batch whose time has come; a mail names a checkpoint, so it waits for one that holds its picks.
-- name: nextBatch
select b.id, b.channel, b.kind, b.tier, b.day::text as "day!", b.opened_at, b.closes_at, b.fanned_to from alert_batches b
 where b.whole_at is null and b.closes_at <= :now and b.channel = any(:channels::text[])
   and (b.channel <> 'MAIL' or b.closes_at <= :late or not exists (
     select from alert_batch_picks join record_leaves using (pick_id)
      where batch_id = b.id and index >= (select coalesce(max(size), 0) from record_checkpoints)))
 order by b.closes_at, b.id limit 1 for update skip locked;

-- From its first slice on no pick joins it.
-- name: noteSlice
update alert_batches set gathering = false, fanned_to = coalesce(:last?, fanned_to),
       whole_at = case when :last?::text is null then :now::timestamptz end
 where id = :id;
