import type { Pool, PoolClient } from 'pg';

/** Whoever held a dropped connection has learned of it long before, and given it back if it ever will. */
const PATIENCE_MILLISECONDS = 1_000;

/**
 * Takes connections back that the server dropped in the middle of a transaction. Kysely gives a connection
 * back only after its rollback has succeeded, which it cannot on a dead one: each such transaction would
 * cost the pool a place until none is left, and closing the pool would wait for ever.
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
