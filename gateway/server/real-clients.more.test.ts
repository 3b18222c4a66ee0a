import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { secretOf, signedHeaders } from '#gateway/outgoing-webhooks/secret.ts';
import { NOON, openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { listening } from '#gateway/testing/streams.ts';
import { member } from '#gateway/testing/users.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** The clients of examples/clients, installed in a folder that is thrown away: nobody who starts the product needs them. */
const folder = temporaryFolder();
const run = promisify(execFile);
const DEBIAN_PYTHON = '/usr/bin/python3';
const [BODY, SIGNING_KEY, ENDPOINT] = [
  JSON.stringify({ type: 'webhook.test', data: {} }),
  'a key that signs',
  { id: 'hook_1', secretVersion: 1, previousSecretUntil: null },
];

let gateway: TestGateway;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  ensureProgram(DEBIAN_PYTHON, 'python3-graphql-core', ['-c', 'import graphql']);
  ensureProgram(DEBIAN_PYTHON, 'python3-requests', ['-c', 'import requests']);
  gateway = await openGateway();
  const origin = await listening(gateway);
  const owner = await member(gateway, { role: 'OWNER' });
  const key = await givenKey(gateway, owner, ['READ_PICKS', 'WRITE_PICKS']);
  const headers = signedHeaders(SIGNING_KEY, ENDPOINT, 'evt_1', BODY, new Date(NOON));
  env = {
    ...process.env,
    ...{ CHALKLINE: origin, KEY: key.token },
    ...{ SECRET: secretOf(SIGNING_KEY, ENDPOINT.id, 1), CALL: JSON.stringify({ body: BODY, headers }) },
  };
  cpSync('examples/clients', folder, { recursive: true });
  cpSync('.npmrc', join(folder, '.npmrc'));
  await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  await generate(origin);
}, 300_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the generators make of the contracts as the product serves them. */
async function generate(origin: string): Promise<void> {
  mkdirSync(join(folder, 'generated'));
  for (const [file, path] of Object.entries({
    'schema.graphql': '/schema.graphql',
    'openapi.json': '/api/openapi.json',
  }))
    writeFileSync(join(folder, 'generated', file), await (await fetch(`${origin}${path}`)).text());
  await npx('relay-compiler');
  await npx('genql', '--schema', './generated/schema.graphql', '--output', './generated/genql');
  await npx('gql.tada', 'generate-output');
  await npx('openapi-typescript', './generated/openapi.json', '-o', './generated/openapi-typescript.d.ts');
  await npx('openapi-ts', '-i', './generated/openapi.json', '-o', './generated/hey-api', '--no-log-file');
}

const npx = (...words: string[]) => run('npx', ['--no-install', ...words], { cwd: folder });

/** Bundled as an application is, then run by Node. */
async function learned(program: string): Promise<unknown> {
  const outfile = join(folder, `${program}.mjs`);
  await build({
    ...{
      entryPoints: [join(folder, `${program}.ts`)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    },
    // For packages that are CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const { stdout } = await run(process.execPath, [outfile], { cwd: folder, env, timeout: 60_000 });
  return JSON.parse(stdout);
}

const ASKED = { query: TODAY, mutation: 'Buffalo Bills' };

const GRAPHQL = ['urql', 'apollo-client', 'relay', 'gql-tada', 'graphql-request', 'genql'];
const REST = ['openapi-fetch', 'hey-api'];
test.each([...GRAPHQL, ...REST])('%s asks, posts and listens', async (program) => {
  expect(await learned(program)).toEqual({ ...ASKED, stream: TODAY });
});

test('graphql-core in Python checks its documents against the schema, asks, posts and listens', async () => {
  const { stdout } = await run(DEBIAN_PYTHON, [join(folder, 'graphql-core.py')], { env, timeout: 60_000 });
  expect(JSON.parse(stdout)).toEqual({ ...ASKED, stream: TODAY });
});

test('standardwebhooks and svix believe what we sign in a fetch handler, and nothing else', async () => {
  expect(await learned('webhooks')).toEqual({ standardwebhooks: [204, 400], svix: [204, 400] });
});

test('the types of all of them fit how they are used', async () => {
  // It writes what does not fit to its output.
  const { stdout } = await npx('tsc', '--project', '.').catch((failure: { stdout: string }) => failure);
  expect(stdout).toBe('');
});
