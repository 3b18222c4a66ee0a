// Written by npm run codegen from read-analyst.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AnalystNamesValues {
  today: string;
}

export interface AnalystNamesRow {
  analyst: string;
}

/** Who has a decided pick on a day that is over. */
export const analystNames = new Statement<AnalystNamesValues, AnalystNamesRow>({
  name: 'analystNames',
  text: `select distinct analyst from record_sums
 where grain = 'ANALYST' and as_tier = '' and analyst not in ('', '*') and day < $1::date order by analyst`,
  values: ['today'],
  columns: ['analyst'],
});
