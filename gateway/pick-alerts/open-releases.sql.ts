// Written by npm run codegen from open-releases.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';

export interface OpenReleasesValues {
  now: Date;
  today: string;
  midnight: Date;
  stale: Date;
  channels: string;
}

export interface OpenReleasesRow {
  due: AlertChannelName[];
  open: boolean;
}

/**
 * Derives from picks and the clock what has opened for the readers of each tier, what was edited or withdrawn after that,
 * and the batches that tell it. A pick opens for a tier at the latest of its posting, its release with the tier's early
 * minutes, and midnight of its day. Nothing has to follow an edit, because nothing is planned ahead. What opens together joins
 * the batch that still gathers.
 * 
 * It writes no row that is read with picks, so that kept answers live on, and notifies nobody.
 */
export const openReleases = new Statement<OpenReleasesValues, OpenReleasesRow>({
  name: 'openReleases',
  text: `with given as (
  select $1::timestamptz as now, $2::date as today, $3::timestamptz as midnight, $4::timestamptz as stale),
tiers as (select tier, rank, early_access_minutes * interval '1 minute' as early from rules_tiers()),
readers as (
  select p.id, p.status, p.version, t.tier,
         greatest(p.published_at, p.release_at - t.early, given.midnight) as opens_at
    from given join picks p on p.date = given.today and p.status <> 'DRAFT' and p.starts_at > given.now
         join tiers own on own.tier = p.tier join tiers t on t.rank >= own.rank),
told as (
  select pick_id, tier, max(version) as version, bool_or(kind = 'WITHDRAWAL') as withdrawn
    from pick_releases where pick_id in (select id from readers) group by pick_id, tier),
news as (
  select r.id, r.tier, 'RELEASE' as kind, r.version, r.opens_at
    from readers r, given
   where r.status = 'PUBLISHED' and r.opens_at <= given.now and r.opens_at > given.stale
     and not exists (select from told where pick_id = r.id and tier = r.tier)
  union all
  select r.id, r.tier, 'EDIT', r.version, given.now
    from given, readers r join told on told.pick_id = r.id and told.tier = r.tier
   where r.status = 'PUBLISHED' and told.version < r.version
     and exists (select from pick_revisions v where v.pick_id = r.id and v.version >= told.version)
  union all
  select r.id, r.tier, 'WITHDRAWAL', r.version, given.now
    from given, readers r join told on told.pick_id = r.id and told.tier = r.tier
   where r.status = 'WITHDRAWN' and not told.withdrawn),
opened as (
  insert into pick_releases (pick_id, tier, kind, version, opened_at)
  select id, tier, kind, version, opens_at from news on conflict do nothing returning pick_id, tier, kind),
channels as (select * from json_to_recordset($5::json) as c (channel text, gather int)),
parts as (
  select distinct channel, kind, case kind when 'RELEASE' then tier end as tier, pick_id, gather
    from opened cross join channels),
batches as (
  insert into alert_batches (channel, kind, tier, day, opened_at, closes_at)
  select distinct channel, kind, tier, given.today, given.now, given.now + gather * interval '1 millisecond'
    from parts, given
  on conflict (channel, kind, coalesce(tier, ''), day) where gathering do update set day = excluded.day
  returning id, channel, kind, tier),
gathered as (
  insert into alert_batch_picks (batch_id, pick_id)
  select b.id, p.pick_id from parts p join batches b
         on b.channel = p.channel and b.kind = p.kind and b.tier is not distinct from p.tier
  on conflict do nothing)
select exists (select from opened) or exists (select from alert_batches where whole_at is null) as "open",
       array(select distinct channel::text from pick_alerts a, given
         where state in ('WAITING', 'SENDING') and due_at <= given.now
           and (leased_until is null or leased_until <= clock_timestamp())) as "due"`,
  values: ['now', 'today', 'midnight', 'stale', 'channels'],
  columns: ['due', 'open'],
});
