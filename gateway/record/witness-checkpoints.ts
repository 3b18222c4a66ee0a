import type { Services } from '#gateway/auth/context.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { cosignedAt } from '#record/note/cosignature.ts';
import { parseNote, signatureLine, signaturesBy } from '#record/note/note.ts';
import { toBase64 } from '#record/platform.ts';
import { proveConsistency } from '#record/tiles/proofs.ts';
import { noteKnownSize } from './known-size.ts';
import { tileReader } from './stored-tiles.ts';

const TIMEOUT_MILLISECONDS = 5_000;

interface Signed {
  size: number;
  note: string;
}

/** Shows the last checkpoint to each witness that has not signed it, and keeps what they sign. */
export async function witnessCheckpoints(services: Services): Promise<void> {
  const { record, database, log } = services;
  if (record.witnesses.length === 0) return;
  const [last] = await database.em.execute<Signed[]>(
    'select size, note from record_checkpoints order by size desc limit 1',
  );
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
  const [seen] = await services.database.em.execute<{ size: number }[]>(
    'select coalesce(max(size), 0) as size from record_cosignatures where name = ?',
    [witness.key.name],
  );
  if (!seen || seen.size >= last.size) return;
  const answer = await post(services, witness, last, seen.size);
  if (answer.status !== 409) return keep(services, witness, last, answer);
  const size = Number(await answer.text());
  if (!Number.isSafeInteger(size)) throw new Error('It answered 409 without a size');
  noteKnownSize(services, size);
  if (size > last.size) throw new Error(`It has seen ${size} leaves, and the log has ${last.size}`);
  await keep(services, witness, last, await post(services, witness, last, size));
}

/** c2sp.org/tlog-witness: the size it has seen, the proof that the log goes on from there, and the checkpoint. */
async function post(
  { database }: Services,
  { url }: Witness,
  { size, note }: Signed,
  older: number,
): Promise<Response> {
  const proof = older > 0 && older < size ? await proveConsistency(older, size, tileReader(database.em)) : [];
  const body = [`old ${older}`, ...proof.map(toBase64), '', note].join('\n');
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  return fetch(`${url}/add-checkpoint`, { method: 'POST', body, signal });
}

async function keep({ database }: Services, { key }: Witness, last: Signed, answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  const { note } = parseCheckpoint(last.note);
  const signed = parseNote(`${note.text}\n${await answer.text()}`);
  const [signature] = signaturesBy(key, signed);
  const seconds = signature && cosignedAt(key, note.text, signature);
  if (!signature || seconds == null) throw new Error('What it signed is not our checkpoint');
  await database.em.execute(
    'insert into record_cosignatures (size, name, at, line) values (?, ?, ?, ?) on conflict do nothing',
    [last.size, key.name, new Date(seconds * 1_000), signatureLine(signature)],
  );
}
