// Written by npm run codegen from feed-pace.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface StatedCreditsValues {
  now: Date;
}

export interface StatedCreditsRow {
  remaining: number;
  used: number;
}

export const statedCredits = new Statement<StatedCreditsValues, StatedCreditsRow>({
  name: 'statedCredits',
  text: `select remaining as "remaining", used as "used" from feed_rounds
 where remaining is not null and at >= date_trunc('month', $1::timestamptz, 'UTC') order by id desc limit 1`,
  values: ['now'],
  columns: ['remaining', 'used'],
});

export interface FeedLoadValues {
  now: Date;
  until: Date;
}

export interface FeedLoadRow {
  closes: number;
  leagues: number;
  liveHours: number;
}

export const feedLoad = new Statement<FeedLoadValues, FeedLoadRow>({
  name: 'feedLoad',
  text: `select count(distinct league)::int as "leagues",
       count(distinct (league, date_trunc('minute', starts_at)))::int as "closes",
       count(distinct (league, date_trunc('hour', starts_at)))::int * 3 as "live_hours"
  from games where starts_at between $1 and $2 and status in ('SCHEDULED', 'LIVE')`,
  values: ['now', 'until'],
  columns: ['closes', 'leagues', 'live_hours'],
});

export interface NextStartsValues {
  now: Date;
  after: Date;
  league: string;
  until: Date;
}

export interface NextStartsRow {
  first: Date | null;
  next: Date | null;
}

export const nextStarts = new Statement<NextStartsValues, NextStartsRow>({
  name: 'nextStarts',
  text: `select min(starts_at) filter (where starts_at > $1) as first, min(starts_at) filter (where starts_at > $2) as next
  from games where league = $3 and status = 'SCHEDULED' and starts_at < $4`,
  values: ['now', 'after', 'league', 'until'],
  columns: ['first', 'next'],
  instants: ['first', 'next'],
});

export interface GamesPlayingValues {
  now: Date;
  shortest: number;
  league: string;
  since: Date;
  until: Date;
}

export interface GamesPlayingRow {
  next: Date | null;
  playing: boolean;
}

export const gamesPlaying = new Statement<GamesPlayingValues, GamesPlayingRow>({
  name: 'gamesPlaying',
  text: `select coalesce(bool_or(starts_at <= $1 and (status in ('SCHEDULED', 'LIVE') or status = 'FINAL'
         and (confirmed_at is null or final_at < starts_at + make_interval(secs => $2)))), false) as "playing",
       min(starts_at) filter (where starts_at > $1) as next
  from games where league = $3 and starts_at between $4 and $5`,
  values: ['now', 'shortest', 'league', 'since', 'until'],
  columns: ['next', 'playing'],
  instants: ['next'],
});
