-- A day is 24 hours back from now. It counts where the odds of one league were read in so many of its minutes.
-- name: scannerCount
with minutes as (
  select floor(extract(epoch from :now::timestamptz - at) / 86400) as day, league,
         count(distinct date_trunc('minute', at)) as read
    from feed_rounds where kind = 'ODDS' and at > :weekAgo and at <= :now group by 1, 2)
select (select count(distinct book)::int from feed_books where seen_at > :dayAgo) as "books!",
       (select count(distinct day)::int from minutes where read >= :minutes) as "days!";
