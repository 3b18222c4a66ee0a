import { Migration0001AllTables } from './0001-all-tables.ts';
import { Migration0002NewYorkDays } from './0002-new-york-days.ts';
import { Migration0003DisputeReplies } from './0003-dispute-replies.ts';
import { Migration0004Pauses } from './0004-pauses.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  // They hold tables, indexes, constraints and rows. Functions and triggers are in gateway/database/program.
  { name: '0001-all-tables', class: Migration0001AllTables },
  { name: '0002-new-york-days', class: Migration0002NewYorkDays },
  { name: '0003-dispute-replies', class: Migration0003DisputeReplies },
  { name: '0004-pauses', class: Migration0004Pauses },
];
