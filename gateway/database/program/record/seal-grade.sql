create or replace function pick_grades_sealed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if NEW.result = 'VOID' then
    perform record_append('void', (select row_to_json(f) from (select NEW.pick_id as pick, NEW.void_reason as reason,
      NEW.reason as note, NEW.author) f), NEW.at);
  else
    perform record_append('grade', (select row_to_json(f) from (select NEW.pick_id as pick, NEW.result, NEW.score,
      NEW.source, NEW.author, NEW.reason) f), NEW.at);
  end if;
  return null;
end $$;
