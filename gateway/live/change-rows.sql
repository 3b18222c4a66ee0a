-- part: changes
-- type: kind is PickChangeKind of #schema/rules/picks/pick-changes.ts
select id, pick_id, kind, from_day::text, to_day::text from pick_changes;

-- name: changesAfter
{changes} where id > :id order by id;

-- name: newestChanges
{changes} order by id desc limit :most;
