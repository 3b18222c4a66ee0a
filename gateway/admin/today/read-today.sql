-- name: picksOfDay
select count(*) filter (where status = 'PUBLISHED')::int as "posted!",
       count(*) filter (where status = 'DRAFT')::int as "drafts!",
       min(starts_at) filter (where starts_at > :now and status in ('PUBLISHED', 'DRAFT')) as next_starts_at
  from picks where date = :date;

-- name: paymentsBetween
select (select count(*)::int from received_charges() where settled_at >= :from and settled_at < :to) as "charges!",
       (select count(*)::int from payment_attempts where state = 'declined' and created_at >= :from and created_at < :to) as "declined!";

-- name: joinedBetween
select count(*)::int as "joined!" from users where created_at >= :from and created_at < :to;
