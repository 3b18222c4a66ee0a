-- Which side or total a pick names, read from its words; null where they name none or both. Called by record_counts_of.
create or replace function pick_selection(market text, words text, one text, two text) returns text
language sql immutable as $$
  select case
    when market = 'TOTAL' then case
      when over_ and not under_ then 'OVER' when under_ and not over_ then 'UNDER' end
    when market in ('SPREAD', 'MONEYLINE') then case
      when one_ and not two_ then 'ONE' when two_ and not one_ then 'TWO' end
    end
  from (select lower(words) ~ '(^|[^a-z0-9_])over([^a-z0-9_]|$)' as over_, lower(words) ~ '(^|[^a-z0-9_])under([^a-z0-9_]|$)' as under_,
    (select bool_or(starts_with(lower(words) || ' ', array_to_string(parts[first:], ' ') || ' '))
       from (select regexp_split_to_array(lower(trim(one)), '\s+') as parts) p, generate_subscripts(parts, 1) first
      where array_to_string(parts[first:], ' ') <> '') as one_,
    (select bool_or(starts_with(lower(words) || ' ', array_to_string(parts[first:], ' ') || ' '))
       from (select regexp_split_to_array(lower(trim(two)), '\s+') as parts) p, generate_subscripts(parts, 1) first
      where array_to_string(parts[first:], ' ') <> '') as two_) named
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
