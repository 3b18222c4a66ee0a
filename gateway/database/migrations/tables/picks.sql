-- Picks and what became of them. Gateways reuse an answer only while picks_version is the same.

create table picks (
  id varchar(40) primary key,
  league league not null,
  tier tier not null,
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  team_one varchar(80) not null,
  team_two varchar(80) not null,
  pick varchar(200) not null,
  pick_details text not null,
  market text check (market in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP')),
  line numeric(7, 2),
  odds numeric(10, 6),
  units numeric(6, 2),
  date date not null,
  time varchar(5) not null,
  starts_at timestamptz(3) not null,
  analyst varchar(80),
  release_at timestamptz(3),
  published_at timestamptz(3),
  readable_at timestamptz(3),
  result text not null default 'PENDING' check (result in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID')),
  graded_at timestamptz(3),
  withdrawn_at timestamptz(3),
  version int not null default 1,
  request_id varchar(64),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  late boolean not null default false,
  imported boolean not null default false,
  reveal_on date,
  withdrawn_reason varchar(500),
  withdrawn_by varchar(80),
  book varchar(80),
  probability numeric(5, 4),
  constraint picks_request_id_unique unique (request_id)
);
create index picks_day on picks (date, tier, starts_at);
create index picks_imported on picks (id) where imported;
create index picks_in_order on picks (date, starts_at, id);

create table pick_revisions (
  pick_id varchar(40) not null,
  version int not null,
  team_one varchar(80) not null,
  team_two varchar(80) not null,
  pick varchar(200) not null,
  pick_details text not null,
  market text check (market in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP')),
  line numeric(7, 2),
  odds numeric(10, 6),
  units numeric(6, 2),
  date date not null,
  time varchar(5) not null,
  replaced_at timestamptz(3) not null,
  book varchar(80),
  probability numeric(5, 4),
  primary key (pick_id, version)
);

-- A grade is of a pick that is there, which keeps picks from being emptied, too.
create table pick_grades (
  pick_id varchar(40) not null,
  n int not null,
  at timestamptz(3) not null,
  result text not null check (result in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID')),
  void_reason varchar(40),
  score varchar(80),
  source varchar(300),
  author varchar(80),
  reason varchar(500),
  primary key (pick_id, n),
  constraint pick_grades_pick_id_foreign foreign key (pick_id) references picks
);

create table pick_prices (
  pick_id varchar(40) not null,
  moment text not null
    check (moment in ('POSTED', 'OPENED_FREE', 'OPENED_PLUS', 'OPENED_PREMIUM', 'OPENED_VIP', 'CLOSE')),
  at timestamptz(3) not null,
  book varchar(80),
  line numeric(7, 2),
  odds numeric(10, 6) not null,
  odds_other numeric(10, 6),
  primary key (pick_id, moment)
);

create table game_scores (
  pick_id varchar(40) primary key,
  at timestamptz(3) not null,
  one int not null,
  two int not null,
  source varchar(300)
);

create table pick_changes (
  id bigserial primary key,
  pick_id varchar(40) not null,
  kind varchar(10) not null,
  from_day date,
  to_day date
);

create table picks_version (
  id int primary key,
  stamp uuid not null default gen_random_uuid(),
  writer xid8
);

-- Picks that were graded or closed otherwise than the rules of today say, as the nightly check found them.
create table picks_by_other_rules (
  pick_id varchar(40) primary key references picks on delete cascade,
  at timestamptz(3) not null,
  text text not null
);

-- What analysts say of themselves, and which account a name belongs to.
create table analyst_texts (
  name varchar(80) primary key,
  text varchar(600) not null,
  user_id varchar(128),
  updated_at timestamptz(3) not null,
  constraint analyst_texts_user_id_foreign foreign key (user_id) references users on update cascade on delete set null
);

insert into picks_version (id) values (1);
