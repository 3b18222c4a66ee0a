import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ClientWorld, LEARNED, openClientWorld, provoke } from '#gateway/testing/client-world.ts';
import { type InstalledClient, installClient, useClient } from '#local/testing/client-package.ts';

/** Runtimes that nobody needs to develop the product: npm brings them when this runs. */
const RUNTIMES: [name: string, npmPackage: string, ...command: string[]][] = [
  ['Node 20', 'node@20.19.5', 'node'],
  ['Deno', 'deno@2.5.6', 'deno', 'run', '--allow-net', '--allow-env', '--node-modules-dir=manual'],
];

let client: InstalledClient;
beforeAll(async () => {
  client = await installClient();
});
afterAll(() => rmSync(client.folder, { recursive: true, force: true }));

test.each(RUNTIMES)(
  'the client does all that it promises on %s',
  async (_name, npmPackage, ...command) => {
    const [program = '', ...args] = command;
    const npx = ['--yes', '--package', npmPackage, 'sh', '-c', `command -v ${program}`];
    const path = execFileSync('npx', npx, { cwd: client.folder, encoding: 'utf8' }).trim();
    const world: ClientWorld = await openClientWorld();
    try {
      expect(await useClient([path, ...args], client, world.env, provoke(world))).toEqual(LEARNED);
    } finally {
      await world.close();
    }
  },
  300_000,
);
