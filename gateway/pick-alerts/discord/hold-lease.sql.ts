// Written by npm run codegen from hold-lease.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface HoldLeaseValues {
  holder: string;
  seconds: number;
}

export interface HoldLeaseRow {
  stopped: string | null;
}

/** Also renews it. Another process gets it once it ran out. */
export const holdLease = new Statement<HoldLeaseValues, HoldLeaseRow>({
  name: 'holdLease',
  text: `insert into discord_process as p (name, holder, leased_until)
values ('discord', $1, clock_timestamp() + $2 * interval '1 second')
on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
 where p.holder = excluded.holder or p.leased_until < clock_timestamp()
returning stopped`,
  values: ['holder', 'seconds'],
  columns: ['stopped'],
});

export interface KeepStopValues {
  reason: string | null;
  now: Date;
  holder: string;
}

export type KeepStopRow = Record<never, never>;

export const keepStop = new Statement<KeepStopValues, KeepStopRow>({
  name: 'keepStop',
  text: `update discord_process set stopped = $1::text,
       stopped_since = case when $1::text is null then null else coalesce(stopped_since, $2) end
 where holder = $3`,
  values: ['reason', 'now', 'holder'],
  columns: [],
});
