-- How many cards were declined, from how many networks and for how many addresses, how many purchases succeeded, and since when.
-- name: cardTesting
select (select count from rate_limits where key = :declinesKey and window_starts_at > :declinesBefore) as declines,
       (select count(*)::int from rate_limits where key like :ofNetworks and count > 0 and window_starts_at > :hourAgo) as "networks!",
       (select count(*)::int from rate_limits where key like :ofMailboxes and count > 0 and window_starts_at > :hourAgo) as "mailboxes!",
       (select count(*)::int from purchases where state = 'completed' and finished_at > :hourAgo) as "bought!",
       (select min(window_starts_at) from rate_limits where key like :ofDeclines and window_starts_at > :hourAgo) as since;
