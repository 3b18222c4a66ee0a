import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002PersonKey } from './0002-person-key.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  // They hold tables, indexes, constraints and rows. Functions and triggers are in gateway/database/program.
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-person-key', class: Migration0002PersonKey },
];
