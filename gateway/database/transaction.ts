import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { failureOf } from './failures.ts';

/** Runs work in its own transaction. Refusals by the database become AppErrors. */
export async function inTransaction<T>(
  { database }: { database: MikroORM },
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.em.fork().transactional(work);
  } catch (failure) {
    if (failure instanceof UniqueConstraintViolationException) throw failure;
    throw failureOf(failure);
  }
}
