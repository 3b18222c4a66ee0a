import type { Services } from '#gateway/auth/context.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { askToSign, type Cosignature } from './ask-to-sign.ts';
import * as statements from './read-checkpoint.sql.ts';
import type { Signed } from './witness-protocol.ts';

/** A cosignature younger than this speaks for now: the verifier takes ten minutes. */
const YOUNG_FOR_MILLISECONDS = 2 * 60_000;
/** A witness that did not sign is asked again after so long, however many readers ask. */
const REST_MILLISECONDS = 10_000;

interface Again {
  note: string;
  cosignature: Cosignature | null;
  /** By the clock of the process. */
  askedAt: number;
}

/** What each witness signed last for this process. It is not stored: a log that rests for a year would fill a table with it. */
const againBy = new WeakMap<object, Map<string, Promise<Again>>>();

/**
 * Signatures of the witnesses that signed a checkpoint longer ago than a moment, made now, as lines to go below its others.
 * A log that has not grown is signed again where somebody requests it, so that its end is always young. The lines of witnesses
 * that do not answer are left out.
 */
export async function signedAgain(services: Services, size: number): Promise<string> {
  const { record, database, clock } = services;
  if (record.witnesses.length === 0) return '';
  const last = await statements.signedOf.first(database.em, { size });
  if (!last) return '';
  const stored = await statements.cosignaturesOf.all(database.em, { size });
  const since = clock.now().getTime() - YOUNG_FOR_MILLISECONDS;
  const isYoung = ({ key }: Witness) =>
    stored.some(({ name, at }) => name === key.name && at.getTime() > since);
  const again = await Promise.all(
    record.witnesses.filter((witness) => !isYoung(witness)).map((witness) => once(services, witness, last)),
  );
  return again.map((each) => (each ? `${each.line}\n` : '')).join('');
}

/** However many ask at once, and however often, a witness signs once in two minutes for this process. */
async function once(services: Services, witness: Witness, last: Signed): Promise<Cosignature | null> {
  const known = againBy.get(services.record) ?? new Map<string, Promise<Again>>();
  againBy.set(services.record, known);
  const { name } = witness.key;
  const before = known.get(name);
  const signed = await before;
  if (signed?.note === last.note && isGood(services, signed)) return signed.cosignature;
  // Another reader may have asked while this one waited.
  if (known.get(name) === before) known.set(name, ask(services, witness, last));
  const now = await known.get(name);
  return now?.note === last.note ? now.cosignature : null;
}

function isGood({ clock }: Services, { cosignature, askedAt }: Again): boolean {
  if (!cosignature) return performance.now() < askedAt + REST_MILLISECONDS;
  return cosignature.at.getTime() > clock.now().getTime() - YOUNG_FOR_MILLISECONDS;
}

async function ask(services: Services, witness: Witness, last: Signed): Promise<Again> {
  const askedAt = performance.now();
  const cosignature = await askToSign(services, witness, last, last.size).catch((failure: unknown) => {
    services.log.warn({ err: failure, witness: witness.key.name }, 'a witness did not sign again');
    return null;
  });
  return { note: last.note, cosignature, askedAt };
}
