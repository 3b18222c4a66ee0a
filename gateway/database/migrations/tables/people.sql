-- People: accounts, their sessions and keys, and the limits they set themselves.

create table users (
  id varchar(128) primary key,
  email varchar(320) not null,
  is_admin boolean not null default false,
  trial_ends_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  billing jsonb,
  sessions_valid_since timestamptz(3),
  odds_format varchar(10),
  time_zone varchar(64),
  weekly_receipts_since timestamptz(3),
  weekly_receipts_week date,
  person_key varchar(64),
  email_proved_at timestamptz(3),
  role varchar(10),
  disabled_at timestamptz(3),
  books jsonb,
  confirmation_asked_at timestamptz(3),
  constraint users_role check (role is null or role in ('FINANCE', 'SUPPORT', 'ANALYST') or (role = 'OWNER' and is_admin))
);
create index users_email_prefix on users (lower(email) text_pattern_ops);
create unique index users_email_unique on users (lower(email));
create index users_full_name on users (lower((billing->>'firstName') || ' ' || (billing->>'lastName')) text_pattern_ops);
create index users_last_name on users (lower(billing->>'lastName') text_pattern_ops);
create index users_newest on users (created_at, id);
create index users_person on users (person_key);
create index users_weekly_receipts on users (weekly_receipts_week, id) where weekly_receipts_since is not null;

create table sessions (
  user_id varchar(128) not null,
  signed_in_at timestamptz(3) not null,
  device varchar(64) not null,
  device_name varchar(60) not null,
  last_seen_at timestamptz(3) not null,
  announce boolean not null,
  second_factor_at timestamptz(3),
  challenge varchar(100),
  challenged_at timestamptz(3),
  discord_state varchar(64),
  discord_state_at timestamptz(3),
  second_factor_device varchar(64),
  primary key (user_id, signed_in_at),
  constraint sessions_user_id_foreign foreign key (user_id) references users on update cascade on delete cascade
);
create index sessions_to_announce on sessions (signed_in_at) where announce;

-- Of the staff.
create table passkeys (
  id text primary key,
  user_id varchar(128) not null,
  name varchar(60) not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkeys_user_id_foreign foreign key (user_id) references users on update cascade on delete cascade
);
create index passkeys_owner on passkeys (user_id, created_at);

create table account_deletions (
  id varchar(40) primary key,
  user_key varchar(64) not null,
  uid varchar(128),
  cards text[],
  deleted_at timestamptz(3) not null,
  constraint account_deletions_user_key_unique unique (user_key)
);
create index account_deletions_open on account_deletions (deleted_at) where uid is not null;

create table play_limits (
  person_key varchar(64) primary key,
  age_confirmed_at timestamptz(3),
  monthly_limit_cents int,
  next_limit_cents int,
  next_limit_at timestamptz(3),
  cool_off_until timestamptz(3),
  excluded_until timestamptz(3)
);

create table api_keys (
  id varchar(40) primary key,
  user_id varchar(128) not null,
  name varchar(60) not null,
  prefix varchar(16) not null,
  secret_hash varchar(64) not null,
  scopes text[] not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  session_started_at timestamptz(3),
  confirmed_at timestamptz(3),
  constraint api_keys_secret_hash_unique unique (secret_hash),
  constraint api_keys_user_id_foreign foreign key (user_id) references users on update cascade
);
create index api_keys_owner on api_keys (user_id, created_at, id);
