// Written by npm run codegen from check-sums.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type RecordRangeValues = Record<never, never>;

export interface RecordRangeRow {
  first: string | null;
  last: string | null;
}

export const recordRange = new Statement<RecordRangeValues, RecordRangeRow>({
  name: 'recordRange',
  text: `select least(min(r.day), (select min(date) from picks)) as first,
       greatest(max(r.day), (select max(date) from picks)) as last
  from record_sums r where grain = 'TOTAL'`,
  values: [],
  columns: ['first', 'last'],
});

export interface RecordDifferencesValues {
  first: string;
  last: string;
}

export interface RecordDifferencesRow {
  cells: number;
  day: string;
}

export const recordDifferences = new Statement<RecordDifferencesValues, RecordDifferencesRow>({
  name: 'recordDifferences',
  text: `select day as "day", cells as "cells" from record_differences($1, $2)`,
  values: ['first', 'last'],
  columns: ['cells', 'day'],
});

export interface KeepRecordCheckValues {
  at: Date;
  days: number;
  differing: number;
  firstDay: string | null;
}

export type KeepRecordCheckRow = Record<never, never>;

export const keepRecordCheck = new Statement<KeepRecordCheckValues, KeepRecordCheckRow>({
  name: 'keepRecordCheck',
  text: `insert into record_checks (at, days, differing, first_day) values ($1, $2, $3, $4)`,
  values: ['at', 'days', 'differing', 'firstDay'],
  columns: [],
});

export type LastRecordCheckValues = Record<never, never>;

export interface LastRecordCheckRow {
  at: Date;
  differing: number;
  firstDay: string | null;
}

export const lastRecordCheck = new Statement<LastRecordCheckValues, LastRecordCheckRow>({
  name: 'lastRecordCheck',
  text: `select differing, first_day::text as first_day, at from record_checks order by id desc limit 1`,
  values: [],
  columns: ['at', 'differing', 'first_day'],
  instants: ['at'],
});

export type FiguresStampValues = Record<never, never>;

export interface FiguresStampRow {
  stamp: string;
}

/** Another one whenever a figure may be another: a pick or price was written, or the nightly check ran. */
export const figuresStamp = new Statement<FiguresStampValues, FiguresStampRow>({
  name: 'figuresStamp',
  text: `select (select stamp from picks_version) || '-' || coalesce((select max(id) from record_checks), 0) as "stamp"`,
  values: [],
  columns: ['stamp'],
});
