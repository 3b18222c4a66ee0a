import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Whether a PostgreSQL answers at `url`. Waits a moment before it returns no, so that callers can poll. */
export async function postgresAnswers(url: string): Promise<'yes' | 'no'> {
  return (await firstValue(url, 'select true')) ? 'yes' : 'no';
}

/** The same, of one that also takes writes: after a restore it answers before it has read the archive to its end. */
export async function postgresTakesWrites(url: string): Promise<boolean> {
  return firstValue(url, 'select not pg_is_in_recovery()');
}

async function firstValue(url: string, question: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A connection that is closed right after it was accepted is reported as an event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<[boolean]>({ text: question, rowMode: 'array' });
    return rows[0]?.[0] ?? false;
  } catch {
    await pause(100);
    return false;
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
