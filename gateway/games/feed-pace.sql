-- name: statedCredits
select remaining as "remaining!", used as "used!" from feed_rounds
 where remaining is not null and at >= date_trunc('month', :now::timestamptz, 'UTC') order by id desc limit 1;

-- name: feedLoad
select count(distinct league)::int as "leagues!",
       count(distinct (league, date_trunc('minute', starts_at)))::int as "closes!",
       count(distinct (league, date_trunc('hour', starts_at)))::int * 3 as "live_hours!"
  from games where starts_at between :now and :until and status in ('SCHEDULED', 'LIVE');

-- name: nextStarts
select min(starts_at) filter (where starts_at > :now) as first, min(starts_at) filter (where starts_at > :after) as next
  from games where league = :league and status = 'SCHEDULED' and starts_at < :until;

-- name: gamesPlaying
select coalesce(bool_or(starts_at <= :now and (status in ('SCHEDULED', 'LIVE') or status = 'FINAL'
         and (confirmed_at is null or final_at < starts_at + make_interval(secs => :shortest)))), false) as "playing!",
       min(starts_at) filter (where starts_at > :now) as next
  from games where league = :league and starts_at between :since and :until;
