import type { Services } from '#gateway/auth/context.ts';
import { readProgram } from '#gateway/database/program.ts';
import { unknownParts } from '#gateway/database/unknown-parts.ts';
import { heldProgramHash } from './check-program.sql.ts';

/**
 * Says in the log, at the start, when the database does not hold the program of this build, which is so while a newer release
 * is rolled out, or holds functions and triggers that no file knows. Neither keeps a gateway from serving.
 */
export async function checkProgram({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  const program = readProgram();
  try {
    const held = await heldProgramHash.first(database.em);
    if (held?.hash !== program.hash)
      log.warn(
        { held: held?.hash, ours: program.hash },
        'the database holds the program of another build: run migrate, unless another release is being rolled out',
      );
    const unknown = await unknownParts((statement) => database.em.execute(statement), program);
    if (unknown.functions.length + unknown.triggers.length > 0)
      log.warn(
        unknown,
        'the database has functions or triggers that no file of gateway/database/program makes',
      );
  } catch (failure) {
    log.warn({ err: failure }, 'the program of the database could not be checked');
  }
}
