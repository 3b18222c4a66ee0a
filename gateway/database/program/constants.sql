-- Rules that SQL shares with schema/rules. Written by npm run codegen; do not edit.

-- The plans in their order, and how much earlier than the rest each reads a pick.
create or replace function rules_tiers() returns table (tier text, rank int, early_access_minutes int) language sql immutable as $$ values ('FREE', 1, 0), ('PLUS', 2, 0), ('PREMIUM', 3, 60), ('VIP', 4, 120) $$;

-- The limits of the house where no policy is in the log yet.
create or replace function rules_most_units() returns numeric language sql immutable as $$ select 5::numeric $$;
create or replace function rules_void_reasons() returns text[] language sql immutable as $$ select '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[] $$;

-- How far the day of a posted pick may move in all, and how late it may open before it is lost.
create or replace function rules_most_moved() returns interval language sql immutable as $$ select interval '14 days' $$;
create or replace function rules_overdue_after() returns interval language sql immutable as $$ select interval '24 hours' $$;

-- The band of decimal odds.
create or replace function rules_odds_band(odds numeric) returns text language sql immutable as $$ select case when odds is null then 'UNPRICED' when odds < 1.5 then 'HEAVY_FAVORITE' when odds < 1.8 then 'FAVORITE' when odds < 2.1 then 'NEAR_EVEN' when odds < 3 then 'UNDERDOG' else 'LONG_SHOT' end $$;
