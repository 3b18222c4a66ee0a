import pg from 'pg';
import { now } from '#local/system/clock.ts';
import { seedMembers } from './seed-members.ts';
import { seedPicks } from './seed-picks.ts';
import type { DemoSigners } from './sign-demo-log.ts';

/**
 * Fills the product's tables with the demo members and picks that are not there yet, relative to the
 * product's own day. What people have changed since stays as it is. With `signers` the log of their picks is signed and
 * witnessed day by day.
 */
export async function seedDatabase(databaseUrl: string, signers: DemoSigners | null = null): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that is lost is also reported as an event; the query that was lost with it says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await seedMembers(client, now());
    await seedPicks(client, now(), signers);
    await client.query('commit');
    // A first start fills the record, and the planner knows nothing of it until PostgreSQL looks by itself, minutes later.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
