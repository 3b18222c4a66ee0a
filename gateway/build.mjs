import { build } from 'esbuild';

/** Bundles the gateway's own code into dist/gateway/main.js, or the folder that is named; packages stay in node_modules. */
await build({
  entryPoints: ['gateway/main.ts'],
  outdir: process.argv[2] ?? 'dist/gateway',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
});
