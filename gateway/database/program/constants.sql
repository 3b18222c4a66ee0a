-- Rules that SQL shares with schema/rules. Written by npm run codegen; do not edit.

-- The plans in their order, and how much earlier than the rest each reads a pick.
create or replace function rules_tiers() returns table (tier text, rank int, early_access_minutes int) language sql immutable as $$ values ('FREE', 1, 0), ('PLUS', 2, 0), ('PREMIUM', 3, 60), ('VIP', 4, 120) $$;

-- The limits of the house where no policy is in the log yet.
create or replace function rules_most_units() returns numeric language sql immutable as $$ select 5::numeric $$;
create or replace function rules_void_reasons() returns text[] language sql immutable as $$ select '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[] $$;

-- Months in the amounts of the ledger of recurring revenue.
create or replace function rules_ledger_months() returns int language sql immutable as $$ select 12 $$;

-- How long a trial lasts, with the most days that staff gives to one, and how long after its end it may be paid for.
create or replace function rules_trial_length() returns interval language sql immutable as $$ select interval '24 hours' $$;
create or replace function rules_longest_trial() returns interval language sql immutable as $$ select interval '4344 hours' $$;
create or replace function rules_trial_paid_within() returns interval language sql immutable as $$ select interval '192 hours' $$;

-- How far the day of a posted pick may move in all, and how late it may open before it is lost.
create or replace function rules_most_moved() returns interval language sql immutable as $$ select interval '14 days' $$;
create or replace function rules_overdue_after() returns interval language sql immutable as $$ select interval '24 hours' $$;

-- The band of decimal odds.
create or replace function rules_odds_band(odds numeric) returns text language sql immutable as $$ select case when odds is null then 'UNPRICED' when odds < 1.5 then 'HEAVY_FAVORITE' when odds < 1.8 then 'FAVORITE' when odds < 2.1 then 'NEAR_EVEN' when odds < 3 then 'UNDERDOG' else 'LONG_SHOT' end $$;

-- A close that was noted longer than this before the start is early.
create or replace function rules_close_within() returns interval language sql immutable as $$ select interval '60 seconds' $$;

-- In folded words: what names a part of a game or another bet than on the whole game, over and under, and a total of the whole game.
create or replace function rules_game_part() returns text language sql immutable as $$ select ' (?:(?:1st|first) half|1 ?h[ou]?|h ?1|1st h|fh|(?:2nd|second) half|2 ?h[ou]?|h ?2|2nd h|sh|half|halves|halftime|ht|(?:1st|first) (?:quarter|qtr)|1 ?q|q ?1|quarters?|qtrs?|[2-4] ?q|q ?[2-4]|(?:1st|first) (?:period|per)|1 ?p|p ?1|periods?|(?:(?:2nd|second)|(?:3rd|third)) per|[23] ?p|p ?[23]|f ?[3-7]|(?:1st|first) (?:[3-7]|three|four|five|six|seven)|innings?|inns?|[ny]rfi|(?:1st|first) [0-9]+ min(?:ute)?s?|reg|regulation|60 ?min(?:ute)?s?|(?:no|excl|excluding|without|w o|not incl|not including) (?:ot|overtime|extra innings)|3 ?way|three way|1x2|double chance|draw|tie|dnb|tnb|tt|itt|team (?:total|points|goals|runs)s?|individual total|series|in [4-7]|season|win total|(?:the )?(?:title|championship|division|conference|pennant)|super bowl|parlay|tease[drs]?|teasing|round robin|same game|sgp|race to|first to|(?:score|scores|to score|goal|basket|touchdown|td) first|first (?:score|basket|goal|touchdown|td)|by (?:[0-9]+|a|more|at least|double|one|two|three|four|five|six|seven|eight|nine|ten)|win by|wins by|leads?|leading|winning margin|margin of victory|wire to wire|1st|2nd|3rd|4th) ' $$;
create or replace function rules_over() returns text language sql immutable as $$ select ' (?:over ?[0-9]*|o ?[0-9]+) ' $$;
create or replace function rules_under() returns text language sql immutable as $$ select ' (?:under ?[0-9]*|u ?[0-9]+) ' $$;
create or replace function rules_game_total() returns text language sql immutable as $$ select '^(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?))*(?: (?:over ?[0-9]*|o ?[0-9]+|under ?[0-9]*|u ?[0-9]+)(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?|units?|[0-9]+u?))*|(?: [0-9]+)+ (?:over|under)(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?))*) $' $$;
