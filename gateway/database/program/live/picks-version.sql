-- The version of the picks: a stamp that is new after every commit that changes what a reader of picks may see, once a
-- transaction. Gateways reuse an answer only while the stamp is the same, so no answer outlives a write, whichever process
-- wrote. Stamps are random and not counted: after a failover to a standby that missed a commit, a counter would say the same
-- number for other picks. Its row is locked after that of the log, by all who write both. Called at the commit of what is shown
-- with picks, and as leaves, days, checkpoints and cosignatures are added.
create or replace function live_change_picks_version() returns void
language plpgsql as $$
begin
  update picks_version set stamp = gen_random_uuid(), writer = pg_current_xact_id()
   where writer is distinct from pg_current_xact_id();
end $$;
