// Written by npm run codegen from selection.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AnalystIsKnownValues {
  analyst: string;
}

export interface AnalystIsKnownRow {
  grain: string;
}

export const analystIsKnown = new Statement<AnalystIsKnownValues, AnalystIsKnownRow>({
  name: 'analystIsKnown',
  text: `select grain from record_sums where grain = 'ALL' and as_tier = '' and analyst = $1 limit 1`,
  values: ['analyst'],
  columns: ['grain'],
});
