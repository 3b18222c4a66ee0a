-- What the staff does, and what waits for a second person.

create table audit_log (
  id bigserial primary key,
  at timestamptz(3) not null,
  actor varchar(128) not null,
  action varchar(40) not null,
  target varchar(128) not null,
  details jsonb not null,
  key_id varchar(40),
  key_prefix varchar(16),
  signed_in_at timestamptz(3)
);
create index audit_log_action on audit_log (action, id);
create index audit_log_actor on audit_log (actor, id);
create index audit_log_at on audit_log (at);
create index audit_log_key on audit_log (key_id, id);
create index audit_log_people on audit_log (id) where actor not in ('system', 'rule');
create index audit_log_target on audit_log (target, id);

-- Under which request id somebody of the staff did what, so that a repeated request does it once.
create table staff_acts (
  actor varchar(128) not null,
  request_id varchar(64) not null,
  hash varchar(64) not null,
  at timestamptz(3) not null,
  primary key (actor, request_id)
);

-- Roles that wait for an address to be proved.
create table staff_invitations (
  id varchar(40) primary key,
  email varchar(320) not null,
  role text not null check (role in ('FINANCE', 'SUPPORT', 'ANALYST')),
  reason varchar(200) not null,
  invited_by varchar(128) not null,
  invited_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index staff_invitations_open on staff_invitations (lower(email)) where ended_at is null;

create table approvals (
  id varchar(40) primary key,
  kind varchar(20) not null,
  subject varchar(128) not null,
  text varchar(200) not null,
  cause varchar(20) not null,
  payload jsonb not null,
  member_id varchar(128),
  asked_by varchar(128) not null,
  reason varchar(200) not null,
  asked_at timestamptz(3) not null,
  approved boolean,
  decided_by varchar(128),
  decided_at timestamptz(3),
  note varchar(200)
);
create index approvals_newest on approvals (asked_at, id);
create unique index approvals_waiting on approvals (kind, subject) where decided_at is null;

-- Which of the staff views which member's account, and until when.
create table view_as (
  id varchar(40) primary key,
  actor_id varchar(128) not null,
  signed_in_at timestamptz(3) not null,
  member_id varchar(128) not null,
  reason varchar(200) not null,
  request_id varchar(64) not null,
  started_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint view_as_actor_id_foreign foreign key (actor_id) references users on update cascade on delete cascade,
  constraint view_as_member_id_foreign foreign key (member_id) references users on update cascade on delete cascade,
  constraint view_as_once unique (actor_id, request_id)
);
create index view_as_member on view_as (member_id);
create index view_as_open on view_as (expires_at) where ended_at is null;
