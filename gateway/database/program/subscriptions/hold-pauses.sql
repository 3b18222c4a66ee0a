-- A process of the version before pauses may run beside the new one and reads no `paused_until`: nothing of what it writes charges a
-- paused plan, or leaves a pause behind that is over.

-- Called by the trigger invoices_before_write, for renewals only: an early return is an invoice of another kind.
create or replace function invoices_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from subscriptions s where s.id = NEW.subscription_id and s.paused_until > NEW.created_at) then
    raise exception 'a plan is not renewed before its pause ends' using errcode = 'restrict_violation';
  end if;
  return NEW;
end $$;

-- Called by the trigger subscriptions_before_write where the end of the period of a plan with a pause moves on.
create or replace function subscriptions_before_write() returns trigger
language plpgsql as $$
begin
  NEW.paused_until := null;
  return NEW;
end $$;
