import type { Services } from '#gateway/auth/context.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { emptyRoot } from '#record/merkle/hashes.ts';
import { formatNote } from '#record/note/note.ts';
import { type Signer, signNote } from '#record/note/signing.ts';
import { noteKnownSize } from './known-size.ts';
import { lastSigned } from './read-checkpoint.sql.ts';
import { addCheckpoint, type Signed, sizeOfConflict } from './witness-protocol.ts';

/** The request was wrong, the key is not trusted, the log is unknown: it tells of no log of ours. */
const KNOWS_NONE = [400, 403, 404];
const OTHER_HISTORY = 422;

interface Claims {
  /** The size that each witness says it has seen, by its name; none for one that has not answered. */
  sizes: Map<string, number>;
  areEnough: boolean;
}

const claimsOf = new WeakMap<object, Claims>();

function claimsBy({ record }: Services): Claims {
  const claims = claimsOf.get(record) ?? { sizes: new Map(), areEnough: false };
  claimsOf.set(record, claims);
  return claims;
}

/**
 * Asks each witness once what it has seen, before this process signs anything: it may have been started after a restore
 * that kept the cosignatures. What a witness says is not signed, so a size is believed that as many witnesses have seen
 * as the quorum has. Throws while those that do not answer could make up a quorum that has seen more.
 */
export async function askWitnesses(services: Services, signer: Signer): Promise<void> {
  const { record, database, log } = services;
  const claims = claimsBy(services);
  if (claims.areEnough || record.witnesses.length === 0) return;
  const last = (await lastSigned.first(database.em)) ?? emptyLog(signer);
  const silent = record.witnesses.filter(({ key }) => !claims.sizes.has(key.name));
  await Promise.all(
    silent.map((witness) =>
      ask(services, witness, last).catch((failure: unknown) =>
        log.warn({ err: failure, witness: witness.key.name }, 'a witness does not say what it has seen'),
      ),
    ),
  );
  const couldKnow = seenByQuorum(services, Number.POSITIVE_INFINITY);
  if (seenByQuorum(services, 0) <= last.size && couldKnow > last.size)
    throw new Error('Too few witnesses say what they have seen of the log: nothing is signed until then');
  claims.areEnough = true;
}

/** So many leaves a witness says it has seen. */
export function noteClaim(services: Services, { key }: Witness, size: number): void {
  const { sizes } = claimsBy(services);
  sizes.set(key.name, size);
  noteKnownSize(services, seenByQuorum(services, 0));
}

/** The largest size that as many witnesses have seen as the quorum has, where the silent ones have seen `unknown`. */
function seenByQuorum(services: Services, unknown: number): number {
  const { witnesses, quorum } = services.record;
  const { sizes } = claimsBy(services);
  const seen = witnesses.map(({ key }) => sizes.get(key.name) ?? unknown).sort((one, two) => two - one);
  return seen[Math.max(1, quorum) - 1] ?? 0;
}

async function ask(services: Services, witness: Witness, last: Signed): Promise<void> {
  const answer = await addCheckpoint(services.database.em, witness, last, last.size);
  noteClaim(services, witness, await seenBy(answer, last.size));
}

async function seenBy(answer: Response, size: number): Promise<number> {
  if (answer.ok) return size;
  if (KNOWS_NONE.includes(answer.status)) return 0;
  if (answer.status === OTHER_HISTORY) return size + 1;
  if (answer.status !== 409) throw new Error(`It answered ${answer.status}`);
  const seen = await sizeOfConflict(answer);
  // As many leaves, and others: something that we do not have was signed.
  return seen === size ? size + 1 : seen;
}

/** A question for a log of which nothing is signed here: the empty tree contradicts no history. */
function emptyLog(signer: Signer): Signed {
  const text = checkpointText({ origin: signer.key.name, size: 0, root: emptyRoot() });
  return { size: 0, note: formatNote({ text, signatures: [signNote(signer, text)] }) };
}
