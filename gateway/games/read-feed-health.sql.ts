// Written by npm run codegen from read-feed-health.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { FaultCount, FeedFailureKind } from '#schema/rules/market/feed-names.ts';

export type FeedTasksValues = Record<never, never>;

export interface FeedTasksRow {
  answeredAt: Date | null;
  dueAt: Date;
  failingSince: Date | null;
  failure: FeedFailureKind | null;
  faults: FaultCount[];
  faultsSince: Date | null;
  kind: 'EVENTS' | 'SCORES' | 'ODDS';
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
}

export const feedTasks = new Statement<FeedTasksValues, FeedTasksRow>({
  name: 'feedTasks',
  text: `select kind, league, round_at as answered_at, due_at, failure, since as failing_since, faults, faults_since
  from feed_tasks order by league, kind`,
  values: [],
  columns: ['answered_at', 'due_at', 'failing_since', 'failure', 'faults', 'faults_since', 'kind', 'league'],
  instants: ['answered_at', 'due_at', 'failing_since', 'faults_since'],
});

export interface FeedBooksValues {
  staleSeconds: number | string;
}

export interface FeedBooksRow {
  book: string;
  isStale: boolean;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  seenAt: Date;
}

/** By league, those that were not seen for the longest time first. */
export const feedBooks = new Statement<FeedBooksValues, FeedBooksRow>({
  name: 'feedBooks',
  text: `select b.league, b.book, b.seen_at,
       coalesce(extract(epoch from t.round_at - b.seen_at) >= $1, false) as "is_stale"
  from feed_books b left join feed_tasks t on t.league = b.league and t.kind = 'ODDS'
 order by b.league, b.seen_at, b.book limit 300`,
  values: ['staleSeconds'],
  columns: ['book', 'is_stale', 'league', 'seen_at'],
  instants: ['seen_at'],
});
