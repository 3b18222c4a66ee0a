import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import ts from 'typescript';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { checkStatements } from '#schema/codegen/statements/check-statements.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await migratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the compiler says of a file that reads statements whose modules have these texts. */
function compiled(file: string, modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const host = ts.createCompilerHost(options);
  const onDisk = host.readFile;
  host.readFile = (path) => modules.get(relative('.', path).replaceAll('\\', '/')) ?? onDisk(path);
  const program = ts.createProgram([resolve(file)], { ...options, noEmit: true }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(resolve(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

// A statement that names the column is said with file, line and name; who reads it by `*` is said by the compiler.
test.each([
  {
    renamed: 'subscriptions.failed_attempts',
    named: [],
    reader: 'gateway/billing/ledger/subscription-rows.ts',
    missing: 'failedAttempts',
  },
  {
    renamed: 'coupons.max_per_customer',
    named: ['gateway/billing/ledger/coupon-claim.sql claimCoupon: column "max_per_customer" does not exist'],
    reader: 'gateway/billing/checkout/prepare-purchase.ts',
    missing: 'maxPerCustomer',
  },
  {
    renamed: 'webhook_deliveries.next_try_at',
    named: [
      'gateway/jobs/due-moments.sql dueMoments: column d.next_try_at does not exist',
      'gateway/outgoing-webhooks/claim-endpoint.sql claimEndpoint: column d.next_try_at does not exist',
      'gateway/outgoing-webhooks/claim-endpoint.sql nextDelivery: column d.next_try_at does not exist',
      'gateway/outgoing-webhooks/dispatch-events.sql dispatchEvents: column "next_try_at" of relation "webhook_deliveries" does not exist',
    ],
    reader: 'gateway/outgoing-webhooks/read-deliveries.ts',
    missing: 'nextTryAt',
  },
])('$renamed renamed is found before any test runs', async ({ renamed, named, reader, missing }) => {
  const [table, column] = renamed.split('.');
  await client.query(`alter table ${table} rename column ${column} to called_otherwise`);
  const { modules, problems } = await checkStatements(client);
  await client.query(`alter table ${table} rename column called_otherwise to ${column}`);
  expect(problems.map((problem) => problem.replace(/:\d+ /, ' '))).toEqual(named);
  expect(compiled(reader, new Map())).toEqual([]);
  expect(compiled(reader, modules).join()).toContain(missing);
});
