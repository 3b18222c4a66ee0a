import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database on the real PostgreSQL of the test world. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const maintenance = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(maintenance, `create database ${name}`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(maintenance, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test, or jest's project gateway`);
  return value;
}
