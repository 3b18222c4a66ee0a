-- subscription_events, after a write: what happened to a plan is only added to, and webhooks say it.
-- Called by the trigger subscription_events_after_write.
create or replace function subscription_events_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  told text;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  told := case
    when NEW.type in ('started', 'trial-started', 'granted') then 'CREATED'
    when NEW.type in ('renewed', 'converted') then 'RENEWED'
    when NEW.type in ('upgraded', 'changed', 'downgrade-planned', 'change-dropped', 'days-given', 'pause-planned', 'pause-dropped') then 'CHANGED'
    when NEW.type = 'cancelled' then 'CANCELLED'
    when NEW.type = 'reactivated' then 'REACTIVATED'
    when NEW.type = 'paused' then 'PAUSED'
    when NEW.type = 'resumed' then 'RESUMED'
    when NEW.type = 'payment-failed' then 'PAYMENT_FAILED'
    when NEW.type = 'ended' then 'ENDED' end;
  if told is not null then
    insert into webhook_events (id, type, subject, occurs_at)
      values (webhooks_new_id(), 'SUBSCRIPTION_' || told, NEW.id::text, NEW.at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $$;
