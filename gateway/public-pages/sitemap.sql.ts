// Written by npm run codegen from sitemap.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenDaysValues {
  today: string;
}

export interface OpenDaysRow {
  day: string;
}

export const openDays = new Statement<OpenDaysValues, OpenDaysRow>({
  name: 'openDays',
  text: `select distinct date::text as "day" from picks where date < $1::date and status <> 'DRAFT' order by 1 desc`,
  values: ['today'],
  columns: ['day'],
});

export interface CountOpenPicksValues {
  today: string;
  now: Date;
}

export interface CountOpenPicksRow {
  count: number;
}

export const countOpenPicks = new Statement<CountOpenPicksValues, CountOpenPicksRow>({
  name: 'countOpenPicks',
  text: `select count(*)::int as "count" from picks where date < $1::date and starts_at <= $2 and status <> 'DRAFT'`,
  values: ['today', 'now'],
  columns: ['count'],
});

export interface OpenPickIdsValues {
  today: string;
  now: Date;
  most: number | string;
  skipped: number | string;
}

export interface OpenPickIdsRow {
  id: string;
}

export const openPickIds = new Statement<OpenPickIdsValues, OpenPickIdsRow>({
  name: 'openPickIds',
  text: `select id from picks where date < $1::date and starts_at <= $2 and status <> 'DRAFT' order by date, starts_at, id limit $3 offset $4`,
  values: ['today', 'now', 'most', 'skipped'],
  columns: ['id'],
});
