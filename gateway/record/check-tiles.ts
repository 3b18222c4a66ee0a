import type { Services } from '#gateway/auth/context.ts';
import { checkSigned } from './check-signed.ts';
import { stopRecordFor } from './sign-checkpoint.sql.ts';

/**
 * Once a day, the whole signed log: what was changed far below its edge is found without waiting for a process to be
 * started. It stops the log, and `signCheckpoint` lets it go on once a whole check finds nothing.
 */
export async function checkTiles(services: Services): Promise<void> {
  const { signer } = services.record;
  if (!signer) return;
  const { problem, size } = await checkSigned(services, signer.key, 'all');
  if (problem === null) return;
  await stopRecordFor.run(services.database.em, { problem });
  services.log.error({ problem, size }, 'the record is stopped: leaves and tiles differ');
}
