-- name: sealedPickOfWeek
select p.id from picks p join record_leaves l on l.pick_id = p.id
 where p.date between :first and :last and p.status <> 'DRAFT' and p.starts_at <= :now
   and l.index < (select max(size) from record_checkpoints) limit 1;
