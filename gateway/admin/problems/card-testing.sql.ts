// Written by npm run codegen from card-testing.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CardTestingValues {
  declinesKey: string;
  declinesBefore: Date;
  ofNetworks: string;
  hourAgo: Date;
  ofMailboxes: string;
  ofDeclines: string;
}

export interface CardTestingRow {
  bought: number;
  declines: number | null;
  mailboxes: number;
  networks: number;
  since: Date | null;
}

/** How many cards were declined, from how many networks and for how many addresses, how many purchases succeeded, and since when. */
export const cardTesting = new Statement<CardTestingValues, CardTestingRow>({
  name: 'cardTesting',
  text: `select (select count from rate_limits where key = $1 and window_starts_at > $2) as declines,
       (select count(*)::int from rate_limits where key like $3 and count > 0 and window_starts_at > $4) as "networks",
       (select count(*)::int from rate_limits where key like $5 and count > 0 and window_starts_at > $4) as "mailboxes",
       (select count(*)::int from purchases where state = 'completed' and finished_at > $4) as "bought",
       (select min(window_starts_at) from rate_limits where key like $6 and window_starts_at > $4) as since`,
  values: ['declinesKey', 'declinesBefore', 'ofNetworks', 'hourAgo', 'ofMailboxes', 'ofDeclines'],
  columns: ['bought', 'declines', 'mailboxes', 'networks', 'since'],
  instants: ['since'],
});
