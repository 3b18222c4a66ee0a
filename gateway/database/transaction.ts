import type { EntityManager } from '@mikro-orm/postgresql';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/context.ts';
import { failureOf } from './failures.ts';

/** A transaction of its own, with the database's refusals translated to the product's words. */
export async function inTransaction<T>(
  { database }: Pick<Services, 'database'>,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.em.fork().transactional(work);
  } catch (failure) {
    if (failure instanceof UniqueConstraintViolationException) throw failure;
    throw failureOf(failure);
  }
}
