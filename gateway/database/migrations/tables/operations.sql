-- Mail that waits to be sent, what is counted for limits, and how backups and background jobs run.

create table outbox (
  id bigserial primary key,
  key varchar(120) not null,
  recipient varchar(320) not null,
  template varchar(40) not null,
  data jsonb not null,
  created_at timestamptz(3) not null,
  next_attempt_at timestamptz(3) not null,
  attempts smallint not null default 0,
  sent_at timestamptz(3),
  failure text,
  dropped_at timestamptz(3),
  constraint outbox_key_unique unique (key)
);
create index outbox_open on outbox (next_attempt_at) where sent_at is null;
create index outbox_recipient on outbox (lower(recipient), id);

-- Addresses that no mail may go to.
create table mail_suppressions (
  address_key varchar(64) not null,
  scope text not null check (scope in ('ALL', 'NEWS')),
  reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
  detail varchar(300),
  at timestamptz(3) not null,
  primary key (address_key, scope)
);

create table rate_limits (
  key varchar(200) primary key,
  window_starts_at timestamptz(3) not null,
  count int not null
);

-- Unlogged: a crash forgets at most a minute of counting.
create unlogged table cost_points (
  key varchar(80) primary key,
  window_starts_at timestamptz(3) not null,
  taken int not null
);

create table job_runs (
  name varchar(40) primary key,
  every_seconds int not null,
  ran_at timestamptz(3),
  took_ms int,
  failing_since timestamptz(3),
  failure varchar(300),
  watched_since timestamptz(3)
);

-- Problems that somebody has looked at.
create table problem_acknowledgements (
  kind varchar(20) not null,
  subject varchar(200) not null,
  fact char(64) not null,
  note varchar(200) not null,
  actor varchar(128) not null,
  at timestamptz(3) not null,
  until timestamptz(3) not null,
  primary key (kind, subject)
);

-- Each backup that finished, written by what took it: deploy/backup/back-up.sh, or a job of the operator's.
create table backups (
  finished_at timestamptz primary key default now(),
  kind text not null check (kind in ('full', 'diff', 'incr'))
);
