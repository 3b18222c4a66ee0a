-- Coupons, and batches of single-use codes.

create table coupon_batches (
  id varchar(40) primary key,
  request_id varchar(80) not null,
  label varchar(80) not null,
  size int not null,
  created_at timestamptz(3) not null,
  constraint coupon_batches_request unique (request_id)
);

create table coupons (
  id varchar(40) primary key,
  code varchar(40) not null,
  discount_type text not null check (discount_type in ('PERCENT', 'FIXED')),
  amount_hundredths int not null,
  tiers text[] not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_redemptions int,
  max_per_customer int,
  first_purchase_only boolean not null,
  duration text not null check (duration in ('ONCE', 'MONTHS', 'FOREVER')),
  duration_months smallint,
  is_active boolean not null,
  reserved int not null default 0,
  used int not null default 0,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  batch_id varchar(40),
  constraint coupons_counts_check check (reserved >= 0 and used >= 0),
  constraint coupons_limit_check check (max_redemptions is null or reserved + used <= max_redemptions)
);
create index coupons_batch on coupons (batch_id, code) where batch_id is not null;
create unique index coupons_code_live on coupons (code) where deleted_at is null;
create index coupons_code_prefix on coupons (code text_pattern_ops) where deleted_at is null;
create index coupons_newest on coupons (created_at, id);

create table coupon_redemptions (
  subscription_id varchar(40) primary key,
  coupon_id varchar(40) not null,
  user_id varchar(128) not null,
  created_at timestamptz(3) not null
);
create index coupon_redemptions_all on coupon_redemptions (created_at, subscription_id);
create index coupon_redemptions_customer on coupon_redemptions (coupon_id, user_id);
create index coupon_redemptions_newest on coupon_redemptions (coupon_id, created_at, subscription_id);

create table coupon_uses (
  coupon_id varchar(40) not null,
  person_key varchar(64) not null,
  uses int not null,
  primary key (coupon_id, person_key)
);
