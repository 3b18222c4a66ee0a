import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packTar } from './package.mjs';

/**
 * Packs the verifier as an npm package of one program without dependencies, for Node from 20 up: dist/record/verify.tgz,
 * or the folder that is named; beside it the program alone, verify.mjs. The gateway serves both under /record.
 */
const folder = process.argv[2] ?? 'dist/record';
const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));

const { outputFiles } = await build({
  entryPoints: ['record/verifier/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'none',
  write: false,
});
const program = Buffer.from(outputFiles[0].contents);
const manifest = {
  name: 'chalkline-verify',
  version,
  description: 'Checks a record of picks: that none was changed, back-dated or left out.',
  license,
  type: 'module',
  bin: { verify: 'verify.js' },
  engines: { node: '>=20' },
};
const tgz = packTar([
  {
    name: 'package/package.json',
    content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
    mode: 0o644,
  },
  { name: 'package/LICENSE', content: readFileSync('LICENSE'), mode: 0o644 },
  { name: 'package/README.md', content: readFileSync('docs/record.md'), mode: 0o644 },
  ...['record-formats.md', 'record-not-proven.md'].map((name) => ({
    name: `package/${name}`,
    content: readFileSync(`docs/${name}`),
    mode: 0o644,
  })),
  { name: 'package/verify.js', content: program, mode: 0o755 },
]);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'verify.tgz'), tgz);
writeFileSync(join(folder, 'verify.mjs'), program);
