-- The role of an account. `is_admin` is what the release before this one reads and writes: it is true for owners alone, so that no
-- other role is ever taken for an admin. A role belongs to an identity and ends with it. Called by users_before_write.
create or replace function users_next_role(before users, after users) returns varchar
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  if before.id is null then
    return coalesce(after.role, case when after.is_admin then 'OWNER' end);
  end if;
  if after.id <> before.id then
    return null;
  end if;
  -- Only the release before writes is_admin alone.
  if after.role is not distinct from before.role and after.is_admin <> before.is_admin then
    return case when after.is_admin then 'OWNER' end;
  end if;
  return after.role;
end $$;
