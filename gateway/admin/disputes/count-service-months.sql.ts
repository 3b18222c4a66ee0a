// Written by npm run codegen from count-service-months.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CountServiceMonthValues {
  month: string;
  until: Date;
  after: string;
  startsAt: Date;
  most: number | string;
}

export interface CountServiceMonthRow {
  userId: string;
}

/**
 * Members with a bought plan in the month, by their id, with what came since it was last counted. Sign-ins are counted from the start of
 * the month each time: those that ended since are gone, so the highest count stays. A pick was open by
 * the plan that ran, and was not paused, when its game began. The days of picks are for their index: none has starts.
 */
export const countServiceMonth = new Statement<CountServiceMonthValues, CountServiceMonthRow>({
  name: 'countServiceMonth',
  text: `with counted as (
  insert into service_months as kept (user_id, month, sign_ins, last_device, last_seen_at, alerts, picks_open, counted_until)
  select p.user_id, $1::date, signed.sign_ins, signed.last_device, signed.last_seen_at, sent.alerts, opened.picks_open, $2::timestamptz
    from (select s.user_id, min(s.created_at) as began from subscriptions s
           where s.source = 'purchase' and s.state <> 'incomplete' and s.user_id > $3
             and s.created_at < $2::timestamptz and coalesce(s.ended_at, 'infinity') > $4::timestamptz
           group by s.user_id order by s.user_id limit $5) p
    left join service_months earlier on earlier.user_id = p.user_id and earlier.month = $1::date
    cross join lateral (select greatest(coalesce(earlier.counted_until, $4::timestamptz), p.began) as at) since
    cross join lateral (
      select count(*) filter (where x.signed_in_at >= $4::timestamptz)::int as sign_ins,
             (array_agg(x.device_name order by x.last_seen_at desc))[1] as last_device,
             least(max(x.last_seen_at), $2::timestamptz) as last_seen_at
        from sessions x
       where x.user_id = p.user_id and x.signed_in_at < $2::timestamptz and x.last_seen_at >= $4::timestamptz) signed
    cross join lateral (
      select count(*)::int as alerts from pick_alerts a
       where a.user_id = p.user_id and a.state = 'SENT' and a.sent_at >= since.at and a.sent_at < $2::timestamptz) sent
    cross join lateral (
      select count(*)::int as picks_open from picks k join rules_tiers() own on own.tier = k.tier
       where k.status = 'PUBLISHED' and k.readable_at < k.starts_at and k.starts_at >= since.at and k.starts_at < $2::timestamptz
         and exists (select from subscriptions s join rules_tiers() had on had.tier = s.tier
                      where s.user_id = p.user_id and s.source = 'purchase' and s.state <> 'incomplete' and own.rank <= had.rank
                        and k.starts_at >= s.created_at and k.starts_at < coalesce(s.ended_at, 'infinity')
                        and not exists (select from subscription_events b
                          where b.subscription_id = s.id and b.type = 'paused' and (b.details->>'from')::timestamptz <= k.starts_at
                            and not exists (select from subscription_events r where r.subscription_id = s.id and r.id > b.id
                                             and r.type = 'resumed' and r.at <= k.starts_at)))
         and k.date between (since.at at time zone 'America/New_York')::date - 1
                        and ($2::timestamptz at time zone 'America/New_York')::date + 1) opened
  on conflict (user_id, month) do update
     set sign_ins = greatest(kept.sign_ins, excluded.sign_ins),
         last_device = case when excluded.last_seen_at >= coalesce(kept.last_seen_at, '-infinity') then excluded.last_device
                            else kept.last_device end,
         last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at),
         alerts = kept.alerts + excluded.alerts, picks_open = kept.picks_open + excluded.picks_open,
         counted_until = greatest(kept.counted_until, excluded.counted_until)
  returning kept.user_id)
select user_id as "user_id" from counted order by user_id`,
  values: ['month', 'until', 'after', 'startsAt', 'most'],
  columns: ['user_id'],
});
