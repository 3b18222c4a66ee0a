-- The sealed record (docs/record.md): leaves in the order of their commits, what opens them, what is signed of them.

create table record_head (
  id int primary key,
  size int not null default 0,
  at timestamptz(3),
  clock varchar(8) not null default 'SERVER',
  most_units numeric(6, 2) not null default 5,
  void_reasons text[] not null default '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}',
  stopped text
);

create table record_leaves (
  index int primary key,
  at timestamptz(3) not null,
  body text not null,
  kind text not null,
  pick_id text,
  reveal_by text
);
create index record_leaves_announced on record_leaves (kind, index) where kind in ('key', 'policy');
create index record_leaves_due on record_leaves (reveal_by);
create index record_leaves_pick on record_leaves (pick_id, index);

create table record_openings (
  index int primary key,
  salt bytea not null,
  bet text not null,
  why_salt bytea not null,
  why text not null
);

create table record_price_openings (
  index int primary key,
  salt bytea not null,
  price text not null
);

create table record_days (
  day date primary key,
  index int
);

create table record_tiles (
  level int not null,
  n int not null,
  hashes bytea not null,
  primary key (level, n)
);

create table record_checkpoints (
  size int primary key,
  at timestamptz(3) not null,
  root bytea not null,
  note text not null
);

create table record_cosignatures (
  size int not null,
  name text not null,
  at timestamptz(3) not null,
  line text not null,
  primary key (size, name)
);

create table record_timestamps (
  size int primary key,
  at timestamptz(3) not null,
  authority text not null,
  token bytea not null
);

create table record_overdue (
  pick_id varchar(40) primary key,
  at timestamptz(3) not null,
  most_units numeric(6, 2) not null
);

insert into record_head (id) values (1);
