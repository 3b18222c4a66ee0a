// Written by npm run codegen from keep-proof.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepProofValues {
  now: Date;
  id: string;
}

export type KeepProofRow = Record<never, never>;

export const keepProof = new Statement<KeepProofValues, KeepProofRow>({
  name: 'keepProof',
  text: `update users set email_proved_at = $1 where id = $2 and email_proved_at is null`,
  values: ['now', 'id'],
  columns: [],
});
