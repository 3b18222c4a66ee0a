import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firstRequests } from '#gateway/developers/first-request.ts';
import { type ClientWorld, LEARNED, openClientWorld, provoke } from '#gateway/testing/client-world.ts';
import { type InstalledClient, installClient, useClient } from '#local/testing/client-package.ts';

let client: InstalledClient;
let world: ClientWorld;
beforeAll(async () => {
  client = await installClient();
  world = await openClientWorld();
});
afterAll(async () => {
  await world?.close();
  rmSync(client.folder, { recursive: true, force: true });
});

const MODULES = ['ask', 'chalkline', 'documents', 'error', 'live', 'operations', 'server-events', 'webhooks'];

test('npm would publish its code, its types, README and licence, and nothing else', () => {
  expect(client.files).toEqual(
    [
      'LICENSE',
      'README.md',
      'package.json',
      ...MODULES.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
    ].sort(),
  );
  const described = JSON.parse(
    readFileSync(join(client.folder, 'node_modules/chalkline-client/package.json'), 'utf8'),
  );
  expect(described).not.toHaveProperty('dependencies');
  expect(described).not.toHaveProperty('private');
  for (const name of MODULES)
    expect(
      readFileSync(join(client.folder, `node_modules/chalkline-client/dist/${name}.js`), 'utf8'),
    ).not.toMatch(/\bfrom '(?!\.\/)|\bprocess\b|\bBuffer\b|require\(/);
});

test('reads, follows through a broken connection, and believes only what was signed', async () => {
  expect(await useClient([process.execPath], client, world.env, provoke(world))).toEqual(LEARNED);
});

test('the examples of its README and of /developers compile against its types, and fields that there are none of do not', () => {
  const example =
    /^```ts run=board\n(.*?)^```$/ms.exec(readFileSync('packages/client/README.md', 'utf8'))?.[1] ?? '';
  const compile = (text: string) => {
    writeFileSync(join(client.folder, 'example.ts'), text);
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023'];
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, 'example.ts'], {
      cwd: client.folder,
      stdio: 'pipe',
    });
  };
  compile(example);
  compile(firstRequests('https://picks.example').at(-1)?.text ?? 'none');
  expect(() => compile(example.replace('figures?.wins', 'figures?.victories'))).toThrow();
});
