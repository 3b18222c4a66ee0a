-- One notification a transaction: what its statements have to tell is collected, and sent as a list when it commits. PostgreSQL
-- holds one lock for the whole cluster from a notification to the end of its commit, and every process reads every notification.
-- Changes of picks are collected. Who may see what is told at once (reader-changes.sql).

-- Kept in a setting of the transaction, which a rollback to a savepoint undoes as well.
create or replace function live_collect(channel text, notice text) returns void
language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
begin
  if position(notice in waiting) = 0 then
    perform set_config('chalkline.notices', waiting || notice || E'\n', true);
  end if;
end $$;

-- A notification holds less than 8,000 bytes. Called at the commit of picks.
create or replace function live_send_notices() returns void
language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
  message text := '';
  notice text;
begin
  if waiting = '' then
    return;
  end if;
  perform set_config('chalkline.notices', '', true);
  foreach notice in array string_to_array(rtrim(waiting, E'\n'), E'\n') loop
    if octet_length(message) + octet_length(notice) > 7500 then
      perform pg_notify('live', '[' || message || ']');
      message := '';
    end if;
    message := concat_ws(',', nullif(message, ''), notice);
  end loop;
  perform pg_notify('live', '[' || message || ']');
end $$;
