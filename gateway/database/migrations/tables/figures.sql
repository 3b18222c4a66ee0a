-- Figures of the record, as sums that follow every write (docs/decisions/0030).

create table record_counted (
  pick_id varchar(40) not null,
  as_tier text not null,
  sign int not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  kind text not null,
  stake int,
  odds bigint,
  as_posted boolean not null,
  close_kind text,
  close_value bigint,
  probability int,
  primary key (pick_id, as_tier, sign)
);
create index record_counted_day on record_counted (as_tier, day, pick_id);
create index record_counted_dimensions on record_counted (as_tier, league, market, tier, analyst, day);

create table record_sums (
  grain text not null,
  as_tier text not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  n int not null default 0,
  w int not null default 0,
  l int not null default 0,
  push int not null default 0,
  void int not null default 0,
  late int not null default 0,
  withdrawn int not null default 0,
  overdue int not null default 0,
  as_posted int not null default 0,
  priced int not null default 0,
  s bigint not null default 0,
  s2 bigint not null default 0,
  p bigint not null default 0,
  p2 numeric not null default 0,
  ps numeric not null default 0,
  variance numeric not null default 0,
  inverse_odds bigint not null default 0,
  flat_s int not null default 0,
  flat_p bigint not null default 0,
  flat_p2 numeric not null default 0,
  flat_variance bigint not null default 0,
  clv_n int not null default 0,
  clv bigint not null default 0,
  clv2 numeric not null default 0,
  margin_n int not null default 0,
  margin bigint not null default 0,
  margin2 numeric not null default 0,
  moved_n int not null default 0,
  moved_points bigint not null default 0,
  moved_ahead int not null default 0,
  primary key (grain, as_tier, day, league, market, tier, analyst, band)
);
create index record_sums_dimensions on record_sums (grain, as_tier, league, market, tier, analyst, day);

create table record_checks (
  id serial primary key,
  at timestamptz(3) not null,
  days int not null,
  differing int not null,
  first_day date
);
