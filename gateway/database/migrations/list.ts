import { Migration0001Tables } from './0001-tables.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  // They hold tables, indexes, constraints and rows. Functions and triggers are in gateway/database/program.
  { name: '0001-tables', class: Migration0001Tables },
];
