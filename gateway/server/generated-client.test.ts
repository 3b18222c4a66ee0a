import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await openGateway();
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  for (const name of ['schema', 'examples', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const guide = readFileSync('docs/graphql.md', 'utf8');
  for (const [, file = '', text = ''] of guide.matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms))
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

test('the generated client of docs/graphql.md is made, compiles and asks', async () => {
  await givenPick(gateway, { date: YESTERDAY, result: 'WIN' });
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  node('node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
  const compiler = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'esnext', '--target', 'es2023'];
  node(
    'node_modules/typescript/bin/tsc',
    ...compiler,
    '--moduleResolution',
    'bundler',
    '--types',
    'node',
    'client.ts',
  );
  const printed = await new Promise<string>((done, failed) => {
    const env = { ...process.env, CHALKLINE: origin };
    const args = ['--import', 'tsx', 'client.ts'];
    execFile(process.execPath, args, { cwd: folder, env }, (failure, stdout) =>
      failure ? failed(failure) : done(stdout),
    );
  });
  expect(printed).toBe('NFL 1 0 1.82\n');
});

test('generated from the address of the API alone, every date and time is typed', async () => {
  const origin = `http://127.0.0.1:${(gateway.app.server.address() as { port: number }).port}`;
  for (const [name, schema] of Object.entries({ introspected: '/graphql', downloaded: '/schema.graphql' })) {
    const config = readFileSync(join(folder, 'codegen.ts'), 'utf8')
      .replace("'schema/schema.graphql'", `'${origin}${schema}'`)
      .replace('chalkline.ts', `${name}.ts`)
      .replace("'typescript-operations'", "'typescript', 'typescript-operations'");
    writeFileSync(join(folder, `${name}.config.ts`), config);
    const args = ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', `${name}.config.ts`];
    await new Promise<void>((done, failed) => {
      execFile(process.execPath, args, { cwd: folder }, (failure, _stdout, stderr) =>
        failure ? failed(new Error(stderr)) : done(),
      );
    });
    const types = readFileSync(join(folder, `${name}.ts`), 'utf8');
    expect(types).toMatch(/Date: \{ input: string; output: string;? \}/);
    const scalars = /^export type Scalars = \{\n(.*?)^\};$/ms.exec(types)?.[1] ?? '';
    expect(scalars.match(/\{ input: /g)).toHaveLength(8);
    expect(scalars).not.toMatch(/\b(any|unknown)\b/);
    expect(types).toContain("'PICK_STARTED'");
  }
});
