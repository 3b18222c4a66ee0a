-- How members want to be alerted, what opened for which plan, the batches that announce it, and each message to a member.

create table alert_settings (
  user_id varchar(128) primary key,
  mail text not null check (mail in ('INSTANT', 'DIGEST', 'OFF')),
  push boolean not null,
  recap boolean not null,
  leagues text[],
  tiers text[],
  digest_at varchar(5) not null,
  next_digest_at timestamptz(3),
  quiet_from varchar(5),
  quiet_to varchar(5),
  locked_news boolean not null,
  hide_words boolean not null,
  updated_at timestamptz(3) not null,
  constraint alert_settings_user_id_foreign foreign key (user_id) references users on update cascade on delete cascade
);
create index alert_settings_due on alert_settings (next_digest_at) where next_digest_at is not null;

create table push_subscriptions (
  id varchar(40) primary key,
  user_id varchar(128) not null,
  signed_in_at timestamptz(3) not null,
  endpoint varchar(1000) not null,
  p256dh varchar(90) not null,
  auth varchar(30) not null,
  created_at timestamptz(3) not null,
  constraint push_subscriptions_endpoint_unique unique (endpoint),
  constraint push_subscriptions_user_id_signed_in_at_foreign foreign key (user_id, signed_in_at)
    references sessions on update cascade on delete cascade
);
create unique index push_subscriptions_session on push_subscriptions (user_id, signed_in_at);

-- Which members have an address of a calendar and a feed of picks.
create table feed_addresses (
  user_id varchar(128) primary key,
  since timestamptz(3) not null,
  constraint feed_addresses_user_id_foreign foreign key (user_id) references users on update cascade on delete cascade
);

create table pick_releases (
  pick_id varchar(40) not null,
  tier tier not null,
  kind text not null check (kind in ('RELEASE', 'EDIT', 'WITHDRAWAL')),
  version int not null,
  opened_at timestamptz(3) not null,
  primary key (pick_id, tier, kind, version)
);
create index pick_releases_by_time on pick_releases (opened_at);
create unique index pick_releases_once on pick_releases (pick_id, tier, kind) where kind <> 'EDIT';

create table alert_batches (
  id bigserial primary key,
  channel alert_channel not null,
  kind text not null check (kind in ('RELEASE', 'EDIT', 'WITHDRAWAL', 'DIGEST', 'RECAP')),
  tier tier,
  day date not null,
  opened_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  gathering boolean not null default true,
  fanned_to varchar(128) not null default '',
  whole_at timestamptz(3)
);
create index alert_batches_day on alert_batches (day, id);
create unique index alert_batches_gathering on alert_batches (channel, kind, coalesce(tier, ''), day) where gathering;
create index alert_batches_open on alert_batches (closes_at) where whole_at is null;

create table alert_batch_picks (
  batch_id bigint not null,
  pick_id varchar(40) not null,
  primary key (batch_id, pick_id),
  constraint alert_batch_picks_batch_id_foreign foreign key (batch_id) references alert_batches on delete cascade
);
create index alert_batch_picks_pick on alert_batch_picks (pick_id);

create table pick_alerts (
  batch_id bigint not null,
  user_id varchar(128) not null,
  channel alert_channel not null,
  target varchar(100) not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'WITHHELD', 'DROPPED', 'FAILED')),
  due_at timestamptz(3) not null,
  leased_until timestamptz(3),
  tries smallint not null default 0,
  told jsonb,
  reason varchar(300),
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (batch_id, user_id, channel, target),
  constraint pick_alerts_batch_id_foreign foreign key (batch_id) references alert_batches on delete cascade
);
create index pick_alerts_next on pick_alerts (channel, due_at, batch_id, user_id) where state in ('WAITING', 'SENDING');
create index pick_alerts_old on pick_alerts (created_at);
create index pick_alerts_user on pick_alerts (user_id, channel, target);

create table discord_links (
  discord_id varchar(20) primary key,
  user_id varchar(128),
  name varchar(40) not null,
  want tier,
  have tier,
  confirmed boolean not null default true,
  seen varchar(32) not null default '',
  due_at timestamptz(3) not null,
  tries smallint not null default 0,
  retry_at timestamptz(3),
  failure varchar(300),
  failed_since timestamptz(3),
  linked_at timestamptz(3) not null,
  constraint discord_links_user_id_foreign foreign key (user_id) references users on update cascade on delete set null,
  constraint discord_links_user_id_unique unique (user_id)
);
create index discord_links_open on discord_links (retry_at) where have is distinct from want or not confirmed;

create table discord_messages (
  batch_id bigint not null,
  channel_id varchar(20) not null,
  message_id varchar(20) not null,
  tier tier not null,
  picks jsonb not null,
  posted_at timestamptz(3) not null,
  primary key (batch_id, channel_id)
);

-- Which process talks to Discord.
create table discord_process (
  name varchar(20) primary key,
  holder varchar(40) not null,
  leased_until timestamptz(3) not null,
  stopped varchar(300),
  stopped_since timestamptz(3)
);
