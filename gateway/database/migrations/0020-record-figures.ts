import { Migration } from '@mikro-orm/migrations';

/**
 * The figures of the record (docs/decisions/0027). `record_counted` holds each pick as the record counts it, once as posted
 * and, where a plan's members could only get another price, once more for that plan, with its posted self taken away.
 * `record_sums` holds what these add up to. Both follow from `picks`, `pick_prices`, `game_scores` and
 * `record_overdue`; triggers keep them so in the transaction that changes one of these.
 */
export class Migration0020RecordFigures extends Migration {
  override up(): void {
    for (const statement of TABLES.split(';\n')) if (statement.trim()) this.addSql(statement);
    this.addSql(`create table "record_sums" (${[...KEY, ...SUMS.map(([name, type]) => `"${name}" ${type} not null default 0`)].join(', ')},
      primary key ("grain", "as_tier", "day", "league", "market", "tier", "analyst", "band"))`);
    this.addSql(
      'create index "record_sums_dimensions" on "record_sums" ("grain", "as_tier", "league", "market", "tier", "analyst", "day")',
    );
    for (const statement of [
      SELECTION,
      REGRADE,
      CLOSE,
      COUNTS_OF,
      CELLS,
      COUNT,
      RECOUNT,
      DIFFERENCES,
      TRIGGER,
    ])
      this.addSql(statement);
    for (const [from, to] of NEW_WORDS) this.addSql(replaced(from, to));
    for (const [name, table, when, row] of TRIGGERS)
      this.addSql(
        `create trigger "${name}" after ${when} on "${table}" for each row execute function record_follow('${row}')`,
      );
    this.addSql('select record_recount()');
  }

  override down(): void {
    for (const [name, table] of TRIGGERS) this.addSql(`drop trigger "${name}" on "${table}"`);
    for (const [from, to] of NEW_WORDS) this.addSql(replaced(to, from));
    for (const name of FUNCTIONS) this.addSql(`drop function ${name}`);
    this.addSql(
      'drop table "record_sums", "record_checks", "record_counted", "record_overdue", "game_scores", "pick_prices"',
    );
    for (const table of ['picks', 'pick_revisions'])
      this.addSql(`alter table "${table}" drop column "book", drop column "probability"`);
  }
}

const FUNCTIONS = [
  'record_follow()',
  'record_differences(date, date)',
  'record_recount()',
  'record_count(text)',
  'record_cells(record_counted[], int)',
  'record_counts_of(picks)',
  'record_close(text, text, numeric, numeric, pick_prices)',
  'pick_regrade(text, text, numeric, int, int)',
  'pick_selection(text, text, text, text)',
];

const TABLES = `
alter table "picks" add column "book" varchar(80) null, add column "probability" numeric(5,4) null;
alter table "pick_revisions" add column "book" varchar(80) null, add column "probability" numeric(5,4) null;
create table "pick_prices" (
  "pick_id" varchar(40) not null,
  "moment" text not null,
  "at" timestamptz(3) not null,
  "book" varchar(80) null,
  "line" numeric(7,2) null,
  "odds" numeric(10,6) not null,
  "odds_other" numeric(10,6) null,
  primary key ("pick_id", "moment"));
alter table "pick_prices" add constraint "pick_prices_moment_check" check ("moment" in ('POSTED', 'OPENED_FREE', 'OPENED_PLUS', 'OPENED_PREMIUM', 'OPENED_VIP', 'CLOSE'));
create table "game_scores" (
  "pick_id" varchar(40) not null,
  "at" timestamptz(3) not null,
  "one" int not null,
  "two" int not null,
  "source" varchar(300) null,
  primary key ("pick_id"));
create table "record_overdue" (
  "pick_id" varchar(40) not null,
  "at" timestamptz(3) not null,
  "most_units" numeric(6,2) not null,
  primary key ("pick_id"));
create table "record_counted" (
  "pick_id" varchar(40) not null,
  "as_tier" text not null,
  "sign" int not null,
  "day" date not null,
  "league" text not null,
  "market" text not null,
  "tier" text not null,
  "analyst" text not null,
  "band" text not null,
  "kind" text not null,
  "stake" int null,
  "odds" bigint null,
  "as_posted" boolean not null,
  "close_kind" text null,
  "close_value" bigint null,
  "probability" int null,
  primary key ("pick_id", "as_tier", "sign"));
create index "record_counted_day" on "record_counted" ("as_tier", "day", "pick_id");
create index "record_counted_dimensions" on "record_counted" ("as_tier", "league", "market", "tier", "analyst", "day");
create table "record_checks" (
  "id" serial primary key,
  "at" timestamptz(3) not null,
  "days" int not null,
  "differing" int not null,
  "first_day" date null);
`;

const KEY = ['grain', 'as_tier', 'day', 'league', 'market', 'tier', 'analyst', 'band'].map(
  (name) => `"${name}" ${name === 'day' ? 'date' : 'text'} not null`,
);

/** The text of a function with other words in it. */
function replaced([name, from]: readonly [string, string], [, to]: readonly [string, string]): string {
  return `do $do$ begin execute replace(pg_get_functiondef('${name}'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}

type Wording = readonly [name: string, words: string];

/** Book and probability are words of a pick: sealed, frozen at the start, each old value kept. */
const NEW_WORDS: readonly (readonly [Wording, Wording])[] = [
  wording('record_seal(picks)', 'null as book', 'pick.book'),
  wording('record_seal(picks)', 'null as probability', 'trim_scale(pick.probability)::text as probability'),
  wording('picks_guard()', 'OLD."units",', 'OLD."units", OLD."book", OLD."probability",'),
  wording('picks_guard()', 'NEW."units",', 'NEW."units", NEW."book", NEW."probability",'),
  wording('picks_guard()', ', "units",', ', "units", "book", "probability",'),
];

function wording(name: string, from: string, to: string): readonly [Wording, Wording] {
  return [
    [name, from],
    [name, to],
  ];
}

/** What a pick's words choose, as `selectionOf` of schema/rules/stats says. */
const SELECTION = String.raw`
create function pick_selection(market text, words text, one text, two text) returns text language sql immutable as $$
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
$$`;

/** How a bet ends by the score, as `regrade` says; null where the score does not say. */
const REGRADE = `
create function pick_regrade(market text, selection text, line numeric, one int, two int) returns text language sql immutable as $$
  select case sign(margin) when 1 then 'WIN' when 0 then 'PUSH' when -1 then 'LOSS' end from (select case
    when market = 'MONEYLINE' then lead
    when line is null or trunc(line * 2) <> line * 2 then null
    when market = 'SPREAD' then lead + line
    when market = 'TOTAL' then case selection when 'OVER' then one + two - line when 'UNDER' then line - one - two end
  end as margin from (select case selection when 'ONE' then one - two when 'TWO' then two - one end as lead) l) m
$$`;

/** How a price compares with the close, as \`closingLine\` says: kind and value in whole numbers. */
const CLOSE = `
create function record_close(market text, selection text, line numeric, odds numeric, close pick_prices, out kind text, out value bigint)
language sql immutable as $$
  select k, v from (select
    case when close.pick_id is null or odds is null then null
         when line is not null and line is distinct from close.line then
           case when close.line is not null and side <> 0 then 'MOVED' end
         when close.odds_other is null then 'WITH_MARGIN' else 'FAIR' end as k,
    case when close.pick_id is null or odds is null then null
         when line is not null and line is distinct from close.line then
           case when close.line is not null and side <> 0 then (side * (close.line - line) * 100)::bigint end
         when close.odds_other is null then (div(200000000 * (odds * 1000000) + close.odds * 1000000, 2 * close.odds * 1000000) - 100000000)::bigint
         else (div(200 * (odds * 1000000) * (close.odds_other * 1000000) + (close.odds + close.odds_other) * 1000000,
                   2 * (close.odds + close.odds_other) * 1000000) - 100000000)::bigint end as v
    from (select case when market = 'SPREAD' or selection = 'UNDER' then -1 when selection = 'OVER' then 1 else 0 end as side) s) c
$$`;

/** A pick as the record counts it: nothing while it is a draft or pending. */
const COUNTS_OF = `
create function record_counts_of(pick picks) returns setof record_counted language sql stable as $$
  with posted as (
    select case when o.pick_id is not null then 'OVERDUE' when pick.status = 'WITHDRAWN' then 'WITHDRAWN'
                when pick.late then 'LATE' else pick.result end as kind,
           case when o.pick_id is not null then o.most_units else pick.units end as units, c as close,
           pick_selection(pick.market, pick.pick, pick.team_one, pick.team_two) as selection
      from (select where pick.status <> 'DRAFT') p
      left join record_overdue o on o.pick_id = pick.id
      left join pick_prices c on c.pick_id = pick.id and c.moment = 'CLOSE'),
  plans as (
    select plan.tier, opened as price, case
        when opened.pick_id is null then null
        when opened.line is not distinct from pick.line then pick.result
        else pick_regrade(pick.market, posted.selection, opened.line, s.one, s.two) end as result
      from posted, (values ('FREE', 1, 0), ('PLUS', 2, 0), ('PREMIUM', 3, 60), ('VIP', 4, 120)) plan(tier, rank, early)
      left join pick_prices opened on opened.pick_id = pick.id and opened.moment = 'OPENED_' || plan.tier
      left join game_scores s on s.pick_id = pick.id
     where posted.kind in ('WIN', 'LOSS', 'PUSH')
       and plan.rank >= case pick.tier when 'FREE' then 1 when 'PLUS' then 2 when 'PREMIUM' then 3 else 4 end
       and pick.release_at is not null
       and (pick.published_at is null or pick.release_at - make_interval(mins => plan.early) > pick.published_at)),
  counted as (
    select '' as as_tier, 1 as sign, kind, pick.line, pick.odds, false as as_posted from posted
    union all select tier, -1, kind, pick.line, pick.odds, false from plans, posted
    union all select tier, 1, coalesce(result, kind), case when result is null then pick.line else (price).line end,
                     case when result is null then pick.odds else (price).odds end, result is null from plans, posted)
  select pick.id, counted.as_tier, counted.sign,
         greatest(pick.date, (pick.starts_at at time zone 'America/New_York')::date), pick.league, coalesce(pick.market, ''), pick.tier, coalesce(pick.analyst, ''),
         case when counted.odds is null then 'UNPRICED' when counted.odds < 1.5 then 'HEAVY_FAVORITE' when counted.odds < 1.8 then 'FAVORITE'
              when counted.odds < 2.1 then 'NEAR_EVEN' when counted.odds < 3 then 'UNDERDOG' else 'LONG_SHOT' end,
         counted.kind, (posted.units * 100)::int, (counted.odds * 1000000)::bigint, counted.as_posted,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.kind end,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.value end, (pick.probability * 10000)::int
    from posted, counted, record_close(pick.market, posted.selection, counted.line, counted.odds, posted.close) close
   where counted.kind <> 'PENDING'
$$`;

const GRADED = "c.kind in ('WIN', 'LOSS', 'PUSH')";
const DECIDED = "c.kind in ('WIN', 'LOSS') and c.stake is not null and c.odds is not null";
const MONEY = `(${GRADED} and c.stake is not null and c.odds is not null or c.kind = 'OVERDUE')`;
/** What one unit won or lost, in millionths. */
const NET = "(case c.kind when 'WIN' then c.odds - 1000000 when 'PUSH' then 0 else -1000000 end)";
const STAKE = 'c.stake::bigint';

/** The sums of `SUM_COLUMNS`, each with its type and what one pick adds, as whole numbers of 10^-places. */
const SUMS: readonly (readonly [column: string, type: string, adds: string])[] = [
  ['n', 'int', `(${GRADED})::int`],
  ['w', 'int', "(c.kind = 'WIN')::int"],
  ['l', 'int', "(c.kind = 'LOSS')::int"],
  ['push', 'int', "(c.kind = 'PUSH')::int"],
  ['void', 'int', "(c.kind = 'VOID')::int"],
  ['late', 'int', "(c.kind = 'LATE')::int"],
  ['withdrawn', 'int', "(c.kind = 'WITHDRAWN')::int"],
  ['overdue', 'int', "(c.kind = 'OVERDUE')::int"],
  ['as_posted', 'int', `(c.as_posted and ${GRADED})::int`],
  ['priced', 'int', `(${DECIDED})::int`],
  ['s', 'bigint', `case when ${MONEY} then ${STAKE} else 0 end`],
  ['s2', 'bigint', `case when ${MONEY} then ${STAKE} * c.stake else 0 end`],
  ['p', 'bigint', `case when ${MONEY} then ${STAKE} * ${NET} else 0 end`],
  ['p2', 'numeric', `case when ${MONEY} then (${STAKE} * ${NET})::numeric * (${STAKE} * ${NET}) else 0 end`],
  ['ps', 'numeric', `case when ${MONEY} then (${STAKE} * ${NET})::numeric * c.stake else 0 end`],
  [
    'variance',
    'numeric',
    `case when ${DECIDED} then (${STAKE} * c.stake)::numeric * (c.odds - 1000000) else 0 end`,
  ],
  [
    'inverse_odds',
    'bigint',
    `case when ${DECIDED} then (2000000000000000000 + c.odds) / (2 * c.odds) else 0 end`,
  ],
  ['flat_s', 'int', `(${MONEY})::int`],
  ['flat_p', 'bigint', `case when ${MONEY} then ${NET} else 0 end`],
  ['flat_p2', 'numeric', `case when ${MONEY} then ${NET}::numeric * ${NET} else 0 end`],
  ['flat_variance', 'bigint', `case when ${DECIDED} then c.odds - 1000000 else 0 end`],
  ['clv_n', 'int', "(c.close_kind is not distinct from 'FAIR')::int"],
  ['clv', 'bigint', "case c.close_kind when 'FAIR' then c.close_value else 0 end"],
  ['clv2', 'numeric', "case c.close_kind when 'FAIR' then c.close_value::numeric * c.close_value else 0 end"],
  ['margin_n', 'int', "(c.close_kind is not distinct from 'WITH_MARGIN')::int"],
  ['margin', 'bigint', "case c.close_kind when 'WITH_MARGIN' then c.close_value else 0 end"],
  [
    'margin2',
    'numeric',
    "case c.close_kind when 'WITH_MARGIN' then c.close_value::numeric * c.close_value else 0 end",
  ],
  ['moved_n', 'int', "(c.close_kind is not distinct from 'MOVED')::int"],
  ['moved_points', 'bigint', "case c.close_kind when 'MOVED' then c.close_value else 0 end"],
  ['moved_ahead', 'int', "(c.close_kind is not distinct from 'MOVED' and c.close_value > 0)::int"],
];

/**
 * The cells of `record_sums` that a pick adds to: its own (DAY), the same of all days (ALL), its day's (TOTAL), and its day's
 * by each dimension alone.
 */
const CELLS_OF = `(values ('ALL', date '1970-01-01', c.league, c.market, c.tier, c.analyst, c.band),
  ('DAY', c.day, c.league, c.market, c.tier, c.analyst, c.band), ('TOTAL', c.day, '*', '*', '*', '*', '*'),
  ('LEAGUE', c.day, c.league, '*', '*', '*', '*'), ('MARKET', c.day, '*', c.market, '*', '*', '*'),
  ('TIER', c.day, '*', '*', c.tier, '*', '*'), ('ANALYST', c.day, '*', '*', '*', c.analyst, '*'),
  ('BAND', c.day, '*', '*', '*', '*', c.band)) cell(grain, day, league, market, tier, analyst, band)`;
const CELL = ['grain', 'day', 'league', 'market', 'tier', 'analyst', 'band'].map((name) => `cell.${name}`);
const ADDED = SUMS.map(([name, type, adds]) => `sum(c.sign * times * (${adds}))::${type} as "${name}"`).join(
  ', ',
);
const CELLS_SQL = `select cell.grain, c.as_tier, ${CELL.slice(1).join(', ')}, ${ADDED}
    from SOURCE cross join lateral ${CELLS_OF}
   group by c.as_tier, ${CELL.join(', ')}`;

const CELLS = `
create function record_cells(counted record_counted[], times int) returns setof record_sums language sql immutable as $$
  ${CELLS_SQL.replace('SOURCE', 'unnest(counted) c')}
$$`;

/** Brings what is counted of a pick up to date: takes away what was, adds what is. Cells are locked in one order. */
const COUNT = `
create function record_count(counted_id text) returns void language plpgsql as $$
declare
  before record_counted[];
  after record_counted[];
begin
  perform from picks where id = counted_id for no key update;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into before from record_counted c where c.pick_id = counted_id;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into after from picks p, record_counts_of(p) c where p.id = counted_id;
  if before = after then
    return;
  end if;
  delete from record_counted where pick_id = counted_id;
  insert into record_counted select * from unnest(after);
  insert into record_sums as held
    select grain, as_tier, day, league, market, tier, analyst, band, ${SUMS.map(([name]) => `sum(${name})`).join(', ')}
      from (select * from record_cells(before, -1) union all select * from record_cells(after, 1)) changed
     group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (grain, as_tier, day, league, market, tier, analyst, band) do update
       set ${SUMS.map(([name]) => `${name} = held.${name} + excluded.${name}`).join(', ')};
end $$`;

/** Everything from the start, for a first migration and for repairs. */
const RECOUNT = `
create function record_recount() returns void language plpgsql as $$
begin
  lock table picks, pick_prices, game_scores, record_overdue in share row exclusive mode;
  delete from record_counted;
  delete from record_sums;
  insert into record_counted select c.* from picks p, record_counts_of(p) c;
  insert into record_sums ${CELLS_SQL.replace('SOURCE', '(select 1 as times) one, record_counted c')};
end $$`;

/** Cells of these days that differ from what the picks come to, in any sum; cells of nothing are as good as none. */
const DIFFERENCES = `
create function record_differences(from_day date, to_day date) returns table (day date, cells int) language sql stable as $$
  with counted as (select c.* from picks p, record_counts_of(p) c 
                where p.date between from_day - 30 and to_day and c.day between from_day and to_day),
  told as (${CELLS_SQL.replace('SOURCE', '(select 1 as times) one, counted c')}),
  both_sides as (
    select * from told where grain <> 'ALL'
    union all
    select grain, as_tier, day, league, market, tier, analyst, band, ${SUMS.map(([name]) => `-${name}`).join(', ')}
      from record_sums where grain <> 'ALL' and day between from_day and to_day),
  differing as (
    select day from both_sides group by grain, as_tier, day, league, market, tier, analyst, band
    having ${SUMS.map(([name]) => `sum(${name}) <> 0`).join(' or ')})
  select day, count(*)::int from differing group by day order by day
$$`;

const TRIGGER = `
create function record_follow() returns trigger language plpgsql as $$
begin
  if TG_TABLE_NAME = 'picks' and TG_OP <> 'DELETE' then
    if NEW.status = 'DRAFT' then
      return null;
    end if;
  end if;
  perform record_count(case when TG_OP = 'DELETE' then to_jsonb(OLD) ->> TG_ARGV[0] else to_jsonb(NEW) ->> TG_ARGV[0] end);
  return null;
end $$`;

const ANY_CHANGE = 'insert or update or delete';
const TRIGGERS: [name: string, table: string, when: string, row: string][] = [
  ['picks_counted', 'picks', ANY_CHANGE, 'id'],
  ['pick_prices_counted', 'pick_prices', ANY_CHANGE, 'pick_id'],
  ['game_scores_counted', 'game_scores', ANY_CHANGE, 'pick_id'],
  ['record_overdue_counted', 'record_overdue', ANY_CHANGE, 'pick_id'],
];
