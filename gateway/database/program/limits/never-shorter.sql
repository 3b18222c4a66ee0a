-- No statement can shorten a break or a self-exclusion. Called by the trigger play_limits_before_write.
create or replace function play_limits_before_write() returns trigger
language plpgsql as $$
begin
  if OLD.cool_off_until is null and OLD.excluded_until is null then
    return case TG_OP when 'DELETE' then OLD else NEW end;
  end if;
  if TG_OP = 'DELETE'
    or NEW.person_key <> OLD.person_key
    or coalesce(NEW.cool_off_until, '-infinity') < coalesce(OLD.cool_off_until, '-infinity')
    or coalesce(NEW.excluded_until, '-infinity') < coalesce(OLD.excluded_until, '-infinity') then
    raise exception 'a break or self-exclusion cannot be shortened' using errcode = 'restrict_violation';
  end if;
  return NEW;
end $$;
