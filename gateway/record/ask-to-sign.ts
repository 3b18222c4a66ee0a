import type { Services } from '#gateway/auth/context.ts';
import { readAnswer } from '#gateway/integrations/outgoing/read-answer.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { cosignedAt } from '#record/note/cosignature.ts';
import { parseNote, signatureLine, signaturesBy } from '#record/note/note.ts';
import { noteClaim } from './ask-witnesses.ts';
import { addCheckpoint, type Signed, sizeOfConflict } from './witness-protocol.ts';

/** How far the clock of a witness may be from ours. */
const TOLERANCE_MILLISECONDS = 5 * 60_000;

export interface Cosignature {
  at: Date;
  /** As written under a note. */
  line: string;
}

/**
 * Has a witness sign a checkpoint; `older` is the size that it has seen, as far as we know: the same size where it is to sign
 * once more. Throws when it does not sign, or signs something else.
 */
export async function askToSign(
  services: Services,
  witness: Witness,
  last: Signed,
  older: number,
): Promise<Cosignature> {
  const { em } = services.database;
  const answer = await addCheckpoint(em, witness, last, older);
  if (answer.status !== 409) return cosignatureIn(services, witness, last, answer);
  const size = await sizeOfConflict(answer);
  noteClaim(services, witness, size);
  if (size > last.size) throw new Error(`It has seen ${size} leaves, and was asked to sign ${last.size}`);
  return cosignatureIn(services, witness, last, await addCheckpoint(em, witness, last, size));
}

async function cosignatureIn(
  { clock }: Services,
  { key }: Witness,
  last: Signed,
  answer: Response,
): Promise<Cosignature> {
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  const { note } = parseCheckpoint(last.note);
  const signed = parseNote(`${note.text}\n${(await readAnswer(answer)).toString()}`);
  const [signature] = signaturesBy(key, signed);
  const seconds = signature && cosignedAt(key, note.text, signature);
  if (!signature || seconds == null) throw new Error('What it signed is not our checkpoint');
  // Kept, it would be part of the record for good: by a time to come all that is sealed would be overdue.
  const [at, now] = [new Date(seconds * 1_000), clock.now()];
  if (Math.abs(at.getTime() - now.getTime()) > TOLERANCE_MILLISECONDS)
    throw new Error(`It says that it signed at ${at.toISOString()}, and it is ${now.toISOString()}`);
  return { at, line: signatureLine(signature) };
}
