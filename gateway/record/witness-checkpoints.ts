import type { Services } from '#gateway/auth/context.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { cosignedAt } from '#record/note/cosignature.ts';
import { parseNote, signatureLine, signaturesBy } from '#record/note/note.ts';
import { noteClaim } from './ask-witnesses.ts';
import { readAnswer } from './read-answer.ts';
import { addCheckpoint, lastSigned, type Signed, sizeOfConflict } from './witness-protocol.ts';

/** How far the clock of a witness may be from ours. */
const TOLERANCE_MILLISECONDS = 5 * 60_000;

/** Shows the last checkpoint to each witness that has not signed it, and keeps what they sign. */
export async function witnessCheckpoints(services: Services): Promise<void> {
  const { record, database, log } = services;
  if (record.witnesses.length === 0) return;
  const last = await lastSigned(database.em);
  if (!last) return;
  await Promise.all(
    record.witnesses.map((witness) =>
      showTo(services, witness, last).catch((failure: unknown) =>
        log.warn({ err: failure, witness: witness.key.name }, 'a witness did not sign'),
      ),
    ),
  );
}

async function showTo(services: Services, witness: Witness, last: Signed): Promise<void> {
  const { em } = services.database;
  const [seen] = await em.execute<{ size: number }[]>(
    'select coalesce(max(size), 0) as size from record_cosignatures where name = ?',
    [witness.key.name],
  );
  if (!seen || seen.size >= last.size) return;
  const answer = await addCheckpoint(em, witness, last, seen.size);
  if (answer.status !== 409) return keep(services, witness, last, answer);
  const size = await sizeOfConflict(answer);
  noteClaim(services, witness, size);
  if (size > last.size) throw new Error(`It has seen ${size} leaves, and the log has ${last.size}`);
  await keep(services, witness, last, await addCheckpoint(em, witness, last, size));
}

async function keep(
  { database, clock }: Services,
  { key }: Witness,
  last: Signed,
  answer: Response,
): Promise<void> {
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  const { note } = parseCheckpoint(last.note);
  const signed = parseNote(`${note.text}\n${(await readAnswer(answer)).toString()}`);
  const [signature] = signaturesBy(key, signed);
  const seconds = signature && cosignedAt(key, note.text, signature);
  if (!signature || seconds == null) throw new Error('What it signed is not our checkpoint');
  // Kept, it would be part of the record for ever: by a time to come all that is sealed would be overdue.
  const [at, now] = [new Date(seconds * 1_000), clock.now()];
  if (Math.abs(at.getTime() - now.getTime()) > TOLERANCE_MILLISECONDS)
    throw new Error(`It says that it signed at ${at.toISOString()}, and it is ${now.toISOString()}`);
  await database.em.execute(
    'insert into record_cosignatures (size, name, at, line) values (?, ?, ?, ?) on conflict do nothing',
    [last.size, key.name, at, signatureLine(signature)],
  );
}
