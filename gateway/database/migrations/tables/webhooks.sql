-- Outgoing webhooks.

create table webhook_endpoints (
  id varchar(40) primary key,
  api_key_id varchar(40) not null,
  url varchar(1000) not null,
  events text[] not null,
  secret_version int not null default 1,
  previous_secret_until timestamptz(3),
  failures smallint not null default 0,
  paused_until timestamptz(3),
  disabled_at timestamptz(3),
  disabled_reason text check (disabled_reason in ('FAILING', 'GONE')),
  leased_until timestamptz(3),
  tried_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint webhook_endpoints_api_key_id_foreign foreign key (api_key_id) references api_keys
);
create index webhook_endpoints_key on webhook_endpoints (api_key_id, created_at);

create table webhook_events (
  id varchar(40) primary key,
  type varchar(40) not null,
  subject varchar(60) not null,
  occurrence int not null default 1,
  occurs_at timestamptz(3) not null,
  dispatched_at timestamptz(3),
  constraint webhook_events_once unique (type, subject, occurrence)
);
create index webhook_events_told on webhook_events (dispatched_at);
create index webhook_events_waiting on webhook_events (occurs_at) where dispatched_at is null;

create table webhook_deliveries (
  id varchar(40) primary key,
  event_id varchar(40) not null,
  endpoint_id varchar(40) not null,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED', 'WITHHELD')),
  tries smallint not null default 0,
  next_try_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint webhook_deliveries_endpoint_id_foreign foreign key (endpoint_id) references webhook_endpoints on delete cascade,
  constraint webhook_deliveries_event_id_foreign foreign key (event_id) references webhook_events on delete cascade,
  constraint webhook_deliveries_once unique (event_id, endpoint_id)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where state = 'PENDING';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at, id);

create table webhook_attempts (
  id bigserial primary key,
  delivery_id varchar(40) not null,
  at timestamptz(3) not null,
  duration_ms int not null,
  status smallint,
  failure varchar(200),
  answer text,
  constraint webhook_attempts_delivery_id_foreign foreign key (delivery_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);
