import { cpSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Bundles the gateway's own code into dist/gateway, or the folder that is named; packages stay in node_modules. What is run
 * is main.js there, which loads the bundle.
 */
const folder = process.argv[2] ?? 'dist/gateway';
await build({
  // The second is a thread of its own (gateway/public-pages/card-drawing.ts).
  entryPoints: [
    { in: 'gateway/main.ts', out: 'gateway' },
    { in: 'gateway/public-pages/draw-card.worker.ts', out: 'public-pages/draw-card.worker' },
  ],
  outdir: folder,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
});

cpSync('gateway/launch.mjs', `${folder}/main.js`);
// Where gateway/database/sql-files.ts looks for them.
for (const name of ['migrations', 'program'])
  cpSync(`gateway/database/${name}`, `${folder}/${name}`, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });
