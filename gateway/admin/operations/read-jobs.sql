-- Nothing that runs rarely may be later than an hour. Runs are saved every fifteen seconds, and a server that restarts needs a
-- while: two minutes.
-- part: allowedDelay
(every_seconds + least(2 * every_seconds, 3600) + 120) * interval '1 second';

-- Those that fail first, then those that are late, then by name; by the database's clock, as they were written: the product's may
-- jump. A process that starts after a long stop finds jobs that ran long ago; that it has not run them yet is no news. Ten minutes
-- after its start what was due has run: all are sent at once, and the longest takes minutes. `failing_since` identifies this streak
-- of failures; `quiet_seconds`: since it last ran, or since it could first have run.
-- name: readJobs
select name, every_seconds, took_ms, failure, ran_seconds_ago, quiet_seconds, failing_seconds, failing_since, is_late as "is_late!" from (
  select name, every_seconds, took_ms, failure,
         extract(epoch from now() - ran_at)::int as ran_seconds_ago,
         extract(epoch from now() - coalesce(ran_at, watched_since))::int as quiet_seconds,
         extract(epoch from now() - failing_since)::int as failing_seconds,
         extract(epoch from failing_since)::text as failing_since,
         coalesce(case when ran_at is null then now() - watched_since > {allowedDelay}
                       else now() - ran_at > {allowedDelay}
                        and now() - coalesce(watched_since, ran_at) > least({allowedDelay}, interval '600 seconds') end, false)
           as is_late
    from job_runs) j
 order by failing_seconds is null, not is_late, name;
