import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase } from '#gateway/testing/database.ts';
import { printSchema } from '#gateway/testing/print-schema.ts';

const FILE = 'schema/database.sql';
const HEAD = `-- The schema of the database as PostgreSQL prints it, for review: what a change does to tables, functions and triggers.
-- Written by npm run codegen from gateway/database; a stale file fails gateway/database/committed-schema.test.ts.

`;

/** It is here, and not among the checks of generated files, because it needs a PostgreSQL. `npm run codegen` sets WRITE_SCHEMA. */
test('schema/database.sql is the schema that migrations and program make', async () => {
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const printed = HEAD + (await printSchema(client));
  await client.end();
  await database.drop();
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, printed);
  if (readFileSync(FILE, 'utf8') !== printed)
    throw new Error(
      `${FILE} is not what gateway/database makes any more. Run: npm run codegen, and commit it.`,
    );
  expect(printed).toContain('CREATE OR REPLACE FUNCTION record_seal(');
});
