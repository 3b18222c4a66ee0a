-- name: invoiceFound
select i.id, i.number as title, u.email as detail, i.user_id as member_id, {nothingMore}
  from invoices i join users u on u.id = i.user_id where i.number = :number;

-- name: couponsFound
select id, code as title, null::text as detail, null::text as member_id, {nothingMore}
  from coupons where code like :begins and deleted_at is null order by code limit :most;

-- name: pickFound
select {pickFoundRow} from picks where id = :id;

-- name: picksFound
select {pickFoundRow} from picks where date >= :since and (team_one ilike :team or team_two ilike :team)
 order by date desc, starts_at desc limit :most;

-- part: pickFoundRow
id, team_one || ' at ' || team_two as "title!", date::text as detail, null::text as member_id, {nothingMore};

-- What is found once at most, or of which nobody needs to know how many there are.
-- part: nothingMore
null::timestamptz as at, null::int as cents, 0 as "more!";
