-- The note is as it is served, with the signatures of witnesses.
-- part: checkpoint
select c.size, c.at, encode(c.root, 'base64') as "root!",
       c.note || coalesce((select string_agg(line || E'\n', '' order by at, name) from record_cosignatures w
                            where w.size = c.size), '') as "note!",
       (select count(*)::int from record_cosignatures w where w.size = c.size) as "witnesses!"
  from record_checkpoints c;

-- name: lastCheckpoint
{checkpoint} order by c.size desc limit 1;

-- name: checkpointOf
{checkpoint} where c.size = :size;

-- name: checkpointsOf
{checkpoint} where c.size = any(:sizes::int[]);

-- name: sizeWithQuorum
select size from record_cosignatures group by size having count(*) >= :quorum order by size desc limit 1;

-- name: checkpointAfter
select at from record_checkpoints where size > :size order by size limit 1;

-- With our signature only.
-- name: lastSigned
select size, note from record_checkpoints order by size desc limit 1;

-- name: signedOf
select size, note from record_checkpoints where size = :size;

-- A log begins with the key that signed its first checkpoint.
-- name: firstSigned
select note from record_checkpoints order by size limit 1;

-- name: signedSize
select coalesce(max(size), 0) as "size!" from record_checkpoints;

-- name: cosignaturesOf
select name, at from record_cosignatures where size = :size;

-- name: sizeWitnessedBy
select coalesce(max(size), 0) as "size!" from record_cosignatures where name = :name;

-- name: keepCosignature
insert into record_cosignatures (size, name, at, line) values (:size, :name, :at, :line) on conflict do nothing;

-- When the first checkpoint was signed that a witness has not signed since; null where it has signed the last.
-- name: witnessing
select w.name as "name!", (select c.at from record_checkpoints c
         where c.size > coalesce((select max(size) from record_cosignatures s where s.name = w.name), 0)
         order by c.size limit 1) as waits_since
  from unnest(:names::text[]) with ordinality as w(name, n) order by w.n;
