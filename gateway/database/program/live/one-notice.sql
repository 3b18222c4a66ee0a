create or replace function live_collect(channel text, notice text) returns void
language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
begin
  if position(notice in waiting) = 0 then
    perform set_config('chalkline.notices', waiting || notice || E'\n', true);
  end if;
end $$;

create or replace function live_send() returns trigger
language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
  message text := '';
  notice text;
begin
  if waiting = '' then
    return null;
  end if;
  perform set_config('chalkline.notices', '', true);
  foreach notice in array string_to_array(rtrim(waiting, E'\n'), E'\n') loop
    if octet_length(message) + octet_length(notice) > 7500 then
      perform pg_notify('live', '[' || message || ']');
      message := '';
    end if;
    message := concat_ws(',', nullif(message, ''), notice);
  end loop;
  perform pg_notify('live', '[' || message || ']');
  return null;
end $$;
