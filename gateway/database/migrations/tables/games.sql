-- The schedule and prices of the feed, and which game a pick is on; never part of a pick. Rows that are changed in place
-- keep room for the change, so that no index grows with it.

create table teams (
  id varchar(120) primary key,
  league league not null,
  name varchar(80) not null,
  key varchar(80) not null,
  unique (league, key)
);

create table team_aliases (
  league league not null,
  key varchar(80) not null,
  team_id varchar(120) not null references teams on delete cascade,
  primary key (league, key)
);

create table games (
  id varchar(40) primary key,
  league league not null,
  away varchar(120) not null references teams,
  home varchar(120) not null references teams,
  day date not null,
  game_no int not null,
  starts_at timestamptz(3) not null,
  starts_seen int not null default 1,
  status text not null check (status in ('SCHEDULED', 'LIVE', 'FINAL', 'GONE', 'POSTPONED')),
  absent int not null default 0,
  away_score int,
  home_score int,
  final_at timestamptz(3),
  confirmed_at timestamptz(3)
) with (fillfactor = 70);
create index games_day on games (day, starts_at);
create index games_league on games (league, starts_at);

create table game_ids (
  id varchar(80) primary key,
  game_id varchar(40) not null references games on delete cascade
);
create index game_ids_game on game_ids (game_id);

create table game_starts (
  game_id varchar(40) not null references games on delete cascade,
  n int not null,
  starts_at timestamptz(3) not null,
  noted_at timestamptz(3) not null,
  primary key (game_id, n)
);

create table game_questions (
  id varchar(160) primary key,
  kind text not null check (kind in ('NEW_ID', 'GONE', 'START', 'NOT_PLAYED', 'CORRECTED')),
  game_id varchar(40) not null references games on delete cascade,
  other_game_id varchar(40) references games on delete cascade,
  asked_at timestamptz(3) not null,
  answer text,
  answered_at timestamptz(3),
  answered_by varchar(128)
);
create index game_questions_open on game_questions (game_id) where answer is null;

-- Without a game: somebody said that the pick is on none, so that none is looked for.
create table pick_games (
  pick_id varchar(40) primary key references picks on delete cascade,
  game_id varchar(40) references games,
  reversed boolean not null,
  linked_at timestamptz(3) not null
);
create index pick_games_game on pick_games (game_id);

create table odds_quotes (
  game_id varchar(40) not null references games on delete cascade,
  book varchar(80) not null,
  market text not null,
  line numeric(7, 2),
  one numeric(10, 6) not null,
  two numeric(10, 6) not null,
  draw numeric(10, 6),
  changed_at timestamptz(3) not null,
  gone_at timestamptz(3),
  primary key (game_id, book, market)
) with (fillfactor = 70);

create table feed_tasks (
  kind text not null check (kind in ('EVENTS', 'SCORES', 'ODDS')),
  league league not null,
  due_at timestamptz(3) not null,
  leased_until timestamptz(3),
  failures int not null default 0,
  failure text,
  since timestamptz(3),
  round_at timestamptz(3),
  faults jsonb not null default '[]'::jsonb,
  faults_since timestamptz(3),
  primary key (kind, league)
) with (fillfactor = 70);

create table feed_books (
  league league not null,
  book varchar(80) not null,
  key varchar(80) not null,
  seen_at timestamptz(3) not null,
  primary key (league, book)
) with (fillfactor = 70);

create table feed_rounds (
  id bigint generated always as identity primary key,
  kind text not null,
  league league not null,
  at timestamptz(3) not null,
  hash varchar(64) not null,
  games int not null,
  dropped int not null,
  remaining int,
  used int
);
create index feed_rounds_at on feed_rounds (at);

-- What the scanner found, kept for thirty days. A row is open as long as each round finds it again.
create table arbitrages (
  id bigint generated always as identity primary key,
  game_id varchar(40) not null references games on delete cascade,
  market text not null,
  line numeric(7, 2),
  book_one varchar(80) not null,
  odds_one numeric(10, 6) not null,
  seen_one timestamptz(3) not null,
  book_two varchar(80) not null,
  odds_two numeric(10, 6) not null,
  seen_two timestamptz(3) not null,
  margin numeric(8, 6) not null,
  best_margin numeric(8, 6) not null,
  rounds int not null default 1,
  found_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  gone_at timestamptz(3)
) with (fillfactor = 70);
create index arbitrages_found on arbitrages (found_at);
create unique index arbitrages_open on arbitrages (game_id, market, coalesce(line, 0)) where gone_at is null;
