import type { Rows } from '#gateway/database/rows.ts';
import type { AlertBatchType } from '#schema/types/alerts/alert-batch.type.ts';
import { batchesOfDay } from './read-batches.sql.ts';

/** The most batches of a day that are shown. */
export const MAX_BATCHES = 200;

const MAX_REASONS = 10;

/** What was sent about the picks of a New York day, the newest first. */
export function readBatches(rows: Rows, day: string): Promise<AlertBatchType[]> {
  return batchesOfDay.all(rows, { day, mostReasons: MAX_REASONS, most: MAX_BATCHES });
}
