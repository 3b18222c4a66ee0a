-- Versions of a pick: each change of its content counts one, so that two editors notice each other, and after its release
-- the words that members paid for are kept. Called by picks_before_write and by the refusal of late changes.

-- What was bet on, and why. A new field that members pay for stands here and in picks_keep_revision.
create or replace function picks_bet_changed(before picks, after picks) returns boolean
language sql immutable as $$
  select (before.team_one, before.team_two, before.pick, before.pick_details, before.market,
          before.line, before.odds, before.units, before.book, before.probability)
    is distinct from
         (after.team_one, after.team_two, after.pick, after.pick_details, after.market,
          after.line, after.odds, after.units, after.book, after.probability)
$$;

-- The words that members pay for: the bet, and when its game is.
create or replace function picks_words_changed(before picks, after picks) returns boolean
language sql immutable as $$
  select picks_bet_changed(before, after) or (before.date, before.time) is distinct from (after.date, after.time)
$$;

-- Everything that an edit can change.
create or replace function picks_content_changed(before picks, after picks) returns boolean
language sql immutable as $$
  select picks_words_changed(before, after)
      or (before.league, before.tier, before.starts_at, before.analyst, before.release_at)
         is distinct from (after.league, after.tier, after.starts_at, after.analyst, after.release_at)
$$;

create or replace function picks_next_version(before picks, after picks) returns int
language sql immutable as $$
  select before.version + picks_content_changed(before, after)::int
$$;

-- After release an edit of the words keeps the old ones (pick_revisions).
create or replace function picks_keep_revision(before picks, after picks) returns void
language plpgsql as $$
declare
  moment timestamptz := greatest(clock_timestamp(), before.updated_at, after.updated_at);
begin
  if before.status = 'DRAFT' or (before.readable_at <= moment) is not true or not picks_words_changed(before, after) then
    return;
  end if;
  insert into pick_revisions (pick_id, version, team_one, team_two, pick, pick_details, market,
                              line, odds, units, book, probability, date, time, replaced_at)
  values (before.id, before.version, before.team_one, before.team_two, before.pick, before.pick_details, before.market,
          before.line, before.odds, before.units, before.book, before.probability, before.date, before.time, after.updated_at);
end $$;
