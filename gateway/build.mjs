import { build } from 'esbuild';

/** Bundles the gateway's own code into dist/gateway/main.js; packages stay in node_modules. */
await build({
  entryPoints: ['gateway/main.ts'],
  outdir: 'dist/gateway',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
});
