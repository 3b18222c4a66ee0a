import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { localBraintree } from '../vite-plugin.ts';

/** `build-checkout.ts <folder> [--plugin]`: builds the test page for production into a folder. */
const [, , folder, plugin] = process.argv;

await build({
  root: fileURLToPath(new URL('./checkout', import.meta.url)),
  plugins: plugin === '--plugin' ? [localBraintree()] : [],
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
});
