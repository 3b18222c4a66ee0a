import type { FastifyInstance } from 'fastify';
import { createApp } from '#gateway/app.ts';
import type { Services } from '#gateway/auth/context.ts';
import { type Environment } from '#gateway/env.ts';
import { createLog } from '#gateway/log.ts';
import type { QuotaOwnerKind } from '#gateway/rate-limits/quota-owner.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { settableClock } from './clock.ts';
import { migratedDatabase, required } from './database.ts';

/** Tests live on a day that is still to come, because the product's clock is never behind real time. */
export const NOON = '2031-11-20T17:00:00.000Z';
export const TODAY = '2031-11-20';
export const YESTERDAY = '2031-11-19';
export const TOMORROW = '2031-11-21';

export interface TestGateway {
  app: FastifyInstance;
  services: Services & { clock: ReturnType<typeof settableClock> };
  env: Environment;
  databaseUrl: string;
  /** Everything that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

/** Signs the logs of tests: a seed of ones. */
export const RECORD_KEY =
  'PRIVATE+KEY+picks.example/record/log+87aa6a46+AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';

/** All requests of a test fall into one minute, because its clock does not move. */
const ENOUGH = 1_000_000_000;
export const PLENTY: Record<QuotaOwnerKind, number> = {
  visitor: ENOUGH,
  member: ENOUGH,
  staff: ENOUGH,
  key: ENOUGH,
};

/** The real gateway on a database of its own and the real identity emulator; its clock is set to NOON. */
export async function openGateway(
  overrides: Record<string, string> = {},
  points: Record<QuotaOwnerKind, number> = PLENTY,
): Promise<TestGateway> {
  const database = await migratedDatabase();
  const lines: string[] = [];
  const env = testEnvironment({ ...database.environment, ...overrides });
  const log = createLog(env.LOG_LEVEL, { write: (line: string) => lines.push(line) });
  const services = await openServices(env, { clock: settableClock(NOON), log, pointsPerMinute: points });
  const app = await createApp(services, env);
  return {
    app,
    services,
    env,
    databaseUrl: database.url,
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      await closeServices(services, true);
      await database.drop();
    },
  };
}

function testEnvironment(given: Record<string, string>): Environment {
  return readEnvironment(testVariables(given));
}

/** The variables of a test's gateway, for a process of its own too. */
export function testVariables(given: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'test',
    FIREBASE_PROJECT_ID: 'demo-chalkline',
    FIREBASE_API_KEY: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
    BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1',
    BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
    BRAINTREE_PUBLIC_KEY: 'integration_public_key',
    BRAINTREE_PRIVATE_KEY: 'integration_private_key',
    BRAINTREE_TIMEOUT_MS: '1000',
    FRONTEND_DIR: 'no-front-end-in-this-test',
    WEBHOOK_LOOPBACK: 'on',
    RECORD_KEY,
    // How long work takes is a matter of luck: what costs a buyer a second would cost a test a minute.
    CHALLENGE_BITS: '8',
    MARKETING_SAMPLES: 'on',
    LOG_LEVEL: 'debug',
    ...given,
  };
}
