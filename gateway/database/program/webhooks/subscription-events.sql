create or replace function subscription_events_tell() returns trigger
language plpgsql as $$
declare
  told text := case
    when NEW.type in ('started', 'trial-started', 'granted') then 'CREATED'
    when NEW.type in ('renewed', 'converted') then 'RENEWED'
    when NEW.type in ('upgraded', 'changed', 'downgrade-planned', 'change-dropped') then 'CHANGED'
    when NEW.type = 'cancelled' then 'CANCELLED'
    when NEW.type = 'reactivated' then 'REACTIVATED'
    when NEW.type = 'payment-failed' then 'PAYMENT_FAILED'
    when NEW.type = 'ended' then 'ENDED' end;
begin
  if told is not null then
    insert into webhook_events (id, type, subject, occurs_at)
      values ('evt_' || replace(gen_random_uuid()::text, '-', ''), 'SUBSCRIPTION_' || told, NEW.id::text, NEW.at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $$;
