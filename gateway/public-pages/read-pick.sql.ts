// Written by npm run codegen from read-pick.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RecordedPricesValues {
  pickId: string;
}

export interface RecordedPricesRow {
  book: string | null;
  moment: 'POSTED' | 'OPENED_FREE' | 'OPENED_PLUS' | 'OPENED_PREMIUM' | 'OPENED_VIP' | 'CLOSE';
  odds: number;
}

/** What a pick cost at its moments, as it was written down last. */
export const recordedPrices = new Statement<RecordedPricesValues, RecordedPricesRow>({
  name: 'recordedPrices',
  text: `select moment, book, odds::float8 as "odds" from pick_prices where pick_id = $1`,
  values: ['pickId'],
  columns: ['book', 'moment', 'odds'],
});
