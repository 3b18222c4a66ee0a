import type { Services } from '#gateway/auth/context.ts';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { askToSign } from './ask-to-sign.ts';
import * as statements from './read-checkpoint.sql.ts';
import { type Signed } from './witness-protocol.ts';

/** Shows the last checkpoint to each witness that has not signed it, and keeps what they sign. */
export async function witnessCheckpoints(services: Services): Promise<void> {
  const { record, database, log } = services;
  if (record.witnesses.length === 0) return;
  const last = await statements.lastSigned.first(database.em);
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
  const { name } = witness.key;
  const seen = await statements.sizeWitnessedBy.first(em, { name });
  if (!seen || seen.size >= last.size) return;
  const { at, line } = await askToSign(services, witness, last, seen.size);
  await statements.keepCosignature.run(em, { size: last.size, name, at, line });
}
