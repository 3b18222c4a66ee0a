import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { readAnswer } from '#gateway/integrations/outgoing/read-answer.ts';
import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import type { VerifierKey } from '#record/note/keys.ts';
import { isSignedBy, signaturesBy } from '#record/note/note.ts';
import { otherLogKeys } from './log-keys.ts';

const TIMEOUT_MILLISECONDS = 5_000;

/**
 * The largest signed log under our name that this process knows of: from the mirror once, from witnesses as they answer,
 * from the database each time it is asked.
 */
const largestSeen = new WeakMap<object, { largest: number; askedMirror: boolean }>();

function heardBy({ record }: Services) {
  const known = largestSeen.get(record) ?? { largest: 0, askedMirror: false };
  largestSeen.set(record, known);
  return known;
}

/** So many leaves were signed: fewer, or others in their place, must never be signed. */
export function noteKnownSize(services: Services, size: number): void {
  const known = heardBy(services);
  known.largest = Math.max(known.largest, size);
}

/** The largest size that was noted, without asking anybody. */
export function largestNoted(services: Services): number {
  return heardBy(services).largest;
}

/**
 * The largest size that is known outside of this database: signing on below it would tell two histories. Each process
 * asks the mirror until it has answered once, and signs nothing before that: it may have been started after a restore.
 * Throws when the mirror does not answer, or holds another log.
 */
export async function knownSize(services: Services): Promise<number> {
  const known = heardBy(services);
  const { mirrorUrl, leastSize } = services.record;
  if (mirrorUrl && !known.askedMirror) {
    noteKnownSize(services, await sizeOfMirror(services, mirrorUrl));
    known.askedMirror = true;
  }
  return Math.max(known.largest, leastSize);
}

async function sizeOfMirror({ record, database }: Services, mirrorUrl: string): Promise<number> {
  const answer = await fetch(`${mirrorUrl.replace(/\/$/, '')}/checkpoint`, {
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (answer.status === 404) return 0;
  if (!answer.ok) throw new Error(`The mirror of the record answered ${answer.status}`);
  const checkpoint = parseCheckpoint((await readAnswer(answer)).toString());
  const key = record.signer?.key;
  if (checkpoint.origin !== key?.name) throw new Error(`The mirror holds the log ${checkpoint.origin}`);
  if (!(await isOurs(database.em, key, checkpoint)))
    throw new Error('The checkpoint of the mirror is not signed with a key of this log');
  return checkpoint.size;
}

/** The mirror may be behind a change of keys. */
async function isOurs(rows: Rows, key: VerifierKey, { note }: SignedCheckpoint): Promise<boolean> {
  const keys = [key, ...(await otherLogKeys(rows, key))];
  return keys.some((each) =>
    signaturesBy(each, note).some((signature) => isSignedBy(each, note.text, signature)),
  );
}
