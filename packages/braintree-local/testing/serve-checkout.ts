import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { localBraintree } from '../vite-plugin.ts';

/** `serve-checkout.ts <cache>`: serves the test page by Vite's development server and prints its address. */
const server = await createServer({
  root: fileURLToPath(new URL('./checkout', import.meta.url)),
  cacheDir: process.argv[2],
  configFile: false,
  plugins: [localBraintree()],
  server: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
await server.listen();
process.stdout.write(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}\n`);
