import { cpSync } from 'node:fs';
import { build } from 'esbuild';

/** Bundles the gateway's own code into dist/gateway/main.js, or the folder that is named; packages stay in node_modules. */
const folder = process.argv[2] ?? 'dist/gateway';
await build({
  // The second is a thread of its own (gateway/public-pages/card-drawing.ts).
  entryPoints: ['gateway/main.ts', 'gateway/public-pages/draw-card.worker.ts'],
  outbase: 'gateway',
  outdir: folder,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
});

// Where gateway/database/sql-files.ts looks for them.
for (const name of ['migrations', 'program'])
  cpSync(`gateway/database/${name}`, `${folder}/${name}`, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });
