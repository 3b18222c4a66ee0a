-- When the address of an account was proved: the proof was of the address before, so it is lost unless the same write proves the new
-- one. Called by users_before_write.
create or replace function users_email_proof(before users, after users) returns timestamptz
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  if lower(after.email) <> lower(before.email) and after.email_proved_at is not distinct from before.email_proved_at then
    return null;
  end if;
  return after.email_proved_at;
end $$;
