-- A pick as stored, complete.
-- part: pickRow
select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units,
       p.probability::float8 as probability,
       case when p.version = 1 then 0
            else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits!"
  from picks p;

-- The most frequent read.
-- name: publishedPicks
{pickRow} where p.date = :day and p.status <> 'DRAFT';

-- name: picksBetween
{pickRow} where p.date between :first and :last and p.status <> 'DRAFT';

-- name: picksOfDays
{pickRow} where p.date = any(:days::date[]);

-- name: ungradedPicks
{pickRow} where p.date >= :since and p.status = 'PUBLISHED' and p.result = 'PENDING' and p.starts_at <= :now
 order by p.starts_at, p.id limit :most;

-- name: findPick
{pickRow} where p.id = :id;

-- name: picksOf
{pickRow} where p.id = any(:ids::text[]);

-- name: pickOfRequest
{pickRow} where p.request_id = :requestId;

-- name: lockPick
{pickRow} where p.id = :id for update;

-- name: picksOfRequests
select id, request_id as "request_id!" from picks where request_id = any(:requestIds::text[]);

-- name: revisionsOf
select r.*, r.line::float8 as line, r.odds::float8 as odds, r.units::float8 as units,
       r.probability::float8 as probability
  from pick_revisions r where r.pick_id = :pickId order by r.version desc;

-- name: gradesOfPicks
select g.* from pick_grades g where g.pick_id = any(:pickIds::text[]) order by g.n;

-- name: openingsOf
select index as number, encode(salt, 'base64') as "salt!", bet, encode(why_salt, 'base64') as "why_salt!", why
  from record_openings join record_leaves using (index) where pick_id = :pickId order by index;

-- name: presentOpenings
select distinct on (pick_id) pick_id as "pick_id!", index, encode(salt, 'base64') as "salt!", bet,
       encode(why_salt, 'base64') as "why_salt!", why
  from record_openings join record_leaves using (index)
 where pick_id = any(:pickIds::text[]) order by pick_id, index desc;

-- name: allPicks
{pickRow} where p.date = :day;
