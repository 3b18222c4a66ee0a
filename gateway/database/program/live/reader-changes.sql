create or replace function reader_changed() returns trigger
language plpgsql as $$
begin
  if TG_OP <> 'INSERT' then
    perform live_collect('live', json_build_object('reader', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  end if;
  if TG_OP <> 'DELETE' then
    perform live_collect('live', json_build_object('reader', to_jsonb(NEW) ->> TG_ARGV[0])::text);
  end if;
  return null;
end $$;
