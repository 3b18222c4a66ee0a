// Written by npm run codegen from check-program.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type HeldProgramHashValues = Record<never, never>;

export interface HeldProgramHashRow {
  hash: string;
}

export const heldProgramHash = new Statement<HeldProgramHashValues, HeldProgramHashRow>({
  name: 'heldProgramHash',
  text: `select hash from database_program`,
  values: [],
  columns: ['hash'],
});
