import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApp } from '#gateway/app.ts';
import { settableClock } from '#gateway/clock.ts';
import type { Services } from '#gateway/context.ts';
import { openDatabase } from '#gateway/database/orm.ts';
import { readEnvironment } from '#gateway/env.ts';
import { openIdentity } from '#gateway/identity/identity.ts';
import { createLog } from '#gateway/log.ts';

/** Tests live on a day that is still to come, because the product's clock is never behind real time. */
export const NOON = '2031-11-20T17:00:00.000Z';
export const TODAY = '2031-11-20';

export interface TestGateway {
  app: FastifyInstance;
  services: Services & { clock: ReturnType<typeof settableClock> };
  databaseUrl: string;
  close(): Promise<void>;
}

/** The real gateway on a database of its own and the real identity emulator; its clock stands at NOON. */
export async function openGateway(overrides: Record<string, string> = {}): Promise<TestGateway> {
  const maintenance = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(maintenance, `create database ${name}`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const env = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: url.href,
    FIREBASE_PROJECT_ID: 'demo-chalkline',
    FIREBASE_API_KEY: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
    LOG_LEVEL: 'silent',
    ...overrides,
  });
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env.DATABASE_URL, log);
  await database.migrator.up();
  const identity = openIdentity(env.FIREBASE_PROJECT_ID);
  const services = {
    database,
    identity,
    clock: settableClock(NOON),
    log,
    adminEmails: [],
  };
  const app = await createApp(services, env);
  return {
    app,
    services,
    databaseUrl: url.href,
    close: async () => {
      await app.close();
      await Promise.all([database.close(true), identity.close()]);
      await administer(maintenance, `drop database ${name} with (force)`);
    },
  };
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
