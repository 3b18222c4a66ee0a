import type { Pool, PoolClient } from 'pg';

/** Long enough for the code that held a dropped connection to notice and release it. */
const PATIENCE_MILLISECONDS = 1_000;

/**
 * Reclaims connections that the server dropped in the middle of a transaction. Kysely releases a connection only after
 * its rollback has succeeded, which never happens on a dead one: each such transaction would take a slot of the pool
 * until none is left, and closing the pool would wait forever.
 */
export function takeBackDropped(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_failure, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      setTimeout(() => held.has(client) && client.release(true), PATIENCE_MILLISECONDS);
    });
  });
}
