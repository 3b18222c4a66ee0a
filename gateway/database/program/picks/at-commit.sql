-- picks, at the commit of the transaction that wrote a row: it is sealed, kept answers are over, and processes are told.
-- Called by the deferred trigger picks_at_commit.
create or replace function picks_at_commit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform record_seal_change(OLD, NEW);
  perform live_change_picks_version();
  perform live_send_notices();
  return null;
end $$;
