import type { Pool, PoolClient } from 'pg';

/** Long enough for the code that held a dropped connection to notice and release it. */
const ROLLBACK_TIMEOUT_MILLISECONDS = 1_000;

/**
 * Reclaims connections that the server dropped in the middle of a transaction. Kysely releases a connection only after
 * its rollback has succeeded, which never happens on a dead one: each such transaction would take a slot of the pool
 * until none is left, and closing the pool would wait forever.
 */
export function takeBackDropped(pool: Pool): void {
  const checkedOut = new Set<PoolClient>();
  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_failure, client) => checkedOut.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!checkedOut.has(client)) return;
      setTimeout(() => checkedOut.has(client) && client.release(true), ROLLBACK_TIMEOUT_MILLISECONDS);
    });
  });
}
