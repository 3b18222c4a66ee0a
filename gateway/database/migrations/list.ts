import { Migration0001FirstLight } from './0001-first-light.ts';
import { Migration0002HonestRecord } from './0002-honest-record.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  { name: '0001-first-light', class: Migration0001FirstLight },
  { name: '0002-honest-record', class: Migration0002HonestRecord },
];
