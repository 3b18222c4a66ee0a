import type { Rows } from '#gateway/database/rows.ts';
import type { RecordKeeping } from '#gateway/integrations/record-keeping.ts';
import * as statements from './read-checkpoint.sql.ts';

/** How long each witness has not signed. A log that does not grow has nothing to sign. */
export function readWitnessing(
  rows: Rows,
  { witnesses }: RecordKeeping,
): Promise<statements.WitnessingRow[]> {
  return statements.witnessing.all(rows, { names: witnesses.map(({ key }) => key.name) });
}
