-- name: feedTasks
-- type: failure is FeedFailureKind of #schema/rules/market/feed-names.ts
-- type: faults is FaultCount[] of #schema/rules/market/feed-names.ts
select kind, league, round_at as answered_at, due_at, failure, since as failing_since, faults, faults_since
  from feed_tasks order by league, kind;

-- By league, those that were not seen for the longest time first.
-- name: feedBooks
select b.league, b.book, b.seen_at,
       coalesce(extract(epoch from t.round_at - b.seen_at) >= :staleSeconds, false) as "is_stale!"
  from feed_books b left join feed_tasks t on t.league = b.league and t.kind = 'ODDS'
 order by b.league, b.seen_at, b.book limit 300;
