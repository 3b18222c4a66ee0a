-- The newest entry in the record of each pick.
-- name: entriesOfPicks
select pick_id as "id!", max(index) as "entry!" from record_leaves where pick_id = any(:ids::text[]) group by pick_id;
