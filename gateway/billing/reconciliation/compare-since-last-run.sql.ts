// Written by npm run codegen from compare-since-last-run.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SweepCompletedToValues {
  name: string;
}

export interface SweepCompletedToRow {
  completedTo: Date;
}

export const sweepCompletedTo = new Statement<SweepCompletedToValues, SweepCompletedToRow>({
  name: 'sweepCompletedTo',
  text: `select completed_to from sweeps where name = $1`,
  values: ['name'],
  columns: ['completed_to'],
  instants: ['completed_to'],
});

export interface CompleteSweepValues {
  name: string;
  to: Date;
}

export type CompleteSweepRow = Record<never, never>;

/** Several processes may sweep at once: the furthest counts. */
export const completeSweep = new Statement<CompleteSweepValues, CompleteSweepRow>({
  name: 'completeSweep',
  text: `insert into sweeps (name, completed_to) values ($1, $2)
on conflict (name) do update set completed_to = greatest(sweeps.completed_to, excluded.completed_to)`,
  values: ['name', 'to'],
  columns: [],
});
