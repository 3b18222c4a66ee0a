import { build } from 'esbuild';

/** Bundles the gateway's own code into dist/gateway/main.js, or the folder that is named; packages stay in node_modules. */
await build({
  // The second is a thread of its own (gateway/public-pages/card-drawing.ts).
  entryPoints: ['gateway/main.ts', 'gateway/public-pages/draw-card.worker.ts'],
  outbase: 'gateway',
  outdir: process.argv[2] ?? 'dist/gateway',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
});
