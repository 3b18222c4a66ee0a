create or replace function picks_guard() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz;
  released boolean;
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' and least(OLD.readable_at, OLD.starts_at, record_first_start(OLD.id)) <= greatest(clock_timestamp(), OLD.updated_at) then
      raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
    end if;
    return OLD;
  end if;
  moment := greatest(clock_timestamp(), OLD.updated_at, NEW.updated_at);
  released := OLD.status <> 'DRAFT' and OLD.readable_at <= moment;
  if released and (NEW.status = 'DRAFT' or (OLD."id", OLD."published_at", OLD."readable_at") is distinct from (NEW."id", NEW."published_at", NEW."readable_at"))
     or OLD.status = 'WITHDRAWN' and NEW.status <> 'WITHDRAWN' then
    raise exception 'a released pick stays in the record' using errcode = 'CL002';
  end if;
  if OLD.status <> 'DRAFT' and OLD.starts_at <= moment
     and (OLD."team_one", OLD."team_two", OLD."pick", OLD."pick_details", OLD."market", OLD."line", OLD."odds", OLD."units", OLD."book", OLD."probability", OLD."date", OLD."time", OLD."league", OLD."tier", OLD."starts_at", OLD."analyst", OLD."release_at", OLD."id", OLD."published_at", OLD."readable_at") is distinct from (NEW."team_one", NEW."team_two", NEW."pick", NEW."pick_details", NEW."market", NEW."line", NEW."odds", NEW."units", NEW."book", NEW."probability", NEW."date", NEW."time", NEW."league", NEW."tier", NEW."starts_at", NEW."analyst", NEW."release_at", NEW."id", NEW."published_at", NEW."readable_at") then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
  if OLD.status <> 'DRAFT' then
    if NEW.status = 'DRAFT' or NEW.id <> OLD.id then
      raise exception 'a posted pick stays in the record' using errcode = 'CL002';
    end if;
    if (OLD."team_one", OLD."team_two", OLD."pick", OLD."pick_details", OLD."market", OLD."line", OLD."odds", OLD."units", OLD."book", OLD."probability", OLD."league", OLD."tier", OLD."analyst") is distinct from (NEW."team_one", NEW."team_two", NEW."pick", NEW."pick_details", NEW."market", NEW."line", NEW."odds", NEW."units", NEW."book", NEW."probability", NEW."league", NEW."tier", NEW."analyst") then
      if record_first_start(OLD.id) <= moment then
        raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
      end if;
    end if;
  end if;
  NEW.version := OLD.version + ((OLD."team_one", OLD."team_two", OLD."pick", OLD."pick_details", OLD."market", OLD."line", OLD."odds", OLD."units", OLD."book", OLD."probability", OLD."date", OLD."time", OLD."league", OLD."tier", OLD."starts_at", OLD."analyst", OLD."release_at") is distinct from (NEW."team_one", NEW."team_two", NEW."pick", NEW."pick_details", NEW."market", NEW."line", NEW."odds", NEW."units", NEW."book", NEW."probability", NEW."date", NEW."time", NEW."league", NEW."tier", NEW."starts_at", NEW."analyst", NEW."release_at"))::int;
  if released and (OLD."team_one", OLD."team_two", OLD."pick", OLD."pick_details", OLD."market", OLD."line", OLD."odds", OLD."units", OLD."book", OLD."probability", OLD."date", OLD."time") is distinct from (NEW."team_one", NEW."team_two", NEW."pick", NEW."pick_details", NEW."market", NEW."line", NEW."odds", NEW."units", NEW."book", NEW."probability", NEW."date", NEW."time") then
    insert into pick_revisions (pick_id, version, "team_one", "team_two", "pick", "pick_details", "market", "line", "odds", "units", "book", "probability", "date", "time", replaced_at)
    values (OLD.id, OLD.version, OLD."team_one", OLD."team_two", OLD."pick", OLD."pick_details", OLD."market", OLD."line", OLD."odds", OLD."units", OLD."book", OLD."probability", OLD."date", OLD."time", NEW.updated_at);
  end if;
  return NEW;
end $$;
