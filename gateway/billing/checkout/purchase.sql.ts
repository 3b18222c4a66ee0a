// Written by npm run codegen from purchase.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface StateOfPurchaseValues {
  id: string;
}

export interface StateOfPurchaseRow {
  state: 'prepared' | 'undoing' | 'completed' | 'failed';
}

export const stateOfPurchase = new Statement<StateOfPurchaseValues, StateOfPurchaseRow>({
  name: 'stateOfPurchase',
  text: `select state from purchases where id = $1`,
  values: ['id'],
  columns: ['state'],
});
