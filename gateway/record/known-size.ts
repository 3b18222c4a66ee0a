import type { Services } from '#gateway/auth/context.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';

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

async function sizeOfMirror({ record }: Services, mirrorUrl: string): Promise<number> {
  const answer = await fetch(`${mirrorUrl.replace(/\/$/, '')}/checkpoint`, {
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (answer.status === 404) return 0;
  if (!answer.ok) throw new Error(`The mirror of the record answered ${answer.status}`);
  const { origin, size } = parseCheckpoint(await answer.text());
  if (origin !== record.signer?.key.name) throw new Error(`The mirror holds the log ${origin}`);
  return size;
}
