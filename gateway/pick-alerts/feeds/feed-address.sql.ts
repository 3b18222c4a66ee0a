// Written by npm run codegen from feed-address.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface FeedOfMemberValues {
  userId: string;
}

export interface FeedOfMemberRow {
  planChangedAt: Date | null;
  since: Date;
}

export const feedOfMember = new Statement<FeedOfMemberValues, FeedOfMemberRow>({
  name: 'feedOfMember',
  text: `select since, (select max(updated_at) from subscriptions where user_id = f.user_id) as plan_changed_at
  from feed_addresses f where user_id = $1`,
  values: ['userId'],
  columns: ['plan_changed_at', 'since'],
  instants: ['plan_changed_at', 'since'],
});

export interface ReplaceFeedValues {
  userId: string;
  now: Date;
}

export interface ReplaceFeedRow {
  since: Date;
}

export const replaceFeed = new Statement<ReplaceFeedValues, ReplaceFeedRow>({
  name: 'replaceFeed',
  text: `insert into feed_addresses (user_id, since) values ($1, $2)
on conflict (user_id) do update set since = greatest(excluded.since, feed_addresses.since + interval '1 millisecond')
returning since`,
  values: ['userId', 'now'],
  columns: ['since'],
  instants: ['since'],
});

export interface DeleteFeedOfValues {
  userId: string;
}

export type DeleteFeedOfRow = Record<never, never>;

export const deleteFeedOf = new Statement<DeleteFeedOfValues, DeleteFeedOfRow>({
  name: 'deleteFeedOf',
  text: `delete from feed_addresses where user_id = $1`,
  values: ['userId'],
  columns: [],
});
