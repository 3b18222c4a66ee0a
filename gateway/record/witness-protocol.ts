import type { Rows } from '#gateway/database/rows.ts';
import { readAnswer } from '#gateway/integrations/outgoing/read-answer.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { toBase64 } from '#record/platform.ts';
import { proveConsistency } from '#record/tiles/proofs.ts';
import type { LastSignedRow } from './read-checkpoint.sql.ts';
import { tileReader } from './stored-tiles.ts';

const TIMEOUT_MILLISECONDS = 5_000;

/** The last checkpoint that was signed. */
export type Signed = LastSignedRow;

/** c2sp.org/tlog-witness: the size it has seen, the proof that the log goes on from there, and the checkpoint. */
export async function addCheckpoint(
  rows: Rows,
  { url }: Witness,
  { size, note }: Signed,
  older: number,
): Promise<Response> {
  const proof = older > 0 && older < size ? await proveConsistency(older, size, tileReader(rows)) : [];
  const body = [`old ${older}`, ...proof.map(toBase64), '', note].join('\n');
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  return fetch(`${url}/add-checkpoint`, { method: 'POST', body, signal });
}

/** What 409 answers: the size that the witness has seen. */
export async function sizeOfConflict(answer: Response): Promise<number> {
  const text = (await readAnswer(answer)).toString();
  if (!/^\d{1,15}\n?$/.test(text)) throw new Error('It answered 409 without a size');
  return Number(text);
}
