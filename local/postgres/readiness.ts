import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Whether a PostgreSQL answers at `url`. Waits a moment before it returns no, so that callers can poll. */
export async function postgresAnswers(url: string): Promise<'yes' | 'no'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A connection that is closed right after it was accepted is reported as an event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'yes';
  } catch {
    await pause(100);
    return 'no';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the role and the database the product uses, as an operator would; does nothing when they exist. */
export async function makeApplicationDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = 'chalkline'");
    if (role.rowCount === 0) {
      await client.query(`create role chalkline login password ${client.escapeLiteral(password)}`);
    }
    const database = await client.query("select 1 from pg_database where datname = 'chalkline'");
    if (database.rowCount === 0) await client.query('create database chalkline owner chalkline');
  } finally {
    await client.end();
  }
}
