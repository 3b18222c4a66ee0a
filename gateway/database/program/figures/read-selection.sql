-- Which side or total of the whole game a pick names, read from its words; null where they name none or both, a part of the game or one
-- team's points. As selectionOf and otherBet of schema/rules say. Called by record_counts_of.
create or replace function pick_selection(market text, words text, one text, two text) returns text
language sql immutable as $$
  select case
    when folded ~ rules_game_part() then null
    when (over_ or under_) and (folded = without_one) <> (without_one = without_both) then null
    when (over_ or under_) and without_both !~ rules_game_total() then null
    when market = 'TOTAL' then case when over_ and not under_ then 'OVER' when under_ and not over_ then 'UNDER' end
    when market in ('SPREAD', 'MONEYLINE') then case
      when pick_names(live, one) and not pick_names(live, two) then 'ONE'
      when pick_names(live, two) and not pick_names(live, one) then 'TWO' end
  end
  from (select f as folded, f ~ rules_over() as over_, f ~ rules_under() as under_,
               regexp_replace(words, '^([(\[]live[)\]]|live\M)[: ]*', '', 'i') as live
          from pick_folded(words) f) w,
       lateral (select pick_without(folded, one) as without_one) o,
       lateral (select pick_without(without_one, two) as without_both) b
$$;

-- Words in lower case, everything but letters and digits one space, a space at both ends: as folded of schema/rules. Called by pick_selection.
create or replace function pick_folded(words text) returns text
language sql immutable as $$
  select ' ' || trim(regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g')) || ' '
$$;

-- Folded words without a team's name, or the last words of it, of which a number alone is none: as without of schema/rules. Called by
-- pick_selection.
create or replace function pick_without(folded text, team text) returns text
language sql immutable as $$
  select regexp_replace(folded, case when strpos(folded, name) > 0 then name
                                     else ' ' || regexp_replace(trim(name), '([a-z0-9]+) (?=.*[a-z])', '(?:\1 )?', 'g') || ' ' end, ' ')
    from pick_folded(team) name
$$;

-- Whether words begin with a team's name, or the last words of it: what they say up to its last word is the end of it. Called by
-- pick_selection.
create or replace function pick_names(words text, team text) returns boolean
language sql immutable as $$
  select coalesce(length(begun) > 0 and right(' ' || name, length(begun) + 1) = ' ' || begun, false)
    from (select regexp_replace(lower(trim(team)), '\s+', ' ', 'g') as name) n,
         lateral (select substring(name from '[^ ]+$') as last) l,
         lateral (select left(lower(words), nullif(strpos(lower(words) || ' ', last || ' '), 0) + length(last) - 1) as begun) b
$$;

-- What a final score makes of a selection at another line; null where that cannot be said (schema/rules/stats/regrade.ts).
create or replace function pick_regrade(market text, selection text, line numeric, one int, two int) returns text
language sql immutable as $$
  select case sign(margin) when 1 then 'WIN' when 0 then 'PUSH' when -1 then 'LOSS' end from (select case
    when market = 'MONEYLINE' then lead
    when line is null or trunc(line * 2) <> line * 2 then null
    when market = 'SPREAD' then lead + line
    when market = 'TOTAL' then case selection when 'OVER' then one + two - line when 'UNDER' then line - one - two end
  end as margin from (select case selection when 'ONE' then one - two when 'TWO' then two - one end as lead) l) m
$$;
